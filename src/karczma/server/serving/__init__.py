"""The serving process: start-up, its address, connections and their limits, request ids and the log."""
