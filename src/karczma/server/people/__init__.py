"""Who one is: what is told about people, cookies of before, and how slow guessing passwords is."""
