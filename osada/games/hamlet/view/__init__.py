"""What a viewer may know, as data: `shape` says what is there, the others make it."""
