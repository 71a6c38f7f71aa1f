"""The Merchant: a market with supply and demand, a warehouse, town orders and rivals."""
