"""Modules and variants of the rulebook: creatures, more creatures, the long game, teams. Only the differences."""
