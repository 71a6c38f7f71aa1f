"""A campaign told from its log alone: as Markdown, and as a page to print and share."""
