"""What the server and its callers say to each other, and how it refuses."""
