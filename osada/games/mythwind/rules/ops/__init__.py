"""Every word of the effect language and every step of the town's flow, by what it is about."""
