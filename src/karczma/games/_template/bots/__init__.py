"""What bots and statistics ask: how good a position is, and how a finished game went."""
