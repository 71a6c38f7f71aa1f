"""What whoever keeps a house wants to know of it."""
