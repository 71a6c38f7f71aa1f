"""What holds for all tests."""

from __future__ import annotations

import signal

# Whoever is started in the background may have been told to ignore Ctrl-C, and whatever the tests
# start would inherit that: those that press it would wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
