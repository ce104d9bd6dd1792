/** Reading a view of Northgard: what lies where. No rule is applied here; things are only looked up and counted. */
import type { Land, Northgard, NorthgardView, PlayerView, Prospect } from "../../generated/northgard";

export type { Land, NorthgardView, PlayerView, Prospect };

export const NOBODY = -1;
/** Of a creature whose place is being chosen. */
export const NOWHERE = -1;
export const RESOURCES = ["food", "wood", "lore"] as const;
export const TOKENS = ["food", "wood", "lore", "fame"] as const;
export type Token = (typeof TOKENS)[number];

const WIDTH = 100;
const MIDDLE = 50;
const REGIONS = 4;

/** Column and row of a cell; the start tile lies at 0, 0. */
export function placeOf(cell: number): [x: number, y: number] {
  return [(cell % WIDTH) - MIDDLE, Math.floor(cell / WIDTH) - MIDDLE];
}

export const cellAt = (x: number, y: number): number => (MIDDLE + y) * WIDTH + MIDDLE + x;

/** As on a sea chart: a letter for the column, a number for the row; the start tile is M10. */
export function cellName(x: number, y: number): string {
  return `${columnName(x)}${rowName(y)}`;
}
export function columnName(x: number): string {
  const at = x + 12;
  return at >= 0 && at < 26 ? String.fromCharCode(65 + at) : at < 0 ? `−${-at}` : `A${String.fromCharCode(39 + at)}`;
}
export const rowName = (y: number): string => String(y + 10);

/** What a region is called: its cell, and which part of the tile it is. */
export function landName({ cells }: Pick<NorthgardView, "cells">, region: number): string {
  const cell = cells[Math.floor(region / REGIONS)];
  if (region < 0 || cell === undefined) return "";
  const [x, y] = placeOf(cell);
  return cellName(x, y) + "abcd".charAt(region % REGIONS);
}

type PartOf<Named> = { [N in keyof Named]: keyof Named[N] }[keyof Named];
type Part = PartOf<Northgard["decisions"]> | PartOf<Northgard["events"]>;
const PLACES: readonly Part[] = ["territory", "source", "target", "refuge", "where"];
const AXES: readonly (readonly [Part, (at: number) => string])[] = [
  ["x", columnName],
  ["y", rowName],
];

/** Parts of a choice, a question or an event, with places instead of numbers. */
export function spelled(map: Pick<NorthgardView, "cells">, parts: Record<string, unknown>): Record<string, unknown> {
  const told = { ...parts };
  for (const name of PLACES) if (typeof parts[name] === "number") told[name] = landName(map, parts[name]);
  for (const [axis, name] of AXES) if (typeof parts[axis] === "number") told[axis] = name(parts[axis]);
  return told;
}

export function goods({ wallet }: PlayerView): Record<Token, number> {
  const [food = 0, wood = 0, lore = 0, fame = 0] = wallet;
  return { food, wood, lore, fame };
}

export function unitsOf({ owner, units }: NorthgardView, seat: number): number {
  return units.reduce((sum, n, t) => sum + (owner[t] === seat ? n : 0), 0);
}

/** How many there are of each, in the order in which they first come. */
export function tallied(ids: readonly string[]): [id: string, n: number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** A partner of a team game, whose fame one may see. */
export function partnerOf({ teams }: NorthgardView, seat: number): number {
  return teams && seat >= 0 ? (seat + 2) % 4 : NOBODY;
}
