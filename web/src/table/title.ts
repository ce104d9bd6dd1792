/**
 * What a table is told, in the types of its title: choices, questions and events are unions, told apart by their names.
 *
 * The types are made from the Python classes (tools/typescript.py), so that a name or a part that is no longer there does
 * not compile. Nothing is checked while a game is played: a title's board is given its title's table (Board.svelte).
 */
import type * as wire from "../generated/protocol";
import type { EventNumber, SharedChoices, SharedDecisions, SharedEvents } from "../generated/shared";

type Parts = Record<string, unknown>;
type Kind = "choices" | "decisions" | "events";

/** A title as its generated types tell it; of any title, names are texts, and of the parts nothing is known. */
export interface Title {
  view: Parts;
  choices: Record<string, { parts: Parts; facts: Parts; here: Parts | null }>;
  decisions: Record<string, Parts>;
  events: Record<string, Parts>;
}

/** What all titles share. */
export interface Shared {
  view: Parts;
  choices: SharedChoices;
  decisions: SharedDecisions;
  events: SharedEvents;
}

export type NameOf<T extends Title, K extends Kind> = keyof T[K] & string;

/** An event. */
export type Happening<T extends Title = Title, N extends NameOf<T, "events"> = NameOf<T, "events">> = {
  [K in N]: Omit<wire.Happening, "name" | "parts"> & { name: K; parts: T["events"][K] };
}[N];

/** A choice that may be made. */
export type Offer<T extends Title = Title, N extends NameOf<T, "choices"> = NameOf<T, "choices">> = {
  [K in N]: Omit<wire.Offer, "name" | "parts" | "facts" | "here" | "next"> & { name: K; parts: T["choices"][K]["parts"]; facts: T["choices"][K]["facts"]; here: T["choices"][K]["here"]; next: Question<T> | null };
}[N];

/** A choice that may not. */
export type Refused<T extends Title = Title, N extends NameOf<T, "choices"> = NameOf<T, "choices">> = {
  [K in N]: Omit<wire.Refused, "name" | "parts" | "shown" | "here"> & { name: K; parts: T["choices"][K]["parts"]; shown: T["choices"][K]["facts"]; here: T["choices"][K]["here"] };
}[N];

/** Either: what is on show, and points at a part of the table. */
export type Choice<T extends Title = Title> = Offer<T> | Refused<T>;

/** What a seat is asked. */
export type Question<T extends Title = Title, N extends NameOf<T, "decisions"> = NameOf<T, "decisions">> = {
  [K in N]: Omit<wire.Question, "name" | "parts" | "options" | "refusals"> & { name: K; parts: T["decisions"][K]; options: Offer<T>[]; refusals: Refused<T>[] };
}[N];

/** Something for some of the choices, questions or events, by their names. */
export type ByName<T extends Title, K extends Kind, V> = { readonly [N in NameOf<T, K>]?: V };

/** What choices say by their names, made of their parts. */
export type OfParts<T extends Title, V> = { readonly [N in NameOf<T, "choices">]?: (parts: T["choices"][N]["parts"]) => V };

/** What this choice says there; undefined: nothing. */
export function ofParts<T extends Title, V>(said: OfParts<T, V>, { name, parts }: Choice<T>): V | undefined {
  return (said[name] as ((parts: Parts) => V) | undefined)?.(parts as Parts);
}

/** A part of the table that is named by its kind and by one part of the choice: `ware:fire_trap`. */
export const at =
  <P extends string>(kind: string, part: P) =>
  (parts: Readonly<Record<P, string | number>>): string =>
    `${kind}:${parts[part]}`;

/** A number that the event tells, if it does; for code that knows no title. */
export function numberIn({ parts }: { readonly parts: Readonly<Parts> }, part: EventNumber): number | undefined {
  const n = parts[part];
  return typeof n === "number" ? n : undefined;
}
