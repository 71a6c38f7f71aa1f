"""The rules of Hamlet: free of screens, languages and computer players."""
