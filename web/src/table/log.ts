/** The story of a game, chapter by chapter: a chapter is a turn. */
import type { Happening } from "../generated/protocol";
import { ROLES as SHARED } from "../generated/shared";
import type { Roles } from "../i18n/index.svelte";
import type { Told } from "./store.svelte";

/** One line: what happened, in which step; gains in a row of the same seat are one line. */
export interface Line {
  seq: number;
  seat: number;
  events: Happening[];
  /** What was paid for it. */
  cost: Happening[];
  undone: boolean;
  /** Somebody took a move back. */
  undo: boolean;
}

export interface Chapter {
  /** The turn that began, if one did. */
  turn: number | null;
  /** It is a round of all players, not a turn of one. */
  round?: boolean;
  seat: number;
  lines: Line[];
  /** What happened that a new chapter begins with, if it is no turn. */
  opened?: Happening;
}

/** What a title wants of its log. */
export interface Telling {
  /** Events that are not told. */
  quiet?: readonly string[];
  /** Events with which a chapter begins, unless it is the same player's. */
  chapters?: readonly string[];
  /** What was paid is a line of its own, not part of what it was paid for. */
  apart?: boolean;
  /** Events that are told together when they follow one another: which of their parts are added up. */
  summed?: Readonly<Record<string, readonly string[]>>;
  /** Events that share a line when they follow one another and differ in nothing but this part. */
  together?: Readonly<Record<string, string>>;
}

const TURN = /^(turn|round)-(began|started)$/;
const GAIN = "gained";
const PAID = "paid";

export function chapters(story: readonly Told[], seat: number, roles: Roles, { quiet = [], chapters: opening = [], apart = false, summed = {}, together = {} }: Telling = {}): Chapter[] {
  const found: Chapter[] = [{ turn: null, seat: -1, lines: [] }];
  for (const step of story) {
    if (step.kind === "undo") add(found, { ...line(step), undo: true });
    let cost: Happening[] = [];
    for (const told of step.events) {
      if (quiet.includes(told.name)) continue;
      const event = step.seenFrom === seat ? told : kept(told, roles);
      if (event.name === PAID && !apart) {
        cost.push(event);
      } else if (TURN.test(event.name)) {
        const round = event.name === "round-started" ? { round: true } : {};
        found.push({ turn: Number(event.parts["turn"] ?? event.parts["round"] ?? 0), ...round, seat: seatOf(event), lines: [] });
      } else {
        if (opening.includes(event.name) && (seatOf(event) < 0 || found.at(-1)?.seat !== seatOf(event))) {
          found.push({ turn: null, seat: seatOf(event), lines: [], opened: event });
          if (seatOf(event) < 0) continue;
        }
        const paid = cost.filter((each) => seatOf(each) === seatOf(event));
        cost = cost.filter((each) => !paid.includes(each));
        add(found, { ...line(step), seat: seatOf(event), events: [event], cost: paid }, summed[event.name], together[event.name]);
      }
    }
    for (const event of cost) add(found, { ...line(step), seat: seatOf(event), events: [event] });
  }
  return found.filter((chapter) => chapter.turn !== null || chapter.opened || chapter.lines.length > 0);
}

/** The chapters anew, but for those that are as they were: a long log is not drawn again for every line. */
export function renewed(before: readonly Chapter[], now: readonly Chapter[]): Chapter[] {
  return now.map((chapter, i) => {
    const old = before[i];
    return old && same(old, chapter) ? old : chapter;
  });
}

function same(a: Chapter, b: Chapter): boolean {
  return a.turn === b.turn && a.opened === b.opened && a.seat === b.seat && a.lines.length === b.lines.length && a.lines.every((each, i) => sameLine(each, b.lines[i]));
}

function sameLine(a: Line, b: Line | undefined): boolean {
  if (!b || a.seq !== b.seq || a.undone !== b.undone || a.undo !== b.undo || a.seat !== b.seat) return false;
  const [mine, other] = [[...a.events, ...a.cost], [...b.events, ...b.cost]];
  return mine.length === other.length && mine.every((event, i) => event === other[i] || JSON.stringify(event) === JSON.stringify(other[i]));
}

function line({ seq, seat, takenBack }: Told): Line {
  return { seq, seat, events: [], cost: [], undone: takenBack, undo: false };
}

function add(found: Chapter[], line: Line, summed: readonly string[] = [], listed = ""): void {
  const lines = found.at(-1)?.lines ?? [];
  const last = lines.at(-1);
  const [event] = line.events;
  const before = last?.events[0];
  if (event && before && summed.length > 0 && before.name === event.name && last.seat === line.seat && last.seq === line.seq) {
    last.events = [{ ...event, parts: { ...event.parts, ...added(before, event, summed) } }];
    return;
  }
  const joins = event?.name === GAIN && last?.events[0]?.name === GAIN && last.seat === line.seat && last.seq === line.seq;
  const alike = event && before && listed && last.seq === line.seq && last.cost.length + line.cost.length === 0 && differOnlyIn(listed, before, event);
  if ((joins || alike) && event) last.events.push(event);
  else lines.push(line);
}

const differOnlyIn = (part: string, one: Happening, two: Happening) =>
  one.name === two.name && one.parts["seat"] !== -1 && seatOf(one) === seatOf(two) && Object.keys(two.parts).every((each) => each === part || one.parts[each] === two.parts[each]);

const added = (one: Happening, two: Happening, parts: readonly string[]) =>
  Object.fromEntries(parts.map((part) => [part, Number(one.parts[part]) + Number(two.parts[part])]));

/** Gains of a line, those of the same card and kind together. */
export function gathered(events: readonly Happening[]): { by: string; token: string; times: number; n: number }[] {
  const found: { by: string; token: string; times: number; n: number }[] = [];
  for (const { parts } of events) {
    const [by, token, n] = [String(parts["by"]), String(parts["token"]), Number(parts["n"])];
    const same = found.find((each) => each.by === by && each.token === token);
    if (same) Object.assign(same, { times: same.times + 1, n: same.n + n });
    else found.push({ by, token, times: 1, n });
  }
  return found;
}

export function seatOf(event: Happening): number {
  const seat = event.parts["seat"];
  return typeof seat === "number" ? seat : -1;
}

/** On a shared device one seat must not read what only another was told. */
function kept(event: Happening, roles: Roles): Happening {
  const known: Roles = SHARED;
  const own = roles.events[event.name] ?? known.events[event.name] ?? {};
  const secret = Object.keys(own).filter((part) => own[part] === "secret");
  if (secret.length === 0) return event;
  return { ...event, parts: { ...event.parts, ...Object.fromEntries(secret.map((part) => [part, ""])) } };
}
