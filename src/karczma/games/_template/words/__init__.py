"""What the table says: events, what words need to know, and what anybody could work out."""
