"""The four characters, each a journal of its own. MYT-CHAR-02."""
