/** How a title wants its questions presented; the generic table needs none of it. */
import type { Good } from "../kit/cards/face";
import type { EventNumber } from "../generated/shared";
import type { Speaker } from "../i18n/speaker";
import type { Cue } from "./menu/sound";
import { numberIn, type Choice, type Happening, type NameOf, type Offer, type Question, type Refused, type Shared, type Title } from "./title";

/** What a kind of choice is called on a button, with its icon. */
export interface Deed {
  label: string;
  icon?: string;
  sheet?: string;
}

/** Something that would help: a choice that is to be had now. */
export interface Help {
  text: string;
  target: string;
  icon: string;
  sheet: string;
}

/** How the game ended, where that is more than who won, and whether points were counted at all. */
export interface Ending {
  head: string;
  counted: boolean;
}

/** How a number came about. */
export interface Sum {
  line: string;
  note: string;
  clause: string;
}

/** A turn that begins, or a round of all players. */
export interface Turn {
  n: number;
  round: boolean;
}

/**
 * What shared code asks of a title. `K`: kinds of choices that are no choice's name. Everything is a method, so that what
 * serves a title serves shared code, which gives it nothing but what that title was told.
 */
export interface TitleUI<T extends Title = Title, K extends string = never> {
  /** Which part of the table a choice points at; null: it is a button. */
  targetOf(choice: Choice<T>, question: Question<T>): string | null;
  /** That part was pressed to be picked up or put down: nothing is chosen yet. False: it is no such part. */
  take?(target: string): boolean;
  deed(name: NameOf<T, "choices"> | K): Deed;
  /** The kind that a choice belongs to; several may share one. */
  kindOf(name: NameOf<T, "choices">): NameOf<T, "choices"> | K;
  /** Whether the question is answered by a kind of choice first. */
  byKind(question: Question<T>): boolean;
  /** The kinds in the order of their buttons. */
  kinds: readonly (NameOf<T, "choices"> | K)[];
  /** Events that the log passes over: they only say what the next line says anyway. */
  quiet: readonly NameOf<T, "events">[];
  /** Events that nobody would tell a friend who was away: shuffles, single dice, displays that are filled up again. */
  routine: readonly NameOf<T, "events">[];
  /** A choice that is a token: its button shows it. */
  tokenOf(offer: Offer<T>): { good: Good; n: number } | null;
  helps(refused: Refused<T>, options: readonly Offer<T>[]): Help[];
  sum(choice: Choice<T>): Sum | null;
  /** What the choice does, in the words of the card it is about: told once it is selected. */
  effect(choice: Choice<T>): string;
  /** The answer that Enter gives when nothing is selected. */
  usual(question: Question<T>): Offer<T> | null;
  /** Answers that say "that is all": none of them is the usual one before anything was done. */
  closing: readonly NameOf<T, "choices">[];
  /** What begins with this event: a chapter of the log. The board is told what happened since a turn began. */
  turn(event: Happening<T>): Turn | null;
  /** Events with which a chapter of the log begins, unless it is the same player's. */
  chapters: readonly NameOf<T, "events">[];
  /** What was paid, where the log tells it beside what it was paid for. */
  paid(event: Happening<T>): { token: string; n: number } | null;
  /** Events that the log tells together, with the parts that are added up. */
  summed: { readonly [N in NameOf<T, "events">]?: readonly (keyof T["events"][N] & string)[] };
  /** Events that the log tells in one sentence when they follow one another, with the part that differs. */
  together: { readonly [N in NameOf<T, "events">]?: keyof T["events"][N] & string };
  /** Parts as people call them: a territory by its place on the map, not by its number. */
  spelled(parts: Record<string, unknown>): Record<string, unknown>;
  /** Keys that only this title has, with what they do. */
  keys: readonly (readonly [key: string, does: string])[];
  ending(view: T["view"], speaker: Speaker): Ending | null;
  /** More about an event, for the log: words, and dice that were rolled. */
  noted(event: Happening<T>): string;
  dice(event: Happening<T>): readonly number[];
  /** What is heard when it happens. */
  sound(event: Happening<T>): Cue | null;
}

const ACCEPT: NameOf<Shared, "choices"> = "accept";
const SEAT: EventNumber = "seat";
const GAIN: NameOf<Shared, "events"> = "gained";

/** Somebody got tokens, by a card: all titles tell it in the same way. */
export const isGain = (event: Happening): event is Happening<Shared, "gained"> => event.name === GAIN;

/** An event that tells nothing but a turn or a round, and whose it is, begins it. */
function turnIn(event: Happening): Turn | null {
  if (Object.keys(event.parts).filter((part) => part !== SEAT).length !== 1) return null;
  const [turn, round] = [numberIn(event, "turn"), numberIn(event, "round")];
  if (turn !== undefined) return { n: turn, round: false };
  return round === undefined ? null : { n: round, round: true };
}

export type TargetOf<T extends Title = Title> = TitleUI<T>["targetOf"];

/** What serves any title. */
export const PLAIN = {
  targetOf: () => null,
  deed: (name: string) => ({ label: name.replaceAll("-", " ") }),
  kindOf: <N extends string>(name: N) => name,
  byKind: () => false,
  kinds: [],
  quiet: [],
  routine: [],
  tokenOf: () => null,
  helps: () => [],
  sum: () => null,
  effect: () => "",
  usual: <O extends { name: string }>({ options }: { options: readonly O[] }) => options.find(({ name }) => name === ACCEPT) ?? null,
  closing: [],
  turn: turnIn,
  chapters: [],
  paid: () => null,
  summed: {},
  together: {},
  spelled: (parts: Record<string, unknown>) => parts,
  keys: [],
  ending: () => null,
  noted: () => "",
  dice: () => [],
  sound: (event: Happening) => (isGain(event) ? "goods" : null),
} satisfies TitleUI;
