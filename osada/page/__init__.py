"""The built page as files: what belongs to one state of it, and how it lies in a folder."""
