"""The contract every game keeps: state, actions, events, reasons, chance, secrets, record."""
