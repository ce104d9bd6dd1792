"""Chapters "Building a Location" and "Laying out Locations"."""
