"""The HTTP routes. Each is mounted twice: for browsers (session cookie, CSRF) and for bots (bearer token)."""

from __future__ import annotations

from karczma.server.routes import campaigns, lobby, people, replays, tables, titles

ROUTES = [
    *(people.me, people.introduce, people.register, people.log_in, people.leave, people.new_bot),
    *(titles.titles, titles.clauses, titles.cards),
    *(lobby.lobby, tables.new_table, tables.table_info, tables.invited),
    *(campaigns.my_campaigns, campaigns.new_campaign, campaigns.campaign_info, campaigns.next_game, campaigns.give_up),
    *(tables.join, tables.rematch, replays.record, replays.replay, replays.replay_upload, tables.table_socket),
]
