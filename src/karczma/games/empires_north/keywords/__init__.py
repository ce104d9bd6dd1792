"""Chapter "Keywords"."""
