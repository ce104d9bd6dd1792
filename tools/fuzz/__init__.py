"""`make fuzz`: whatever a house is sent or finds on its disk, it answers, keeps its tables, and stays as it was."""
