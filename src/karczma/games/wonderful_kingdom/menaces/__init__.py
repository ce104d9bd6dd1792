"""Chapters "Menaces" and "Combat", with those of the booklet."""
