"""Variants: only what differs from the usual game."""
