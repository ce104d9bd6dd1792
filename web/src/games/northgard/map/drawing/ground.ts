/** What is printed on a tile: washes of colour, border lines, scenery, slots, lairs and icons, each as SVG text. */
import { geometryOf, type Item, type Shape } from "./geometry";
import { along, dist, edgeRoom, lengths, normal, nth, pathOf, seeded, SIDE, tenth, type Pt, type Random } from "./points";
import { Batch, put, ring, SPRITES, type Sprite } from "./sprites";
import type { Line } from "./borders";
import type { Tile } from "./tiles";

export interface Layers {
  wash: string;
  borders: string;
  scenery: string;
  print: string;
}

const SCATTER: Record<string, readonly string[]> = {
  wood: ["fir", "fir", "fir", "fir", "fir", "fir", "birch"],
  food: ["field", "field", "sheaf", "tuft", "birch"],
  lore: ["menhir1", "menhir2", "tuft", "rock", "heather"],
  none: ["heather", "tuft", "rock", "snow", "hill", "heather", "tuft", "snow"],
};
const FIRST: Record<string, readonly string[]> = { food: ["deer", "field"], lore: ["dolmen"], none: ["snow"] };
/** How far from a border they must stand. */
const WIDE: Record<string, number> = { field: 24, hill: 17, dolmen: 16, snow: 18, deer: 14, sheaf: 12 };

const SLOTS: Record<string, Sprite> = {
  large: [
    ["slotface", "M-17 -16 L16 -17 L17 16 L-16 17 Z"],
    ["slotline", "M-13.4 -12.6 L12.6 -13.4 L13.4 12.6 L-12.6 13.4 Z"],
  ],
  small: [
    ["slotface", ring(0, 0, 11.6)],
    ["slotline", ring(0, 0, 8.4)],
  ],
  stone: [
    ["slotface", ring(0, 0, 11.6)],
    ["slotline", ring(0, 0, 8.4)],
    ["carved", "M-4.6 7 L-5 -2.6 C-4 -8.6 4 -8.6 5 -2.6 L4.6 7 Z"],
    ["carve", "M-1 5 L-1 -4.6 M-1 -4 L2.4 -1.6 L-1 1 L2.4 4"],
  ],
};

const known = new Map<string, Layers>();

export function layersOf(tile: Tile, quarters: number): Layers {
  const key = `${tile.id}/${quarters}`;
  const found = known.get(key) ?? drawn(tile, quarters);
  known.set(key, found);
  return found;
}

/** One tile on its own. */
export function tileDrawn(tile: Tile, quarters = 0): string {
  const { wash, borders, scenery, print } = layersOf(tile, quarters);
  const square = (style: string) => `<rect class="${style}" width="${SIDE}" height="${SIDE}"/>`;
  return `${square("land")}<svg width="${SIDE}" height="${SIDE}">${wash}</svg>${square("grain")}${borders}${scenery}${print}`;
}

function drawn(tile: Tile, quarters: number): Layers {
  const { lines, shapes } = geometryOf(tile, quarters);
  const random = seeded(`${tile.id}art`);
  const [scenery, print] = [new Batch(), new Batch()];
  for (const shape of shapes) {
    planted(scenery, shape, random);
    for (const item of shape.items) printed(print, item);
  }
  return { wash: shapes.map(washed).join(""), borders: bordered(lines, scenery, random), scenery: String(scenery), print: String(print) };
}

/** Spots of colour, largest first, which do not quite cover each other. */
function washed({ wash }: Shape): string {
  const used: Item[] = [];
  for (const spot of wash.toSorted((a, b) => b.r - a.r)) {
    if (used.length < 8 && used.every((each) => Math.hypot(spot.x - each.x, spot.y - each.y) > each.r * 0.62)) used.push(spot);
  }
  return used.map(({ kind, x, y, r }) => `<circle class="w-${kind}" cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r + 5)}"/>`).join("");
}

function planted(scenery: Batch, { decor }: Shape, random: Random): void {
  const first: Record<string, string[]> = {};
  for (const { kind, x, y, wall } of decor) {
    const list = (first[kind] ??= [...(FIRST[kind] ?? [])]);
    const choices = SCATTER[kind] ?? [];
    const name = list.shift() ?? choices[Math.floor(random() * choices.length)] ?? "tuft";
    const scale = scaleOf(name, random);
    const hand = { random, shake: name === "deer" ? 0.3 : name === "snow" ? 3 : 1, flip: random() < 0.5 ? -1 : 1 } as const;
    scenery.sprite(wall < (WIDE[name] ?? 0) ? "tuft" : name, x, y + 4, scale, hand);
  }
}

function scaleOf(name: string, random: Random): number {
  if (name === "fir") return 0.84 + random() * 0.36;
  if (name === "snow") return 0.8 + random() * 0.9;
  if (name === "field") return 1.2 + random() * 0.3;
  return 0.95 + random() * 0.25;
}

/** Batched by drawing step: things of the game never overlap. */
function printed(print: Batch, { kind, x, y }: Item): void {
  if (kind === "unit") return;
  const slot = SLOTS[kind];
  const medal: Sprite = [["medal", ring(0, 0, 9.1)], ...(SPRITES[kind] ?? [])];
  const parts = slot ?? (kind === "lair" ? (SPRITES["lair"] ?? []) : medal);
  const scale = slot ? 1 : kind === "lair" ? 0.92 : 1.25;
  for (const [step, [style, path]] of parts.entries()) print.add(step, style, put(path, x, y, scale));
}

// -- border lines -----------------------------------------------------------------------------------------------------

function bordered(lines: readonly Line[], scenery: Batch, random: Random): string {
  let dash = "";
  const rock = { band: "", sides: "", crest: "", hatch: "" };
  for (const { kind, points } of lines) {
    if (kind === "regular") {
      dash += dashes(points);
      continue;
    }
    for (const [x, y] of [nth(points, 0), nth(points, -1)]) {
      // A boulder closes a ridge that ends inside the tile.
      if (edgeRoom([x, y]) > 1) scenery.sprite("rock", x, y + 4, 1.5, { random, shake: 1, flip: 1 });
    }
    const one = ridge(points, random);
    for (const part of ["band", "sides", "crest", "hatch"] as const) rock[part] += one[part];
  }
  const ridges =
    `<path class="hatch" d="${rock.hatch}"/><path class="ridge-cast" transform="translate(1.6 2.2)" d="${rock.band}"/>` +
    `<path class="ridge" d="${rock.band}"/><path class="ridge-side" d="${rock.sides}"/><path class="crest" d="${rock.crest}"/>`;
  const dashed = `<path class="dash-case" d="${dash}"/><path class="dash" d="${dash}"/>`;
  return (rock.band && ridges) + (dash && dashed);
}

/** A line in dashes that begin and end with half a dash, so that two tiles make one dash at their common edge. */
function dashes(points: readonly Pt[], dash = 8, gap = 6.4): string {
  const at = lengths(points);
  const whole = nth(at, -1);
  const n = Math.max(1, Math.round(whole / (dash + gap)));
  const each = whole / n;
  const on = (each * dash) / (dash + gap);
  return Array.from({ length: n + 1 }, (_, i) => {
    const [from, to] = [Math.max(0, i * each - on / 2), Math.min(whole, i * each + on / 2)];
    return pathOf([from, (from + to) / 2, to].map((far) => along(points, at, far)));
  }).join("");
}

/** A difficult border: an uneven band of rock, its sunlit crest, and hachures running down both slopes. */
function ridge(points: readonly Pt[], random: Random): { band: string; sides: string; crest: string; hatch: string } {
  const [left, right, crest]: [Pt[], Pt[], Pt[]] = [[], [], []];
  const last = points.length - 1;
  let hatch = "";
  for (const [i, p] of points.entries()) {
    const [nx, ny] = normal(nth(points, Math.max(0, i - 1)), nth(points, Math.min(last, i + 1)));
    const free = i > 2 && i < last - 2;
    const rough = (size: number) => (free ? (random() - 0.5) * size : 0);
    const [w, v] = [4.6 + rough(2.2), 4.6 + rough(2.2)];
    left.push([p[0] - nx * w, p[1] - ny * w]);
    right.unshift([p[0] + nx * v, p[1] + ny * v]);
    crest.push([p[0] + rough(3.4) - 0.8, p[1] + rough(3.4) - 0.8]);
    if (i % 2 === 1 && i > 1 && i < last - 1) hatch += hachures(p, [nx, ny], random);
  }
  return { band: pathOf([...left, ...right], true), sides: pathOf(left) + pathOf(right), crest: pathOf(crest), hatch };
}

function hachures(p: Pt, [nx, ny]: Pt, random: Random): string {
  return [-1, 1]
    .map((side) => {
      const far = 8.4 + random() * 4.6;
      const from: Pt = [p[0] + nx * 4.4 * side, p[1] + ny * 4.4 * side];
      return pathOf([from, [p[0] + nx * far * side + random() * 2 - 1, p[1] + ny * far * side + random() * 2 - 1]]);
    })
    .join("");
}

/** Where two lines of different kinds meet at an edge: a boulder hides the seam. */
export function seams(lines: readonly Line[]): { kind: string; at: Pt; side: number }[] {
  return lines.flatMap(({ kind, points }) =>
    [nth(points, 0), nth(points, -1)].flatMap((at) => {
      const side = sideOf(at);
      return side < 0 ? [] : [{ kind, at, side }];
    }),
  );
}

function sideOf([x, y]: Pt): number {
  const mids: Pt[] = [[x, 0], [SIDE, y], [x, SIDE], [0, y]];
  return mids.findIndex((p) => dist(p, [x, y]) < 0.1);
}
