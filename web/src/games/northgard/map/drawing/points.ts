/** Points and lines of the map, as plain numbers: y grows downwards, a tile is SIDE units wide. */

export type Pt = readonly [x: number, y: number];

export const SIDE = 200;
/** To the next cell north, east, south, west. */
export const STEPS: readonly Pt[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** An element that is known to be there. */
export function nth<T>(list: readonly T[], i: number): T {
  const found = list.at(i);
  if (found === undefined) throw new Error(`there is no element ${i} of ${list.length}`);
  return found;
}

export type Random = () => number;

/** Seeded random numbers: the same seed always draws the same picture. */
export function seeded(seed: string): Random {
  let h = 2166136261;
  for (const sign of seed) h = Math.imul(h ^ sign.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const dist = (a: Pt, b: Pt): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const between = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const moved = (p: Pt, by: Pt, times = 1): Pt => [p[0] + by[0] * times, p[1] + by[1] * times];

export function mean(points: readonly Pt[]): Pt {
  const sum = points.reduce<Pt>((all, p) => moved(all, p), [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** A point of a tile after so many quarter turns clockwise. */
export function turned([x, y]: Pt, quarters: number): Pt {
  let p: Pt = [x, y];
  for (let i = 0; i < (quarters & 3); i++) p = [SIDE - p[1], p[0]];
  return p;
}

/** The unit normal to the left of the way from a to b. */
export function normal(a: Pt, b: Pt): Pt {
  const length = dist(a, b) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

/** A dense curve through the points: so many steps for each span. */
export function smooth(points: readonly Pt[], steps = 4): Pt[] {
  const curve: Pt[] = [nth(points, 0)];
  for (let i = 0; i < points.length - 1; i++) {
    const around = [i - 1, i, i + 1, i + 2].map((k) => nth(points, Math.min(Math.max(k, 0), points.length - 1)));
    for (let k = 1; k <= steps; k++) curve.push([span(around, 0, k / steps), span(around, 1, k / steps)]);
  }
  return curve;
}

/** Catmull-Rom between the middle two of four points, in one coordinate. */
function span(around: readonly Pt[], axis: 0 | 1, t: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = around.map((p) => p[axis]);
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

/** How far along the line each of its points lies. */
export function lengths(points: readonly Pt[]): number[] {
  const found = [0];
  for (let i = 1; i < points.length; i++) found.push(nth(found, -1) + dist(nth(points, i - 1), nth(points, i)));
  return found;
}

/** The point so far along the line. */
export function along(points: readonly Pt[], at: readonly number[], far: number): Pt {
  let i = 1;
  while (i < at.length - 1 && nth(at, i) < far) i++;
  const [from, to] = [nth(at, i - 1), nth(at, i)];
  return between(nth(points, i - 1), nth(points, i), (far - from) / (to - from || 1));
}

/** The same line with points at even steps. */
export function even(points: readonly Pt[], step: number): Pt[] {
  const at = lengths(points);
  const whole = nth(at, -1);
  const n = Math.max(2, Math.round(whole / step));
  return [nth(points, 0), ...Array.from({ length: n - 1 }, (_, k) => along(points, at, (whole * (k + 1)) / n)), nth(points, -1)];
}

export function area(polygon: readonly Pt[]): number {
  return polygon.reduce((sum, a, i) => sum + cross(a, nth(polygon, (i + 1) % polygon.length)), 0) / 2;
}

const cross = (a: Pt, b: Pt): number => a[0] * b[1] - b[0] * a[1];

/** Asked for every point of a raster, so it makes nothing. */
export function inside([x, y]: Pt, polygon: readonly Pt[]): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [p, q] = [polygon[i] as Pt, polygon[j] as Pt];
    if (p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]) within = !within;
  }
  return within;
}

/** How far the nearest of the points is. */
export function nearest(p: Pt, points: readonly Pt[]): number {
  let least = Infinity;
  for (const q of points) {
    const [dx, dy] = [p[0] - q[0], p[1] - q[1]];
    const far = dx * dx + dy * dy;
    if (far < least) least = far;
  }
  return Math.sqrt(least);
}

/** How far it is to the edge of the tile. */
export const edgeRoom = ([x, y]: Pt): number => Math.min(x, y, SIDE - x, SIDE - y);

export const tenth = (n: number): number => Math.round(n * 10) / 10;

export function pathOf(points: readonly Pt[], close = false): string {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}${close ? "Z" : ""}`;
}
