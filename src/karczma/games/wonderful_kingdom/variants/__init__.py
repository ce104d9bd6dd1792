"""Solo play: only what differs."""
