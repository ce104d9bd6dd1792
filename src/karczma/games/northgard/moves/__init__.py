"""Chapter "Move action"."""
