"""`osada lab load` and `lab open`: how quickly a server tells everybody what happened."""
