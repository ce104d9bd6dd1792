"""Chapter "Conquest": the module with the map."""
