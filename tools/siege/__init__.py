"""`osada lab siege` and `osada lab kill`: what strangers and accidents do to a server and to the
people who play there meanwhile."""
