/** The story of a game, chapter by chapter: a chapter is a turn. */
import { ROLES as SHARED } from "../../generated/shared";
import type { Roles } from "../../i18n/index.svelte";
import { isGain, PLAIN, type TitleUI } from "../ui";
import type { LoggedStep } from "../store.svelte";
import { numberIn, type Happening, type Shared } from "../title";

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
export type LogRules = Pick<TitleUI, "quiet" | "routine" | "turn" | "chapters" | "paid" | "summed" | "together">;

/** What happened since a turn began. */
export function sinceTurn(events: readonly Happening[], { turn }: Pick<LogRules, "turn"> = PLAIN): readonly Happening[] {
  return events.slice(events.findLastIndex((event) => turn(event)?.round === false) + 1);
}

export function chapters(story: readonly LoggedStep[], seat: number, roles: Roles, rules: LogRules = PLAIN): Chapter[] {
  const { quiet, chapters: opening, summed, together } = rules;
  const found: Chapter[] = [{ turn: null, seat: -1, lines: [] }];
  for (const step of readable(story, seat, roles)) {
    if (step.kind === "undo") add(found, { ...line(step), undo: true });
    let cost: Happening[] = [];
    for (const event of step.events) {
      if (quiet.includes(event.name)) continue;
      const began = rules.turn(event);
      if (rules.paid(event)) {
        cost.push(event);
      } else if (began) {
        found.push({ turn: began.n, round: began.round, seat: seatOf(event), lines: [] });
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

/** Lines of one step and one player are told together: what was done, and what came of it. */
export function grouped(lines: readonly Line[], apart = false): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const [first] = found.at(-1) ?? [];
    const more = first && !apart && first.seq === line.seq && first.seat === line.seat && line.seat >= 0 && !line.undo;
    if (more) found.at(-1)?.push(line);
    else found.push([line]);
  }
  return found;
}

/** What others did since one's own last choice, line by line, as one would tell it; nothing if one has not chosen yet. */
export function since(told: readonly Chapter[], story: readonly LoggedStep[], seat: number, { routine }: Pick<LogRules, "routine"> = PLAIN): Line[] {
  const own = story.findLast((step) => step.seat === seat && step.kind === "choice");
  const worth = ({ events, undo }: Line) => undo || events.some(({ name }) => !routine.includes(name));
  return own ? told.flatMap(({ lines }) => lines).filter((line) => line.seq > own.seq && !line.undone && worth(line)) : [];
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

function line({ seq, seat, takenBack }: LoggedStep): Line {
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
  const joins = event && before && isGain(event) && isGain(before) && last.seat === line.seat && last.seq === line.seq;
  const alike = event && before && listed && last.seq === line.seq && last.cost.length + line.cost.length === 0 && differOnlyIn(listed, before, event);
  if ((joins || alike) && event) last.events.push(event);
  else lines.push(line);
}

const differOnlyIn = (part: string, one: Happening, two: Happening) =>
  one.name === two.name && numberIn(one, "seat") !== -1 && seatOf(one) === seatOf(two) && Object.keys(two.parts).every((each) => each === part || one.parts[each] === two.parts[each]);

const added = (one: Happening, two: Happening, parts: readonly string[]) =>
  Object.fromEntries(parts.map((part) => [part, Number(one.parts[part]) + Number(two.parts[part])]));

/** Gains of a line, those of the same card and kind together. */
export function gathered(events: readonly Happening<Shared, "gained">[]): { by: string; token: string; times: number; n: number }[] {
  const found: { by: string; token: string; times: number; n: number }[] = [];
  for (const { parts } of events) {
    const { by, token, n } = parts;
    const same = found.find((each) => each.by === by && each.token === token);
    if (same) Object.assign(same, { times: same.times + 1, n: same.n + n });
    else found.push({ by, token, times: 1, n });
  }
  return found;
}

export function seatOf(event: Happening): number {
  return numberIn(event, "seat") ?? -1;
}

/** The story as this seat may read it: on a shared device one must not read what only another was told. */
export function readable(story: readonly LoggedStep[], seat: number, roles: Roles): LoggedStep[] {
  return story.map((step) => (step.seenFrom === seat ? step : { ...step, events: step.events.map((event) => kept(event, roles)) }));
}

function kept(event: Happening, roles: Roles): Happening {
  const known: Roles = SHARED;
  const own = roles.events[event.name] ?? known.events[event.name] ?? {};
  const secret = Object.keys(own).filter((part) => own[part] === "secret");
  if (secret.length === 0) return event;
  return { ...event, parts: { ...event.parts, ...Object.fromEntries(secret.map((part) => [part, ""])) } };
}
