"""Tables while they are played: the live game, its people, and what they are told."""
