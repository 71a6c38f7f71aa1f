"""The Farmer: fields, crops as puzzle pieces, cattle and equipment (R6.1)."""
