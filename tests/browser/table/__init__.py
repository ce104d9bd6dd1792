"""What every table has, whichever title lies on it."""
