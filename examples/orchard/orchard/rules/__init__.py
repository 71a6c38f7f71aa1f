"""The rules of Orchard, free of screens, languages and computer players."""
