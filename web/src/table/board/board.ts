/** What a board is given to place: the pieces around it, the people, and what happened in this turn. */
import type { Snippet } from "svelte";
import type { Scene } from "../scene.svelte";
import type { Happening, Title } from "../title";

/** Somebody at a seat, as the table shows them. */
export interface Sitting {
  seat: number;
  name: string;
  /** The kind of bot, or empty: a person. */
  bot: string;
  away: boolean;
  standIn: boolean;
  /** The clock, if there is one, in words. */
  clock: string;
}

/** What lies around a board, whatever title it is. */
export interface Around {
  /** The bar on top; takes what the title wants to say in it. */
  top?: Snippet<[Snippet | undefined]> | undefined;
  /** Log, chat and the rest. */
  side?: Snippet | undefined;
  /** How many lines of the log one has not seen, coming back. */
  missed?: number | undefined;
  /** The prompt bar; takes the title's own way to answer, if it has one. */
  prompt?: Snippet<[Snippet | undefined]> | undefined;
  /** Shown over the middle of the table when the game is over; takes the title's own count of points. */
  end?: Snippet<[Snippet<[seat: number]> | undefined]> | undefined;
}

export interface TableProps<T extends Title = Title> extends Around {
  scene: Scene<T>;
  people: readonly Sitting[];
  /** Events of this turn, as far as they are known. */
  events: readonly Happening<T>[];
}

/** Below this width the table folds to the layout of a phone. */
export const FOLDS = "(max-width: 1099px)";

/** Everybody but the one at the bottom, in the order of seats from there. */
export function across(people: readonly Sitting[], own: number): Sitting[] {
  return [...people.slice(own + 1), ...people.slice(0, own)];
}
