"""What is answered where: the application, its paths and its live socket."""
