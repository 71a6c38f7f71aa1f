"""What a table and whoever looks at it say to each other."""
