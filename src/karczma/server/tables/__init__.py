"""Tables while they are played: the live game, its people, and what is sent to them."""
