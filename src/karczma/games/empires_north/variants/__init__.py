"""Differences from the multiplayer game."""
