"""The corpus of small records: what is played for it, what it leads to, and what a change of that means."""
