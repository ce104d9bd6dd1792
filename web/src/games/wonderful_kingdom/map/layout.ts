/**
 * A conquest board from its graph: weighted seeds give a Voronoi diagram, warped a little, on a fine raster; the boundaries
 * are traced as arcs that two territories share, smoothed once, so neighbours never gape. The graph decides what an arc is.
 */
import { even, pathOf, rng, smooth, stitch, type Point } from "./lines";

export const WIDE = 640;
export const HIGH = 460;
const CELL = 4;
const [COLUMNS, ROWS] = [WIDE / CELL, HIGH / CELL];

export interface Territory {
  id: string;
  name: string;
  kind: string;
  spots: readonly { bonus: string; start?: string }[];
  vp: Record<string, number>;
  owner?: string;
  adjacent: readonly string[];
}
export type Seeds = Record<string, [x: number, y: number, weight: number][]>;

export interface Arc {
  a: number;
  b: number;
  right: number;
  points: Point[];
  kind: "frame" | "barrier" | "coast" | "strait" | "river";
}
/** A territory's outline, and the place of its name, spots and points. */
export interface Shape {
  d: string;
  x: number;
  y: number;
  scale: number;
  lines: string[];
}
export interface Layout {
  shapes: Shape[];
  arcs: Arc[];
  ferries: [number, number][];
  at(x: number, y: number): number;
}

type Grid = (column: number, row: number) => number;

export function layoutBoard(board: string, lands: readonly Territory[], seeds: Seeds): Layout {
  const labels = raster(board, lands, seeds);
  const at: Grid = (i, j) => (i < 0 || j < 0 || i >= COLUMNS || j >= ROWS ? -1 : (labels[j * COLUMNS + i] ?? -1));
  joinSpecks(labels, lands.length, at);
  const arcs = trace(at, lands);
  const shapes = lands.map((land, k) => {
    const own = arcs.filter(({ a, b }) => a === k || b === k);
    const outline = stitch(own.map(({ right, points }) => (right === k ? points : points.toReversed())));
    const walls = own.flatMap(({ b, points }) => (b < 0 ? even(points, 8) : points));
    return { d: outline.map((loop) => pathOf(loop, true)).join(""), ...labelPlace(land, k, at, walls) };
  });
  return { shapes, arcs, ferries: ferries(lands, arcs), at: (x, y) => at(Math.floor(x / CELL), Math.floor(y / CELL)) };
}

function raster(board: string, lands: readonly Territory[], seeds: Seeds): Int8Array {
  const rand = rng(board);
  const ph = Array.from({ length: 8 }, () => rand() * 6.28);
  const p = (i: number) => ph[i] ?? 0;
  const index = new Map(lands.map(({ id }, i) => [id, i]));
  const sites = Object.entries(seeds).flatMap(([id, list]) => list.map(([x, y, weight]) => ({ x, y, weight, land: index.get(id) ?? 0 })));
  const labels = new Int8Array(COLUMNS * ROWS);
  for (let n = 0; n < labels.length; n++) {
    const [x, y] = [((n % COLUMNS) + 0.5) * CELL, (Math.floor(n / COLUMNS) + 0.5) * CELL];
    const X = x + 7 * Math.sin(y / 31 + p(0)) + 4 * Math.sin(x / 17 + y / 23 + p(1)) + 2.4 * Math.sin(y / 9 + p(2));
    const Y = y + 7 * Math.sin(x / 33 + p(3)) + 4 * Math.sin(y / 19 - x / 21 + p(4)) + 2.4 * Math.sin(x / 10 + p(5));
    let best = Infinity;
    for (const site of sites) {
      const d = Math.hypot(X - site.x, Y - site.y) - site.weight;
      if (d < best) [best, labels[n]] = [d, site.land];
    }
  }
  return labels;
}

/** Small specks that the warp cut off join the neighbour around them. */
function joinSpecks(labels: Int8Array, n: number, at: Grid): void {
  const part = new Int32Array(labels.length).fill(-1);
  const sizes: number[] = [];
  const of: number[] = [];
  for (let start = 0; start < labels.length; start++) {
    if ((part[start] ?? 0) >= 0) continue;
    const c = sizes.length;
    const stack = [start];
    part[start] = c;
    let size = 0;
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      size++;
      const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
      for (const [i, j] of [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]] as const)
        if (at(i, j) === labels[cell] && part[j * COLUMNS + i] === -1) {
          part[j * COLUMNS + i] = c;
          stack.push(j * COLUMNS + i);
        }
    }
    sizes.push(size);
    of.push(labels[start] ?? 0);
  }
  const best = Array.from({ length: n }, (_, k) => Math.max(...sizes.filter((_, c) => of[c] === k)));
  for (let cell = 1; cell < labels.length; cell++) {
    const c = part[cell] ?? 0;
    if ((sizes[c] ?? 0) < (best[of[c] ?? 0] ?? 0)) labels[cell] = labels[cell - 1] ?? 0;
  }
}

// -- borders --------------------------------------------------------------------------------------------------------

interface Edge {
  to: number;
  pair: string;
}
const node = (i: number, j: number): number => j * 1000 + i;

/** Unit edges between different labels, by their ends. */
function edges(at: Grid): Map<number, Edge[]> {
  const out = new Map<number, Edge[]>();
  const add = (p: number, q: number, a: number, b: number) => {
    for (const [from, to] of [[p, q], [q, p]] as const) out.set(from, [...(out.get(from) ?? []), { to, pair: `${Math.max(a, b)}/${Math.min(a, b)}` }]);
  };
  for (let j = 0; j <= ROWS; j++)
    for (let i = 0; i <= COLUMNS; i++) {
      if (at(i, j) !== at(i - 1, j)) add(node(i, j), node(i, j + 1), at(i, j), at(i - 1, j));
      if (at(i, j) !== at(i, j - 1)) add(node(i, j), node(i + 1, j), at(i, j), at(i, j - 1));
    }
  return out;
}

/** Edges chained into arcs from junction to junction; then loops that have none. */
function trace(at: Grid, lands: readonly Territory[]): Arc[] {
  const out = edges(at);
  const used = new Set<string>();
  const junction = (k: number) => {
    const [first, second, third] = out.get(k) ?? [];
    return third !== undefined || first?.pair !== second?.pair;
  };
  const follow = (from: number, edge: Edge): number[] => {
    const chain = [from];
    let [before, now] = [from, edge.to];
    used.add(`${from}>${now}`).add(`${now}>${from}`);
    while (chain.push(now) && !junction(now) && now !== from) {
      const next = (out.get(now) ?? []).find(({ to }) => to !== before)?.to ?? from;
      used.add(`${now}>${next}`).add(`${next}>${now}`);
      [before, now] = [now, next];
    }
    return chain;
  };
  const arcs: Arc[] = [];
  for (const all of [false, true])
    for (const [k, list] of out)
      if (all || junction(k)) for (const edge of list) if (!used.has(`${k}>${edge.to}`)) arcs.push(arcOf(follow(k, edge), edge.pair, at, lands));
  return arcs;
}

function arcOf(chain: readonly number[], pair: string, at: Grid, lands: readonly Territory[]): Arc {
  const [a = 0, b = -1] = pair.split("/").map(Number);
  const raw = chain.map((k): Point => [(k % 1000) * CELL, Math.floor(k / 1000) * CELL]);
  const [p = [0, 0], q = [0, 0]] = raw;
  const right = at((p[0] + q[0] - (q[1] - p[1])) / 2 / CELL - 0.5, (p[1] + q[1] + q[0] - p[0]) / 2 / CELL - 0.5);
  return { a, b, right, points: b < 0 ? raw : softened(raw), kind: kindOf(lands[a], lands[b]) };
}

function softened(raw: readonly Point[]): Point[] {
  let points = [...raw];
  for (let n = 0; n < 14; n++)
    points = points.map((point, i): Point => {
      const [before, after] = [points[i - 1], points[i + 1]];
      return before && after ? [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4] : point;
    });
  return points.length > 3 ? smooth(even(points, 11), 3) : points;
}

function kindOf(a: Territory | undefined, b: Territory | undefined): Arc["kind"] {
  if (!a || !b) return "frame";
  if (!a.adjacent.includes(b.id)) return "barrier";
  const seas = Number(a.kind === "sea") + Number(b.kind === "sea");
  return seas === 1 ? "coast" : seas === 2 ? "strait" : "river";
}

/** Neighbours that do not touch. */
function ferries(lands: readonly Territory[], arcs: readonly Arc[]): [number, number][] {
  return lands.flatMap((land, i) =>
    land.adjacent
      .map((id) => lands.findIndex((each) => each.id === id))
      .filter((other) => other > i && !arcs.some(({ a, b }) => a === other && b === i))
      .map((other): [number, number] => [i, other]),
  );
}

// -- labels ---------------------------------------------------------------------------------------------------------

/** Long names take two lines. */
function nameLines(name: string): string[] {
  const cuts = name.length > 15 ? [...name.matchAll(/[ -]/g)].map(({ index }) => index) : [];
  const [cut] = cuts.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return cut === undefined ? [name] : [name.slice(0, cut + 1).trim(), name.slice(cut + 1)];
}

/** The place for name, spots and points: where a block of the needed size has the most room around it. */
function labelPlace(land: Territory, k: number, at: Grid, walls: readonly Point[]): Omit<Shape, "d"> {
  const castle = land.kind === "castle";
  const [w, h] = castle ? [80, 62] : [Math.max(66, land.spots.length * 37), 70];
  const lines = nameLines(land.name);
  const long = Math.max(...lines.map((line) => line.length)) * 7.2;
  const tall = lines.length * 13 + 4;
  const beside = (castle ? 1 : -1) * (12 + tall / 2 + 6);
  let best = { room: -Infinity, x: 0, y: 0 };
  for (let j = 2; j < ROWS; j += 2)
    for (let i = 2; i < COLUMNS; i += 2) {
      if (at(i, j) !== k) continue;
      const [x, y] = [i * CELL, j * CELL];
      let room = 60;
      for (const [px, py] of walls) {
        const frame = px < 1 || py < 1 || px > WIDE - 1 || py > HIGH - 1 ? 8 : 0;
        const box = (dy: number, bw: number, bh: number) => Math.max(Math.abs(px - x) - bw / 2, Math.abs(py - y - dy) - bh / 2);
        room = Math.min(room, Math.min(box(0, w, h), box(beside, long, tall)) - frame);
        if (room <= best.room) break;
      }
      if (room > best.room) best = { room, x, y };
    }
  return { x: best.x, y: best.y, scale: Math.min(1, Math.max(0.72, 1 + (best.room - 2) / 60)), lines };
}
