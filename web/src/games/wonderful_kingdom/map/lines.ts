/** Lines of a map: seeded random numbers, smoothing, even steps, dashes, and loops made of pieces. */

export type Point = readonly [x: number, y: number];

/** The same seed always draws the same picture (mulberry32 on an FNV hash). */
export function rng(seed: string): () => number {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const tenth = (v: number): number => Math.round(v * 10) / 10;
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export function pathOf(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** A Catmull-Rom curve through the points, `n` steps for each span. */
export function smooth(points: readonly Point[], n: number): Point[] {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0];
  const out: Point[] = [at(0)];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 1; k <= n; k++) {
      const t = k / n;
      const f = (j: 0 | 1) =>
        0.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3);
      out.push([f(0), f(1)]);
    }
  }
  return out;
}

/** How far along the line each of its points is. */
function lengths(points: readonly Point[]): number[] {
  let sum = 0;
  return points.map((point, i) => (sum += i === 0 ? 0 : far(points[i - 1] ?? point, point)));
}

function pointAt(points: readonly Point[], at: readonly number[], s: number): Point {
  let i = 1;
  while (i < at.length - 1 && (at[i] ?? 0) < s) i++;
  const from: Point = points[i - 1] ?? [0, 0];
  const to = points[i] ?? from;
  const start = at[i - 1] ?? 0;
  return between(from, to, (s - start) / ((at[i] ?? start) - start || 1));
}

/** The same line with points at even steps. */
export function even(points: readonly Point[], step: number): Point[] {
  const at = lengths(points);
  const total = at.at(-1) ?? 0;
  const n = Math.max(2, Math.round(total / step));
  return Array.from({ length: n + 1 }, (_, k) => pointAt(points, at, (total * k) / n));
}

export function dashes(points: readonly Point[], dash: number, gap: number): string {
  const at = lengths(points);
  const total = at.at(-1) ?? 0;
  const n = Math.max(1, Math.round(total / (dash + gap)));
  const [per, on] = [total / n, (total / n) * (dash / (dash + gap))];
  return Array.from({ length: n + 1 }, (_, i) => {
    const [a, b] = [Math.max(0, i * per - on / 2), Math.min(total, i * per + on / 2)];
    return pathOf([a, (a + b) / 2, b].map((s) => pointAt(points, at, s)));
  }).join("");
}

/** Directed pieces chained into closed loops. */
export function stitch(pieces: readonly (readonly Point[])[]): Point[][] {
  const left = new Set(pieces);
  const key = (point: Point | undefined) => (point ? `${Math.round(point[0] * 4)},${Math.round(point[1] * 4)}` : "");
  const loops: Point[][] = [];
  for (const first of pieces) {
    if (!left.delete(first)) continue;
    const loop: Point[] = [...first.slice(0, -1)];
    for (let last = first; key(last.at(-1)) !== key(first[0]); ) {
      const next = [...left].find((piece) => key(piece[0]) === key(last.at(-1)));
      if (!next) break;
      left.delete(next);
      loop.push(...next.slice(0, -1));
      last = next;
    }
    loops.push(loop);
  }
  return loops;
}
