"""The village: geometry of the tiles, and the graph of its roads."""
