"""The scenarios of `make load`: a full house, a burst, a crowd of spectators, two processes, a restart."""
