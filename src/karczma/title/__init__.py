"""A title: its descriptor, its options, how its records are played again, and what it must offer (contract.py)."""
