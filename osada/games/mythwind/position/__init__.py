"""A moment of a campaign as data: written, and read back with every fault named."""
