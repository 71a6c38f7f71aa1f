"""Tables: what is played, voted and said at them, and what each viewer sees of it."""
