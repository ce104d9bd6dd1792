"""Chapters "Map tiles" and "Explore", the tiles: what is printed on them, and the map they make."""
