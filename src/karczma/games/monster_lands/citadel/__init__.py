"""Chapter "The Citadel and its buildings"."""
