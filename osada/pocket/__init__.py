"""Tables on one device, without a server: what runs in a page's worker, and its folder."""
