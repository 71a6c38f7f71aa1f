"""What can be released: `tools/wheels`."""
