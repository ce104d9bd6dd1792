/** What can be chosen and lies outside the window: a mark on its edge for each direction. */
import type { Pt } from "../drawing/points";

export interface Mark {
  /** Where it stands in the window, in px, and which way it points, in degrees; 0 is to the right. */
  at: Pt;
  turn: number;
  /** How many targets lie there, and the nearest of them on the map. */
  n: number;
  goal: Pt;
}

export interface Sight {
  readonly width: number;
  readonly height: number;
  onScreen(at: Pt): Pt;
}

const EDGE = 26; // px from the edge of the window
const NEAR = 44; // marks that are nearer to one another are one

export function beyond(targets: readonly Pt[], sight: Sight): Mark[] {
  const { width, height } = sight;
  const marks: (Mark & { far: number })[] = [];
  for (const goal of targets) {
    const [x, y] = sight.onScreen(goal);
    const at: Pt = [clamped(x, width), clamped(y, height)];
    const far = Math.hypot(x - at[0], y - at[1]);
    if (x >= 0 && y >= 0 && x <= width && y <= height) continue;
    const same = marks.find((mark) => Math.hypot(mark.at[0] - at[0], mark.at[1] - at[1]) < NEAR);
    if (!same) marks.push({ at, turn: turnOf(x - at[0], y - at[1]), n: 1, goal, far });
    else Object.assign(same, { n: same.n + 1 }, far < same.far ? { goal, far } : {});
  }
  return marks.map(({ at, turn, n, goal }) => ({ at, turn, n, goal }));
}

const clamped = (n: number, size: number): number => Math.min(Math.max(n, EDGE), Math.max(EDGE, size - EDGE));
const turnOf = (dx: number, dy: number): number => Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
