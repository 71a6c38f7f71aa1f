"""The story, checked as a whole: every card reachable, no dead end, every word there."""
