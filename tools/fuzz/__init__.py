"""`make fuzz`: whatever a server is sent or finds on its disk, it answers, keeps its tables, and stays as it was."""
