"""The machine below: settings, processes, threads, what is logged and counted."""
