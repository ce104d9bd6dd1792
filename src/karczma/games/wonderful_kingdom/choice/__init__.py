"""Chapter "Choice"."""
