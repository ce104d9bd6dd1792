/** Trees, hills, waves and mountains of a board: they depend on its graph only, and are drawn once. */
import { Batch } from "./art";
import { even, rng, dashes, pathOf } from "./lines";
import { HIGH, WIDE, type Layout, type Territory } from "./layout";

export interface Scenery {
  lines: Record<"river" | "coast" | "strait", string>;
  paths: { style: string; d: string }[];
}

const WOODS = ["fir", "birch", "hill"] as const;

export function scenery(board: string, lands: readonly Territory[], layout: Layout): Scenery {
  const rand = rng(`${board}art`);
  const batch = new Batch();
  const lines = { river: "", coast: "", strait: "" };
  for (const { kind, points } of layout.arcs) {
    if (kind === "strait") lines.strait += dashes(points, 7, 7);
    else if (kind === "river" || kind === "coast") lines[kind] += pathOf(points);
    else if (kind === "barrier") for (const [x, y] of even(points, 13)) batch.sprite("peak", x, y + 6, 0.9 + rand() * 0.4, rand, 1.4);
  }
  const seen: [number, number][] = [];
  lands.forEach((land, k) => grow(land, k, layout, batch, rand, seen));
  return { lines, paths: batch.paths() };
}

function grow(land: Territory, k: number, layout: Layout, batch: Batch, rand: () => number, seen: [number, number][]): void {
  const shape = layout.shapes[k];
  if (!shape) return;
  const own = layout.arcs.filter(({ a, b }) => a === k || b === k);
  const sea = land.kind === "sea";
  for (let n = 0, tries = 0; n < 26 && tries < 240; tries++) {
    const [x, y] = [12 + rand() * (WIDE - 24), 18 + rand() * (HIGH - 26)];
    if (layout.at(x, y) !== k) continue;
    if (Math.abs(x - shape.x) < 54 + 22 * Number(land.spots.length > 2) && Math.abs(y - shape.y + 4) < 44) continue;
    const room = sea && n === 0 ? 21 : 14;
    if (own.some(({ points }) => points.some(([px, py]) => Math.hypot(px - x, py - y + 5) < room))) continue;
    if (seen.some(([px, py]) => Math.hypot(px - x, py - y) < 15)) continue;
    const kind = sea ? (n === 0 ? "ship" : "wave") : rand() < 0.3 ? "tuft" : (WOODS[k % 3] ?? "fir");
    batch.sprite(kind, x, y, 0.7 + rand() * 0.25, rand, 0.8);
    seen.push([x, y]);
    n++;
  }
}
