"""What a page asks, answered for whoever hosts tables: the server's routes, and a page's worker.

Who asks is an `AtTable`, whom the host has let in; what they send and what they are told are the
messages of `osada/table/protocol`.
"""
