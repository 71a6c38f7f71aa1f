"""What is printed, read from `content` and checked."""
