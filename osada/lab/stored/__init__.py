"""`osada lab stored`: what lists, and a start, cost in a house that has stored very many tables."""
