"""What lies on the table, how it comes there, and the words it is counted with."""
