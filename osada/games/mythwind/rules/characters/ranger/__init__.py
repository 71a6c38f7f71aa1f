"""The Ranger: prepares in town, then walks the wild, and is home every evening all the same."""
