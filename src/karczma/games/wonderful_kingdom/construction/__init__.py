"""Chapters "Construction", "Recycling" and "Alchemy"."""
