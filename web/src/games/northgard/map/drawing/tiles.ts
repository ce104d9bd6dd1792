/** Map tiles as the card files tell them: edges with crossings, regions with what they hold, border lines. */
import type { Cards } from "../../../../net/api";
import { SIDE, turned, type Pt } from "./points";

export type Kind = "regular" | "difficult";
export const SIDES = "nesw";

export interface Region {
  /** Pieces of the tile's edges, such as `n0`: the edge and the place on it, clockwise. */
  segments: readonly string[];
  resources: Readonly<Record<string, number>>;
  small: number;
  stone: number;
  large: number;
  lair: boolean;
}

export interface Border {
  between: readonly [number, number];
  kind: Kind;
  /** A crossing (`n@2`) or a junction inside the tile. */
  ends: readonly [string, string];
}

export interface Tile {
  id: string;
  /** Where lines cross each edge, clockwise from 0 to 4. */
  edges: Readonly<Record<string, readonly number[]>>;
  regions: readonly Region[];
  borders: readonly Border[];
}

interface Entry {
  edges: Record<string, number[]>;
  regions: Record<string, Partial<Region> & Pick<Region, "segments">>;
  borders: { between: [string, string]; kind: Kind; ends: [string, string] }[];
}

const EMPTY = { resources: {}, small: 0, stone: 0, large: 0, lair: false };

export function tilesOf(cards: Cards): ReadonlyMap<string, Tile> {
  const entries = Object.entries(cards["tiles"] ?? {}) as [string, unknown][];
  return new Map(entries.map(([id, entry]) => [id, tileOf(id, entry as Entry)]));
}

export function tileOf(id: string, { edges, regions, borders }: Entry): Tile {
  const letters = Object.keys(regions);
  return {
    id,
    edges,
    regions: Object.values(regions).map((region) => ({ ...EMPTY, ...region })),
    borders: borders.map(({ between: [a, b], kind, ends }) => ({ between: [letters.indexOf(a), letters.indexOf(b)], kind, ends })),
  };
}

/** The crossings of an edge of a tile. */
export function crossings(tile: Tile, edge: string): readonly number[] {
  return tile.edges[edge] ?? [];
}

export const isJunction = (end: string): boolean => end.startsWith("junction");

/** The point of an edge at a place from 0 to 4, clockwise. */
export const onEdge = (edge: string, at: number): Pt => turned([(at / 4) * SIDE, 0], SIDES.indexOf(edge));
