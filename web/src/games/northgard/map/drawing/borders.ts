/** Border lines of a tile as elastic threads: nailed at the edges, pushed apart by each other and by cramped regions. */
import { area, between, dist, even, mean, moved, normal, nth, SIDE, smooth, turned, type Pt, type Random } from "./points";
import { isJunction, onEdge, SIDES, type Kind, type Region, type Tile } from "./tiles";
import { walks } from "../walks";

/** A border line with the regions on both sides of its way. */
export interface Line {
  kind: Kind;
  points: Pt[];
  left: number;
  right: number;
}

const KNOTS = 13;
const ROUNDS = 110;
const [LINES, EDGES] = [46, 44]; // so far a line and an edge push others away
const STIFF = 11; // so far a line follows the normal of the edge, so that any neighbour continues it

function inward(edge: string): Pt {
  const [from, to] = [turned([0, 0], SIDES.indexOf(edge)), turned([0, 1], SIDES.indexOf(edge))];
  return [to[0] - from[0], to[1] - from[1]];
}

const nailed = (end: string): Pt => onEdge(end.charAt(0), Number(end.slice(2)));

export function linesOf(tile: Tile, random: Random): Line[] {
  const lines = new Relaxed(tile);
  for (let round = 0; round < ROUNDS; round++) lines.relax(round);
  return lines.lines.map((line) => ({ ...line, points: shaken(line.points, random) }));
}

class Relaxed {
  readonly lines: Line[];
  readonly #junctions = new Map<string, Pt>();
  /** How much more room each region needs than it has. */
  #push: number[] = [];

  constructor(readonly tile: Tile) {
    const ends = tile.borders.flatMap((border) => border.ends);
    for (const junction of new Set(ends.filter(isJunction))) this.#junctions.set(junction, this.#middle(junction));
    this.lines = tile.borders.map(({ kind, ends: [a, b] }) => ({ kind, points: this.#bent(a, b), left: -1, right: -1 }));
  }

  relax(round: number): void {
    if (round % 10 === 0) this.#measure();
    for (const [i, line] of this.lines.entries()) line.points = line.points.map((p, k) => this.#eased(p, i, k));
    for (const junction of this.#junctions.keys()) this.#settle(junction);
  }

  #at(end: string): Pt {
    return this.#junctions.get(end) ?? nailed(end);
  }

  #middle(junction: string): Pt {
    const meeting = this.tile.borders.filter(({ ends }) => ends.includes(junction));
    const others = meeting.flatMap(({ ends }) => ends.filter((end) => end !== junction)).map(nailed);
    return between([SIDE / 2, SIDE / 2], mean(others), 0.6);
  }

  /** A first curve, leaving its edges at right angles. */
  #bent(a: string, b: string): Pt[] {
    const [from, to] = [this.#at(a), this.#at(b)];
    const bend = a.charAt(0) === b.charAt(0) ? SIDE * 0.5 : dist(from, to) * 0.4;
    const pulled = (end: string, p: Pt, q: Pt) => (isJunction(end) ? between(p, q, 0.3) : moved(p, inward(end.charAt(0)), bend));
    const [c, d] = [pulled(a, from, to), pulled(b, to, from)];
    return Array.from({ length: KNOTS }, (_, i) => bezier(from, c, d, to, i / (KNOTS - 1)));
  }

  #measure(): void {
    const total = this.tile.regions.reduce((sum, region) => sum + need(region), 0);
    for (const { region, polygon } of walks(this.tile, this.lines)) {
      const short = need(nth(this.tile.regions, region)) / total - area(polygon) / SIDE / SIDE;
      this.#push[region] = Math.max(-1, Math.min(1, short * 9));
    }
  }

  #eased(p: Pt, i: number, k: number): Pt {
    if (k === 0 || k === KNOTS - 1) return p;
    const { points, left, right } = nth(this.lines, i);
    const [a, b] = nth(this.tile.borders, i).ends;
    if (k === 1 && !isJunction(a)) return moved(nth(points, 0), inward(a.charAt(0)), STIFF);
    if (k === KNOTS - 2 && !isJunction(b)) return moved(nth(points, -1), inward(b.charAt(0)), STIFF);
    const [before, after] = [nth(points, k - 1), nth(points, k + 1)];
    const press = (this.#push[right] ?? 0) - (this.#push[left] ?? 0); // a cramped right side moves the thread left
    const [nx, ny] = normal(before, after);
    const away = this.#crowd(p, i, k);
    const fx = (before[0] + after[0]) / 2 - p[0] - nx * press * 2.4 + away[0];
    const fy = (before[1] + after[1]) / 2 - p[1] - ny * press * 2.4 + away[1];
    return [p[0] + fx * 0.45, p[1] + fy * 0.45];
  }

  /** What pushes a knot away: the other lines, and the edges of the tile. This is asked most often, so it makes nothing. */
  #crowd(p: Pt, i: number, k: number): Pt {
    const [x, y] = p;
    let [fx, fy] = [0, 0];
    for (let other = 0; other < this.lines.length; other++) {
      const points = other === i ? [] : nth(this.lines, other).points;
      for (let knot = 1; knot < points.length - 1; knot++) {
        const q = points[knot] as Pt;
        const [dx, dy] = [x - q[0], y - q[1]];
        if (dx > LINES || dx < -LINES || dy > LINES || dy < -LINES) continue;
        const far = Math.sqrt(dx * dx + dy * dy) || 1;
        if (far >= LINES) continue;
        const force = (1 - far / LINES) ** 2 * 2.2;
        fx += (dx / far) * force;
        fy += (dy / far) * force;
      }
    }
    const [a, b] = nth(this.tile.borders, i).ends;
    const firm = Math.min(k / (isJunction(a) ? 1 : 4), (KNOTS - 1 - k) / (isJunction(b) ? 1 : 4), 1) * 5;
    return [fx + firm * (pushed(x) - pushed(SIDE - x)), fy + firm * (pushed(y) - pushed(SIDE - y))];
  }

  #settle(junction: string): void {
    const ends = this.tile.borders.map((border) => border.ends.indexOf(junction));
    const ways = this.lines.flatMap(({ points }, i) => (ends[i] === -1 ? [] : [nth(points, ends[i] === 0 ? 2 : -3)]));
    const to = between(this.#at(junction), mean(ways), 0.3);
    this.#junctions.set(junction, to);
    for (const [i, { points }] of this.lines.entries()) {
      if (ends[i] === 0) points[0] = to;
      if (ends[i] === 1) points[KNOTS - 1] = to;
    }
  }
}

/** How much room a region needs for what stands in it. */
function need({ small, stone, large, lair, resources, segments }: Region): number {
  const things = 0.45 * (small + stone) + 0.8 * large + 0.5 * Number(lair) + 0.35 * Object.keys(resources).length;
  return 0.55 + things + 0.22 * segments.length;
}

function bezier(a: Pt, b: Pt, c: Pt, d: Pt, t: number): Pt {
  const u = 1 - t;
  const of = (k: 0 | 1) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
  return [of(0), of(1)];
}

/** How strongly an edge of the tile pushes what is so near. */
const pushed = (far: number): number => (far < EDGES ? (1 - far / EDGES) ** 2 : 0);

/** The shaking hand: a small wave in the middle of each thread, which is then drawn evenly. */
function shaken(points: readonly Pt[], random: Random): Pt[] {
  const [phase, size, speed] = [random() * 6.28, 1.6 + random() * 1.8, 2.2 + random()];
  const waved = points.map((p, k) => {
    if (k < 2 || k > KNOTS - 3) return p;
    const t = k / (KNOTS - 1);
    const wave = Math.sin(Math.PI * t) * (size * Math.sin(speed * 6.28 * t + phase) + random() * 1.6 - 0.8);
    return moved(p, normal(nth(points, k - 1), nth(points, k + 1)), wave);
  });
  const [first, second, last] = [nth(waved, 0), nth(waved, 1), nth(waved, -1)];
  const knots = [first, between(first, second, 0.5), ...waved.slice(1, -1), between(nth(waved, -2), last, 0.5), last];
  return even(smooth(knots, 4), 4.5);
}
