"""`make secrecy`: two worlds that differ only in what a seat may not know are one and the same on its wire."""
