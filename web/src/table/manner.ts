/** How a title wants its questions presented; the generic table needs none of it. */
import type { Offer, Question, Refused } from "../generated/protocol";
import type { Good } from "../kit/face";
import type { Speaker } from "../i18n/speaker";
import type { TargetOf } from "./scene.svelte";
import type { View } from "./stage.svelte";

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
export interface Told {
  line: string;
  note: string;
  clause: string;
}

export interface Manner {
  targetOf: TargetOf;
  /** That part was pressed to be picked up or put down: nothing is chosen yet. False: it is no such part. */
  take?(target: string): boolean;
  deed(name: string): Deed;
  /** The kind that a choice belongs to; several may share one. */
  kindOf(name: string): string;
  /** Whether the question is answered by a kind of choice first. */
  byKind(question: Question): boolean;
  /** The kinds in the order of their buttons. */
  kinds: readonly string[];
  /** Events that the log passes over: they only say what the next line says anyway. */
  quiet: readonly string[];
  /** A choice that is a token: its button shows it. */
  tokenOf(offer: Offer): { good: Good; n: number } | null;
  helps(refused: Refused, options: readonly Offer[]): Help[];
  sum(choice: Offer | Refused): Told | null;
  /** The answer that Enter gives when nothing is selected. */
  usual(question: Question): Offer | null;
  /** Events with which a chapter of the log begins, unless it is the same player's. */
  chapters: readonly string[];
  /** Whether what was paid is a line of its own in the log. */
  apart: boolean;
  /** Events that the log tells together, with the parts that are added up. */
  summed: Readonly<Record<string, readonly string[]>>;
  /** Events that the log tells in one sentence when they follow one another, with the part that differs. */
  together: Readonly<Record<string, string>>;
  /** Parts as people call them: a territory by its place on the map, not by its number. */
  spelled(parts: Record<string, unknown>): Record<string, unknown>;
  /** Keys that only this title has, with what they do. */
  keys: readonly (readonly [key: string, does: string])[];
  ending(view: View, speaker: Speaker): Ending | null;
  /** More about an event, for the log. */
  noted(name: string, parts: Record<string, unknown>): string;
}

export const PLAIN: Manner = {
  targetOf: () => null,
  deed: (name) => ({ label: name.replaceAll("-", " ") }),
  kindOf: (name) => name,
  byKind: () => false,
  kinds: [],
  quiet: [],
  tokenOf: () => null,
  helps: () => [],
  sum: () => null,
  usual: ({ options }) => options.find((offer) => offer.name === "accept") ?? null,
  chapters: [],
  apart: false,
  summed: {},
  together: {},
  spelled: (parts) => parts,
  keys: [],
  ending: () => null,
  noted: () => "",
};
