"""Chapters "Battles in the lands" and "Defence of the Citadel"."""
