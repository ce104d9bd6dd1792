"""Chapter "Combat"."""
