"""Simulation: many games, measured. Nothing here knows a title."""
