"""Accounts: signing in, passwords, and what somebody has played."""
