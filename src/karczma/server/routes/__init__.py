"""The HTTP routes. Browsers ask under /api, with a session and CSRF; bots under /bot, with a token and no cookie."""

from __future__ import annotations

from karczma.server.routes import campaigns, lobby, people, replays, tables, titles

FOR_BOTS = [
    *(people.me, titles.titles, titles.clauses, titles.cards),
    *(lobby.lobby, tables.new_table, tables.table_info, tables.invited),
    *(campaigns.my_campaigns, campaigns.new_campaign, campaigns.campaign_info, campaigns.next_game, campaigns.give_up),
    *(tables.join, tables.rematch, replays.record, replays.replay, replays.replay_upload, tables.table_socket),
]
ROUTES = [people.introduce, people.register, people.log_in, people.leave, people.new_bot, *FOR_BOTS]
