"""Variants: difficulty and table options, the Ploy expansion, the solo mode with its scenarios, the campaign."""
