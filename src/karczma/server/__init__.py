"""The server: lobby, tables, people, bots. No rules; what a seat receives is built from its view."""
