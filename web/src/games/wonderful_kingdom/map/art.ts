/**
 * Sprites: everything that is drawn upright on a board. A sprite is a list of [style, path]; paths use only absolute
 * M L C Q Z with pairs of numbers, so they can be moved, scaled and shaken as text. Feet at (0, 0).
 */
import { tenth } from "./lines";

type Sprite = readonly (readonly [style: string, path: string])[];

/** Moves, scales and (with a random source) shakes a path. */
function put(d: string, x: number, y: number, scale: number, rand: () => number, shake: number): string {
  const off = () => (rand() - 0.5) * shake;
  return d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, a: string, b: string) => `${tenth(x + Number(a) * scale + off())} ${tenth(y + Number(b) * scale + off())}`);
}

/** A circle as four curves. */
export function ring(cx: number, cy: number, r: number, ry = r): string {
  const [k, m] = [r * 0.5523, ry * 0.5523];
  return [
    `M${cx - r} ${cy}`,
    `C${cx - r} ${cy - m} ${cx - k} ${cy - ry} ${cx} ${cy - ry}`,
    `C${cx + k} ${cy - ry} ${cx + r} ${cy - m} ${cx + r} ${cy}`,
    `C${cx + r} ${cy + m} ${cx + k} ${cy + ry} ${cx} ${cy + ry}`,
    `C${cx - k} ${cy + ry} ${cx - r} ${cy + m} ${cx - r} ${cy} Z`,
  ].join(" ");
}

const shadow = (w: number, h = 2.6) => ["shadow", ring(w * 0.35, 0.4, w, h)] as const;

export const SPRITES: Record<string, Sprite> = {
  fir: [
    shadow(6), ["ink thin", "M0 1 L0 -3"],
    ["fir line", "M0 -21 L4.2 -13 L2.6 -13.2 L5.8 -7 L3.4 -7.2 L7.2 -0.8 C3 0.4 -3 0.4 -7.2 -0.8 L-3.4 -7.2 L-5.8 -7 L-2.6 -13.2 L-4.2 -13 Z"],
    ["shade", "M0 -20 L4.2 -13 L2.6 -13.2 L5.8 -7 L3.4 -7.2 L7.2 -0.8 C5 0 3 0 1 0 L1.6 -6 L0.4 -6.4 L1.6 -12.5 Z"],
  ],
  birch: [
    shadow(5), ["ink", "M0 0 L0.4 -10"],
    ["leaf line", "M0 -17 C5 -17 7 -12 5 -9 C4 -6 -4 -6 -5 -9 C-7 -12 -4 -17 0 -17 Z"],
  ],
  tuft: [
    ["ink thin", "M-2.4 0 L-3.6 -3.4 M0 0.4 L0.2 -4.8 M2.4 0 L4 -3.2"],
  ],
  hill: [
    ["hillface", "M-13 1 C-9 -7 -2 -9.4 2 -8.4 C7 -7 10 -2.6 13 1 C5 2.6 -5 2.6 -13 1 Z"],
    ["ink thin", "M-13 1 C-9 -7 -2 -9.4 2 -8.4 C7 -7 10 -2.6 13 1 M4 -6.6 C5.6 -4 6 -2 6.4 0 M7.6 -4.6 C8.6 -3 9 -1.6 9.4 0 M1 -6 C2.4 -4 2.8 -2.6 3 -0.6"],
  ],
  castle: [
    shadow(24, 5), ["rock line", "M-22 4 L-22 -20 L-18.6 -20 L-18.6 -17 L-15.4 -17 L-15.4 -20 L-12 -20 L-12 -13 L-8 -13 L-8 -28 L-4.6 -28 L-4.6 -25 L-1.6 -25 L-1.6 -28 L1.6 -28 L1.6 -25 L4.6 -25 L4.6 -28 L8 -28 L8 -13 L12 -13 L12 -20 L15.4 -20 L15.4 -17 L18.6 -17 L18.6 -20 L22 -20 L22 4 Z"],
    ["shade", "M2.6 4 L2.6 -25 L4.6 -25 L4.6 -28 L8 -28 L8 4 Z M17 4 L17 -17 L18.6 -17 L18.6 -20 L22 -20 L22 4 Z M-14 4 L-14 -20 L-12 -20 L-12 4 Z"],
    ["dark", "M-4.6 4 L-4.6 -4 C-3 -8.6 3 -8.6 4.6 -4 L4.6 4 Z M-1 -16 L-1 -21 L1 -21 L1 -16 Z"],
    ["seat line", "M0 -28 L0 -41 L13 -37.4 L0 -33.4 Z"],
  ],
  peak: [
    shadow(7, 2), ["rock line", "M-9 0 L-3.4 -9 L-1.6 -7.6 L1.4 -13 L9.4 0 C4 1.4 -4 1.4 -9 0 Z"],
    ["shade", "M1.4 -13 L9.4 0 C7 0.6 5 1 2.6 1 L0.6 -5 Z"],
    ["snowcap", "M-0.6 -9.4 L1.4 -13 L3.8 -9 L2 -9.8 L1 -8.4 Z"],
  ],
  wave: [
    ["waveline", "M-8 0 C-6 -3.4 -3 -3.4 -1 0 C1 -3.4 4 -3.4 6 0"],
  ],
  ship: [
    ["timber line", "M-13 -4 C-12.4 -7 -14 -9 -15 -10 C-11 -10 -10 -6 -8 -5.4 L8 -5.4 C10 -6 11 -10 15 -10 C14 -9 12.4 -7 13 -4 C8 2.4 -8 2.4 -13 -4 Z"],
    ["cloth line", "M-8 -21 C-3 -19.4 3 -19.4 8 -21 C6.6 -16 6.6 -12 8 -8 C3 -9.6 -3 -9.6 -8 -8 C-6.6 -12 -6.6 -16 -8 -21 Z"],
    ["bloodstripe", "M-3 -20 C-2.4 -16 -2.4 -12 -3 -9.2 M3 -20 C2.4 -16 2.4 -12 3 -9.2"],
    ["ink thin", "M0 -5.4 L0 -24"],
    ["waveline", "M-17 2.4 C-14 0 -11 0 -8 2.4 C-5 0 -2 0 1 2.4 C4 0 7 0 10 2.4 C12 1 14 0.6 17 2.4"],
  ],
  trap: [
    ["rock line", "M-6.4 2 C-6 -6.6 6 -6.6 6.4 2 L4.6 0 L3.2 3.4 L1.6 0 L0 3.4 L-1.6 0 L-3.2 3.4 L-4.6 0 Z"],
    ["ink", "M-6.4 2 C-4 7 4 7 6.4 2"],
  ],
  population: [
    ["skin line", ring(0, -3.4, 2.8)],
    ["cloth line", "M-5 6 C-5.4 -0.6 5.4 -0.6 5 6 Z"],
  ],
  gold: [
    ["gold line", ring(-1.4, 2, 4.2) + ring(2, -2, 4.2)],
    ["ink thin", "M2 -4 L2 0"],
  ],
  materials: [
    ["rock line", "M-6 5 L-6 0 L0 0 L0 5 Z M0.6 5 L0.6 0 L6 0 L6 5 Z M-3 -0.6 L-3 -5.4 L3 -5.4 L3 -0.6 Z"],
  ],
  krystallium: [
    ["plum line", "M0 -7 L4.4 -2 L2.6 6.4 L-2.6 6.4 L-4.4 -2 Z"],
    ["ink thin", "M-4.4 -2 L0 -0.4 L4.4 -2 M0 -0.4 L0 6.4"],
  ],
  exploration: [
    ["frost line", ring(0, 0, 6.2)],
    ["bone", "M0 -5 L1.6 -1.6 L5 0 L1.6 1.6 L0 5 L-1.6 1.6 L-5 0 L-1.6 -1.6 Z"],
    ["blood", "M0 -5 L1.6 0 L-1.6 0 Z"],
  ],
  destroy: [
    ["ember line", "M0 -7 C4 -3 6 0 4.6 3.4 C3.4 6.8 -3.4 6.8 -4.6 3.4 C-5.4 0.6 -3 -0.4 -3 -3 C-1.4 -2.4 -0.4 -1 -0.4 0 C1 -2 1 -5 0 -7 Z"],
  ],
  double_move: [
    ["leafdark line", "M-7 -3 L-1.4 -3 L-1.4 -6 L5 -1.6 L-1.4 2.8 L-1.4 0 L-7 0 Z M-3 3 L1.4 3 L1.4 0.8 L7 4 L1.4 7.2 L1.4 5.4 L-3 5.4 Z"],
  ],
  spy: [
    ["bone line", "M-7 0 C-4 -5.4 4 -5.4 7 0 C4 5.4 -4 5.4 -7 0 Z"],
    ["dark", ring(0, 0, 2.7)],
  ],
  prison: [
    ["dark", "M-6 6 L-6 -2 C-5 -7.6 5 -7.6 6 -2 L6 6 Z"],
    ["bars", "M-3 6 L-3 -4.4 M0 6 L0 -6 M3 6 L3 -4.4 M-6 0.6 L6 0.6"],
  ],
};

/** Collects paths by row and style: one node for each, instead of one for each tree. */
export class Batch {
  readonly #rows = new Map<string, string>();

  sprite(name: string, x: number, y: number, scale: number, rand: () => number, shake: number): void {
    for (const [style, d] of SPRITES[name] ?? []) {
      const key = `${style === "shadow" ? -997 : Math.round(y / 17)}|${style}`;
      this.#rows.set(key, (this.#rows.get(key) ?? "") + put(d, x, y, scale, rand, shake));
    }
  }

  paths(): { style: string; d: string }[] {
    const row = (key: string) => Number(key.split("|")[0]);
    return [...this.#rows].toSorted(([a], [b]) => row(a) - row(b)).map(([key, d]) => ({ style: key.split("|")[1] ?? "", d }));
  }
}

/** Charges of the two colours, on a shield about 14 wide: never colour alone. */
export const CHARGE = {
  red: "M-6 2.4 L0 -3.4 L6 2.4 L6 6 L0 0.4 L-6 6 Z",
  blue: "M-1.9 -6.6 L1.9 -6.6 L1.9 7.6 L0 8.8 L-1.9 7.6 Z",
} as const;
export const SHIELD = "M-6.6 -7 L6.6 -7 L6.6 1 C6.4 5.4 3 8.4 0 10 C-3 8.4 -6.4 5.4 -6.6 1 Z";
export const PAWN = "M-11.4 0.6 C-11.4 -9 -8 -13 -4.4 -15.4 C-7.6 -19 -6 -25.6 0 -25.6 C6 -25.6 7.6 -19 4.4 -15.4 C8 -13 11.4 -9 11.4 0.6 C6 3.4 -6 3.4 -11.4 0.6 Z";
