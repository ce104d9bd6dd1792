"""Chapter "Actions": a turn, and the actions that cards allow but for moving and fighting."""
