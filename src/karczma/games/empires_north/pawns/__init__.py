"""Chapter "Using a Clan action pawn": the five actions, and the ships that sail."""
