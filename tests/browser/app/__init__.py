"""Everything around tables: lobby, rulebook, campaigns, replays."""
