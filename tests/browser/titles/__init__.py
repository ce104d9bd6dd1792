"""What only one title has, and all titles from beginning to end."""
