/**
 * The map as it lies: regions joined into territories, and each territory as one outline.
 *
 * Numbers are the server's: four regions for each laid tile, and a territory is called by its first region. What a
 * territory is worth, and what may be done there, is the server's to say; here it only gets its shape.
 */
import { geometryOf, type Geometry, type Item } from "./drawing/geometry";
import { dist, mean, moved, nth, pathOf, SIDE, STEPS, type Pt } from "./drawing/points";
import { crossings, SIDES, type Kind, type Tile } from "./drawing/tiles";
import type { Piece } from "./walks";

export interface Laid {
  tile: Tile;
  x: number;
  y: number;
  turn: number;
}

/** A piece of outline that faces an empty cell. */
export interface Open {
  from: Pt;
  to: Pt;
  side: number;
  /** The next piece goes on around a corner of the tile. */
  corner: boolean;
}

export interface Slot {
  region: number;
  kind: string;
  x: number;
  y: number;
}

export interface Territory {
  id: number;
  regions: number[];
  /** The outline, and its border lines alone. */
  outline: string;
  solid: string;
  open: Open[];
  /** Places for units: the best one, and others. */
  anchor: Pt;
  spots: Pt[];
  slots: Slot[];
  lairs: Pt[];
  adjacent: Map<number, Kind>;
}

interface Side {
  points: readonly Pt[];
  side: number;
  open: boolean;
  tile: number;
}

interface Raw extends Territory {
  sides: Side[];
  places: (Item & { x: number; y: number })[];
}

const REGIONS = 4;

export class Layout {
  readonly territories: ReadonlyMap<number, Territory>;
  readonly #cells: Map<string, number>;
  readonly #up: number[];
  readonly #geometry: Geometry[];

  constructor(readonly laid: readonly Laid[]) {
    this.#cells = new Map(laid.map(({ x, y }, i) => [`${x},${y}`, i]));
    this.#geometry = laid.map(({ tile, turn }) => geometryOf(tile, turn));
    this.#up = Array.from({ length: laid.length * REGIONS }, (_, i) => i);
    this.#each((i, region, piece) => this.#join(i * REGIONS + region, this.#across(i, piece)));
    this.territories = this.#traced();
  }

  /** The territory of a region. */
  root(region: number): number {
    let at = region;
    while (nth(this.#up, at) !== at) at = nth(this.#up, at);
    return at;
  }

  has(x: number, y: number): boolean {
    return this.#cells.has(`${x},${y}`);
  }

  #each(visit: (tile: number, region: number, piece: Piece) => void): void {
    for (const [i, { shapes }] of this.#geometry.entries()) {
      for (const { region, pieces } of shapes) for (const piece of pieces) visit(i, region, piece);
    }
  }

  #join(one: number, two: number | null): void {
    if (two === null) return;
    const [a, b] = [this.root(one), this.root(two)];
    this.#up[Math.max(a, b)] = Math.min(a, b);
  }

  /** The region across a piece of edge: segment i meets segment k - i. */
  #across(i: number, piece: Piece): number | null {
    if (!("side" in piece)) return null;
    const { x, y } = nth(this.laid, i);
    const [dx, dy] = nth(STEPS, piece.side);
    const other = this.#cells.get(`${x + dx},${y + dy}`);
    if (other === undefined) return null;
    const { tile, turn } = nth(this.laid, other);
    const edge = SIDES.charAt((piece.side + 2 - turn + 8) % 4);
    const segment = `${edge}${crossings(tile, edge).length - Number(piece.segment.slice(1))}`;
    const region = tile.regions.findIndex(({ segments }) => segments.includes(segment));
    return region < 0 ? null : other * REGIONS + region;
  }

  #traced(): Map<number, Territory> {
    const found = new Map<number, Raw>();
    for (const [i, geometry] of this.#geometry.entries()) {
      for (const { region } of geometry.shapes) {
        const id = this.root(i * REGIONS + region);
        const raw = found.get(id) ?? bare(id);
        found.set(id, raw);
        this.#add(raw, i, region);
      }
    }
    return new Map([...found].map(([id, raw]) => [id, finished(raw)]));
  }

  #add(raw: Raw, i: number, region: number): void {
    const { lines, shapes } = nth(this.#geometry, i);
    const { x, y } = nth(this.laid, i);
    const shape = nth(shapes, region);
    const by: Pt = [x * SIDE, y * SIDE];
    raw.regions.push(i * REGIONS + region);
    for (const piece of shape.pieces) {
      const points = piece.points.map((p) => moved(p, by));
      if ("side" in piece) {
        if (this.#across(i, piece) === null) raw.sides.push({ points, side: piece.side, open: true, tile: i });
        continue;
      }
      const line = nth(lines, piece.line);
      const other = this.root(i * REGIONS + (line.left === region ? line.right : line.left));
      if (other === raw.id) continue; // a line with the same land on both sides is no border
      if (raw.adjacent.get(other) !== "regular") raw.adjacent.set(other, line.kind);
      raw.sides.push({ points, side: -1, open: false, tile: i });
    }
    for (const item of shape.items) furnish(raw, { ...item, x: item.x + by[0], y: item.y + by[1] }, i * REGIONS + region);
  }
}

function bare(id: number): Raw {
  return {
    ...{ id, regions: [], outline: "", solid: "", open: [], anchor: [0, 0], spots: [], slots: [], lairs: [] },
    ...{ adjacent: new Map(), sides: [], places: [] },
  };
}

function furnish(raw: Raw, item: Item, region: number): void {
  if (item.kind === "unit") raw.places.push(item);
  else if (item.kind === "lair") raw.lairs.push([item.x, item.y]);
  else if (["small", "stone", "large"].includes(item.kind)) raw.slots.push({ region, kind: item.kind, x: item.x, y: item.y });
}

function finished({ sides, places, ...territory }: Raw): Territory {
  const loops = stitched(sides);
  const outline = loops.map((loop) => pathOf(loop.flatMap(({ points }) => points.slice(0, -1)), true)).join("");
  const solid = sides.filter(({ open }) => !open).map(({ points }) => pathOf(points)).join("");
  const middle = mean(places.map(({ x, y }): Pt => [x, y]));
  const worth = ({ x, y, room }: Item) => Math.min(room, 5) - dist([x, y], middle) / 70; // roomy and central
  const spots = places.toSorted((a, b) => worth(b) - worth(a)).map(({ x, y }): Pt => [x, y]);
  return { ...territory, outline, solid, open: loops.flatMap(openings), anchor: nth(spots, 0), spots };
}

function openings(loop: readonly Side[]): Open[] {
  return loop.flatMap(({ points, side, open }, i) => {
    const next = nth(loop, (i + 1) % loop.length);
    const corner = next.open && next.side === (side + 1) % 4;
    return open ? [{ from: nth(points, 0), to: nth(points, -1), side, corner }] : [];
  });
}

/** Chains directed pieces into closed loops; where several could follow, the one of the same tile does. */
function stitched(sides: readonly Side[]): Side[][] {
  const left = new Set(sides);
  const key = ([x, y]: Pt) => `${Math.round(x * 4)},${Math.round(y * 4)}`;
  const loops: Side[][] = [];
  for (const first of sides) {
    if (!left.delete(first)) continue;
    const loop = [first];
    for (;;) {
      const last = nth(loop, -1);
      const following = [...left].filter(({ points }) => key(nth(points, 0)) === key(nth(last.points, -1)));
      const next = following.find(({ tile }) => tile === last.tile) ?? following[0];
      if (!next) break;
      left.delete(next);
      loop.push(next);
    }
    loops.push(loop);
  }
  return loops;
}

/** The neighbour to step to with an arrow key: the adjacent territory that lies best in that direction. */
export function neighbourTowards(layout: Layout, from: number, [dx, dy]: Pt): number | null {
  const here = layout.territories.get(from);
  let [best, most]: [number | null, number] = [null, 0.25];
  for (const id of here?.adjacent.keys() ?? []) {
    const there = layout.territories.get(id);
    if (!here || !there) continue;
    const far = dist(here.anchor, there.anchor) || 1;
    const score = ((there.anchor[0] - here.anchor[0]) * dx + (there.anchor[1] - here.anchor[1]) * dy) / far - far / 4000;
    if (score > most) [best, most] = [id, score];
  }
  return best;
}
