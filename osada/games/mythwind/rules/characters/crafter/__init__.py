"""The Crafter: a bag of materials, a workshop of five levels, orders and a good name."""
