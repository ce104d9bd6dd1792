"""What the host does from the terminal, beside a house that is open: through its database, by no door of its own."""
