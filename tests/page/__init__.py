"""The built page as files, and as a folder of them."""
