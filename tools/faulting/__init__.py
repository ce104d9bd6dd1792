"""The faults of `make faults`, the people who play through them, and the checker of what they saw."""
