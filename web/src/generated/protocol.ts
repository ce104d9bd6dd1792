// Generated from the Python types by tools/typescript.py; never edited by hand.

export * from "./finished";
export * from "./people";

/** Why a request was refused, and which part of it. What people bring about has a `code`, in the asker's words. */
export interface Problem {
  status: number;
  message: string;
  where: Record<string, string>[];
  code: string;
  clause: string;
}

export interface Person {
  id: string;
  name: string;
  kind: "account" | "bot" | "guest";
}

/** A switch of the table, named by its clause. */
export interface OptionInfo {
  id: string;
  clause: string;
  values: string[];
  default: string;
  reading: boolean;
  several: number;
  players: number[];
  only: Record<string, string[]>;
}

/** The stages of a title's campaign, as values of an option, and the ranks to be earned, the lowest first. */
export interface CampaignPath {
  option: string;
  stages: string[];
  ranks: string[];
  first: Record<string, string>[];
}

export interface TitleInfo {
  id: string;
  names: Record<string, string>;
  version: string;
  players: number[];
  options: OptionInfo[];
  maturity: string;
  provenance: Record<string, number>;
  bots: string[];
  campaign: CampaignPath | null;
}

/** A rule, in our own words, in both languages. */
export interface ClauseInfo {
  id: string;
  kind: string;
  section: string;
  en: string;
  pl: string;
  note: string;
  see: string[];
}

/** What the rules whose ids begin with `id` are about; `under`: the chapter that it is a part of. */
export interface ChapterInfo {
  id: string;
  en: string;
  pl: string;
  under: string;
}

/** Seconds; none of them: no clock. */
export interface Clock {
  per_move?: number | null;
  per_game?: number | null;
}

/** Who is to sit there: the one who asks (`me`, also several times: one device), a bot, or whoever comes. */
export interface SeatWish {
  who: "bot" | "me" | "open";
  bot?: string;
  name?: string;
}

export interface NewTable {
  title: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  name?: string;
  access?: "link" | "open" | "private";
  pace?: "live" | "turns";
  clock?: Clock | null;
  seed?: number | null;
  nonce?: string;
}

export interface Join {
  invitation?: string;
  nonce?: string;
}

export interface OneSeat {
  seat: number;
}

/** A bot for an open seat. */
export interface BotSeat {
  seat: number;
  bot?: string;
  name?: string;
}

/** Give the game up, or say no to those who want to. It ends when everybody who plays wants it. */
export interface Concede {
  agree?: boolean;
}

/** Keep a game that has ended out of one's own lists, or show it there again. */
export interface Hide {
  hidden?: boolean;
}

/** From the middle of a finished game: after so many moves, at this seat; bots sit at the others. */
export interface PlayOn {
  moves: number;
  seat: number;
  bot?: string;
  nonce?: string;
}

/** A seat of a table, as everybody sees it. */
export interface SeatInfo {
  sitter: "bot" | "open" | "person";
  name: string;
  person: string | null;
  bot: string;
  nonce: string;
  stand_in: string;
}

/** The finished game from which a table goes on, and how many moves were made there; none: a position file. */
export interface Beginning {
  table: string;
  moves: number;
}

export interface TableInfo {
  id: string;
  name: string;
  title: string;
  version: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  host: string;
  access: "link" | "open" | "private";
  pace: "live" | "turns";
  clock: Clock | null;
  status: "over" | "running" | "unfinished" | "waiting";
  closed: "cancelled" | "conceded" | "other-rules" | "unreadable" | null;
  commitment: string;
  key: string | null;
  seed: number | null;
  result: Result | null;
  rematch: string | null;
  conceding: number[];
  created: number;
  changed: number;
  invitation: string | null;
  campaign: string | null;
  begins_with: Beginning | null;
}

export interface Result {
  scores: number[];
  winners: number[];
  told: Happening | null;
}

export interface NewCampaign {
  title: string;
}

/** The table that is due; where several are, the options must say which. Other options are free. */
export interface NextGame {
  options?: Record<string, string>;
  name?: string;
  seed?: number | null;
  nonce?: string;
}

/** A game that was played: at which table, what it earned, and what that meant by which clause. */
export interface CampaignGame {
  options: Record<string, string>;
  rank: string;
  outcome: string;
  clause: string;
  table: string | null;
}

/** How far somebody has come. */
export interface CampaignInfo {
  id: string;
  title: string;
  status: "given-up" | "lost" | "running" | "won";
  path: CampaignPath;
  stage: number;
  games: CampaignGame[];
  due: Record<string, string>[];
  table: string | null;
  created: number;
  changed: number;
}

export interface Lobby {
  mine: TableInfo[];
  waiting: TableInfo[];
  running: TableInfo[];
  finished: TableInfo[];
  turns: string[];
  campaigns: CampaignInfo[];
}

/** A choice: its text is what is sent back; name and parts are for wording it. */
export interface Offer {
  text: string;
  name: string;
  parts: Record<string, unknown>;
  facts: Record<string, unknown>;
  here: Record<string, unknown> | null;
  next: Question | null;
}

/** A choice that is on show but not legal, with the reason. */
export interface Refused {
  text: string;
  name: string;
  parts: Record<string, unknown>;
  clause: string;
  facts: Record<string, unknown>;
  shown: Record<string, unknown>;
  here: Record<string, unknown> | null;
}

/** What a seat is asked: the name of the decision, its clause, and what it says aloud. */
export interface Question {
  seat: number;
  name: string;
  clause: string;
  parts: Record<string, unknown>;
  options: Offer[];
  refusals: Refused[];
}

/** An event, as one seat receives it, and the clause behind it. */
export interface Happening {
  name: string;
  parts: Record<string, unknown>;
  clause: string;
}

/** What came of one entry of the journal. */
export interface Step {
  seq: number;
  kind: "choice" | "undo";
  seat: number;
  events: Happening[];
  at: number;
  undone: number[];
}

/** What would be taken back, and whether it can be: freely, by consent (then who has not agreed yet), or not, and why. It is the seat's last choice and whatever it made in the same gesture; or the last choice of another seat. */
export interface Undo {
  free: boolean;
  reason: string;
  asked_by: number | null;
  missing: number[];
  takes: number[];
  asked_for: number[];
}

/** The table as one seat sees it now, and everything that happened since the sequence number it had. */
export interface Position {
  type: "position";
  seq: number;
  seat: number;
  mine: number[];
  table: TableInfo;
  view: Record<string, unknown> | null;
  deciding: number[];
  question: Question | null;
  steps: Step[];
  scores: number[];
  undo: Undo;
  watching: number;
  present: number[];
  clocks: (number | null)[];
  over: boolean;
}

/** The next position, by what it has in common with the last one: for connections that asked for patches. Cut the last one at each `,"`, put for [first, count] so many of its pieces from the first on, leave texts as they are, and join all by `,"`: that is the next one. `onto` and `gives` are the Adler-32 checksums of both, as UTF-8. */
export interface Patch {
  type: "patch";
  onto: number;
  gives: number;
  pieces: (number[] | string)[];
}

/** Somebody came or went; a position tells the same. */
export interface Presence {
  type: "presence";
  watching: number;
  present: number[];
}

/** The table as it was after an earlier entry. */
export interface Past {
  type: "past";
  seq: number;
  view: Record<string, unknown>;
  scores: number[];
}

export interface ChatLine {
  type: "chat";
  n: number;
  name: string;
  text: string;
  at: number;
}

/** What was said before one came, in one message. */
export interface History {
  type: "history";
  lines: ChatLine[];
}

/** Stored. The same key gives the same answer. */
export interface Done {
  type: "done";
  key: string;
  seq: number;
}

/** Why not. `moved-on`: the table is further than the client thought; a position follows. `not-stored`: ask again with the same key. `too-fast`: nothing was heard; ask again after `wait` seconds. */
export interface Trouble {
  type: "trouble";
  code: string;
  message: string;
  key: string;
  clause: string;
  facts: Record<string, unknown>;
  wait: number;
}

export interface Choose {
  type: "choose";
  seq: number;
  key: string;
  seat: number;
  text: string;
  gesture?: string;
}

/** Take back what `Undo.takes` names; where that needs consent, ask for it. If somebody else asks: agree, or not. */
export interface TakeBack {
  type: "undo";
  seq: number;
  key: string;
  seat: number;
  agree?: boolean;
}

export interface Say {
  type: "say";
  text: string;
}

/** Look from another seat of mine (one device, several people), or at an earlier state. */
export interface Look {
  type: "look";
  seat?: number | null;
  at?: number | null;
}

/** A patch did not fit: tell the position whole, with everything since the last entry that is known here. */
export interface Whole {
  type: "whole";
  since: number;
}

/** A bot plays for a seat (one's own, or that of somebody who is away), or no longer does. */
export interface StandIn {
  type: "stand-in";
  seat: number;
  bot?: string;
}

export interface Pong {
  type: "pong";
}

export interface Ping {
  type: "ping";
}

export type Outgoing = Position | Patch | Presence | Past | ChatLine | History | Done | Trouble | Pong;

export type Incoming = Choose | TakeBack | Say | Look | Whole | StandIn | Ping;
