"""Breaks a title's rules in small ways, one at a time, and sees whether the title's tests notice."""
