"""Chapter "Harvest"."""
