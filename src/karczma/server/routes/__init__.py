"""The HTTP routes. Browsers ask under /api, with a session and CSRF; bots under /bot, with a token and no cookie."""

from __future__ import annotations

from karczma.server.routes import account, campaigns, lobby, people, positions, replays, table_life, tables, titles

FOR_BOTS = [
    *(people.me, titles.titles, titles.clauses, titles.chapters, titles.cards),
    *(lobby.lobby, tables.new_table, tables.table_info, tables.invited),
    *(campaigns.my_campaigns, campaigns.new_campaign, campaigns.campaign_info, campaigns.next_game, campaigns.give_up),
    *(table_life.leave_table, table_life.cancel, table_life.fill, table_life.kick, table_life.concede, table_life.hide),
    *(
        tables.join,
        tables.rematch,
        replays.record,
        replays.replay,
        replays.finale,
        replays.replay_upload,
        replays.play_on,
        positions.begin_with_position,
        positions.position,
        tables.table_socket,
    ),
]
ROUTES = [
    *(people.introduce, people.register, people.log_in, people.leave, people.new_bot),
    *(account.kept, account.forget, account.new_password, account.sessions, account.end_sessions),
    *(account.bots, account.forget_bot, account.privacy),
    *FOR_BOTS,
]
