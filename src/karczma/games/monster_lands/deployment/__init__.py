"""Chapter "Deployment phase", with "Outer areas" and "Settled lands"."""
