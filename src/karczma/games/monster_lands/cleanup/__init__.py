"""Chapter "Cleanup phase"."""
