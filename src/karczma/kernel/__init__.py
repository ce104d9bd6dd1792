"""The machine under every title: frames, state, zones, choices, chance, events, quantities, knowledge, record."""
