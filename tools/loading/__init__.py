"""The scenarios of `make load`: a full server, a burst, a crowd of spectators, two processes, a restart."""
