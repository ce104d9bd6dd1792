"""What is kept: tables, journals, people, campaigns, in one database."""
