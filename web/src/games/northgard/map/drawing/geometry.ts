/** The complete geometry of a tile in one rotation: lines, outlines, and a place for everything that stands on it. */
import { linesOf, type Line } from "./borders";
import { edgeRoom, inside, nearest, seeded, SIDE, turned, type Pt, type Random } from "./points";
import type { Region, Tile } from "./tiles";
import { walks, type Piece, type Walk } from "../walks";

/** Something that needs a place of its own. */
export interface Item {
  kind: string;
  x: number;
  y: number;
  r: number;
  /** How much room is left around it. */
  room: number;
  /** How far the next border is. */
  wall: number;
}

export interface Shape extends Walk {
  data: Region;
  items: Item[];
  decor: Item[];
  wash: Item[];
}

export interface Geometry {
  lines: readonly Line[];
  shapes: readonly Shape[];
}

/** The size of each kind of thing, largest first: this is also the order in which they find their places. */
const SIZES = { large: 19, unit: 18, lair: 14, small: 13, stone: 13, food: 11.5, wood: 11.5, lore: 11.5 } as const;
const GAPS: Record<string, number> = { wood: 12.5, food: 25, lore: 20, none: 20 };
const THIN: Record<string, number> = { wood: -0.6, food: -1.1, lore: -0.35, none: 0.05 };

const known = new Map<string, Geometry>();

export function geometryOf(tile: Tile, quarters = 0): Geometry {
  const key = `${tile.id}/${quarters & 3}`;
  const found = known.get(key) ?? (quarters & 3 ? rotated(geometryOf(tile), quarters) : made(tile));
  known.set(key, found);
  return found;
}

/** Make what will be needed while nothing else is to be done, one tile at a time. */
export function prepare(tiles: Iterable<Tile>): void {
  const left = [...tiles].filter((tile) => !known.has(`${tile.id}/0`));
  const later: (work: () => void) => void = "requestIdleCallback" in globalThis ? (work) => requestIdleCallback(work) : (work) => setTimeout(work, 200);
  const next = (): void => {
    const tile = left.pop();
    if (!tile) return;
    geometryOf(tile);
    later(next);
  };
  later(next);
}

function made(tile: Tile): Geometry {
  const random = seeded(tile.id);
  const lines = linesOf(tile, random);
  const walls = lines.flatMap(({ points }) => points);
  const shapes = walks(tile, lines).map((walk) => {
    const shape: Shape = { ...walk, data: tile.regions[walk.region] as Region, items: [], decor: [], wash: [] };
    furnish(shape, walls, random);
    return shape;
  });
  return { lines, shapes };
}

/** Rotation turns points, never sprites. */
function rotated({ lines, shapes }: Geometry, quarters: number): Geometry {
  const turn = (points: readonly Pt[]) => points.map((p) => turned(p, quarters));
  const place = (item: Item): Item => {
    const [x, y] = turned([item.x, item.y], quarters);
    return { ...item, x, y };
  };
  const piece = (each: Piece): Piece => ({
    ...each,
    points: turn(each.points),
    ...("side" in each ? { side: (each.side + quarters) % 4 } : {}),
  });
  return {
    lines: lines.map((line) => ({ ...line, points: turn(line.points) })),
    shapes: shapes.map((shape) => ({
      ...shape,
      polygon: turn(shape.polygon),
      pieces: shape.pieces.map(piece),
      items: shape.items.map(place),
      decor: shape.decor.map(place),
      wash: shape.wash.map(place),
    })),
  };
}

// -- places -----------------------------------------------------------------------------------------------------------

interface Spot {
  x: number;
  y: number;
  room: number;
  wall: number;
}

function furnish(shape: Shape, walls: readonly Pt[], random: Random): void {
  const spots = rasterOf(shape, walls);
  for (const kind of wanted(shape.data)) shape.items.push(roomiest(kind, spots, shape.items, random));
  scatter(shape, spots, random);
  const themes = themesOf(shape.data);
  for (const { x, y, room, wall } of spots) {
    if (wall <= 12 || x % 12 >= 4 || y % 12 >= 4) continue;
    const kind = themes[(x + y) % 24 < 12 ? 0 : themes.length - 1] ?? "none";
    shape.wash.push({ kind, x, y, r: Math.min(wall, room + 26), room, wall });
  }
}

function rasterOf({ polygon }: Shape, walls: readonly Pt[]): Spot[] {
  const found: Spot[] = [];
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (let x = 6; x < SIDE; x += 4) {
    for (let y = 6; y < SIDE; y += 4) {
      if (x < left || x > right || y < top || y > bottom || !inside([x, y], polygon)) continue;
      const wall = nearest([x, y], walls);
      found.push({ x, y, room: Math.min(wall, edgeRoom([x, y])), wall });
    }
  }
  return found;
}

/** What wants a place: one for units, one for each slot, lair and icon. */
function wanted(region: Region): (keyof typeof SIZES)[] {
  const counts: Record<keyof typeof SIZES, number> = {
    large: region.large,
    unit: 1,
    lair: Number(region.lair),
    small: region.small,
    stone: region.stone,
    food: region.resources["food"] ?? 0,
    wood: region.resources["wood"] ?? 0,
    lore: region.resources["lore"] ?? 0,
  };
  return (Object.keys(SIZES) as (keyof typeof SIZES)[]).flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
}

function roomiest(kind: keyof typeof SIZES, spots: readonly Spot[], taken: readonly Item[], random: Random): Item {
  const r = SIZES[kind];
  let best: Item | null = null;
  for (const { x, y, room, wall } of spots) {
    let free = Math.min(room - 3, 30) - r;
    for (const other of taken) free = Math.min(free, Math.hypot(other.x - x, other.y - y) - other.r - r - 2);
    free = Math.min(free, 7) + random() * 0.8;
    if (!best || free > best.room) best = { kind, x, y, r, room: free, wall };
  }
  return best ?? { kind, x: SIDE / 2, y: SIDE / 2, r, room: 0, wall: 0 };
}

const themesOf = ({ resources }: Region): string[] => Object.keys(resources);

/** Scenery in what is left: groves and clearings, not wallpaper. */
function scatter(shape: Shape, spots: readonly Spot[], random: Random): void {
  const themes = themesOf(shape.data);
  const [f, g, h] = [random() * 6, random() * 6, random() * 6];
  const drift = (x: number, y: number) => Math.sin(x / 21 + f) + Math.sin(y / 19 + g) + Math.sin((x + y) / 27 + h);
  for (let i = 0; i < spots.length * 2 && shape.decor.length < 40; i++) {
    const spot = spots[Math.floor(random() * spots.length)];
    const kind = themes[Math.floor(random() * themes.length)] ?? "none";
    if (!spot) continue;
    const [x, y, r] = [spot.x + random() * 4 - 2, spot.y + random() * 4 - 2, (GAPS[kind] ?? 20) * (0.9 + random() * 0.3)];
    if (spot.wall < 9 || edgeRoom([x, y]) < 4 || drift(x, y) < (THIN[kind] ?? 0)) continue;
    const item = { kind, x, y, r, room: spot.room, wall: spot.wall };
    if (stands(item, shape)) shape.decor.push(item);
  }
}

/** Neither over a thing of the game, nor too close to other scenery. */
function stands({ kind, x, y, r }: Item, { items, decor }: Shape): boolean {
  const over = (other: Item) => {
    const below = y > other.y ? Math.max(0, y - other.y - 11) : y - other.y + 2;
    return Math.hypot(other.x - x, below) < other.r + (kind === "food" ? 10 : 6);
  };
  const close = (other: Item) => Math.hypot(other.x - x, (other.y - y) * 1.25) < Math.max(r, other.r);
  return !items.some(over) && !decor.some(close);
}
