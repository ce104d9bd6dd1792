"""Boards of the titles that have one of their own; the others are shown by their zones."""
