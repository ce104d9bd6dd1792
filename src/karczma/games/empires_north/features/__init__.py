"""Chapter "Features"."""
