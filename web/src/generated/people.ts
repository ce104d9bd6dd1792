// Generated from the Python types by tools/typescript.py; never edited by hand.

/** A guest: a name is enough. */
export interface Introduce {
  name: string;
}

export interface Register {
  login: string;
  password: string;
  name?: string | null;
}

export interface LogIn {
  login: string;
  password: string;
}

export interface NewBot {
  name: string;
}

/** Told once: only its hash is kept. */
export interface BotToken {
  id: string;
  name: string;
  token: string;
}

/** Whoever changes it knows the one before; every other session of theirs ends. */
export interface NewPassword {
  before: string;
  password: string;
}

/** One of one's own, or all but the one that asks. */
export interface EndSession {
  id?: string | null;
}

/** A browser in which somebody is signed in. */
export interface SessionInfo {
  id: string;
  begun: number;
  seen: number;
  browser: string;
  here: boolean;
}

/** Who has an account says so with its password. */
export interface Forget {
  password?: string;
}

/** When it will be done, unless somebody signs in before; none: it is done. */
export interface Leaving {
  at: number | null;
}

/** An entry of a journal for one of somebody's seats. */
export interface KeptMove {
  seq: number;
  seat: number;
  kind: string;
  text: string;
  at: number;
}

export interface KeptSeat {
  seat: number;
  name: string;
  nonce: string;
  stand_in: string;
}

/** A table that has to do with somebody: they set it up, sit there, keep it out of their lists, were sent away from it or want to give it up. */
export interface KeptTable {
  id: string;
  title: string;
  name: string;
  status: string;
  created: number;
  changed: number;
  ties: ("barred" | "conceding" | "hidden" | "host" | "seat")[];
  seats: KeptSeat[];
  moves: KeptMove[];
}

/** What somebody said at a table, and the name they had. */
export interface KeptLine {
  table: string;
  name: string;
  text: string;
  at: number;
}

export interface KeptCampaign {
  id: string;
  title: string;
  status: string;
  state: unknown;
  created: number;
  changed: number;
}

/** What the host did about somebody, or they themselves. */
export interface KeptDeed {
  at: number;
  deed: string;
  facts: unknown;
}

/** Everything that is kept of somebody, and of their bots. Of passwords, tokens and cookies only hashes are kept: they would tell nobody anything. */
export interface KeptPerson {
  id: string;
  name: string;
  kind: string;
  login: string | null;
  password: boolean;
  since: number;
  banned_until: number | null;
  muted_until: number | null;
  delete_at: number | null;
  sessions: SessionInfo[];
  tables: KeptTable[];
  chat: KeptLine[];
  campaigns: KeptCampaign[];
  deeds: KeptDeed[];
  bots: KeptPerson[];
}

/** How long this house keeps what, in days, and whom to ask. */
export interface Privacy {
  contact: string;
  guest_days: number;
  guest_games_days: number;
  waiting_days: number;
  chat_days: number;
  deed_days: number;
  grace_days: number;
  session_days: number;
}
