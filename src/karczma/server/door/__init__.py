"""The door: who may come in and how many, what is written down about it, and whether the house can open at all."""
