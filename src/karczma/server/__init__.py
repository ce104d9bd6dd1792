"""The server: lobby, tables, people, bots. It holds no rules; what leaves it for a seat is built from that seat's view."""
