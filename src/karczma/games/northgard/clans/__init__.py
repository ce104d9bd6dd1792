"""Chapter "Clan powers"."""
