/**
 * Sprites: everything that stands upright on the map. A sprite is a list of styles and paths; paths use only absolute
 * M L C Z with pairs of coordinates, so that they can be moved, scaled and shaken as text. Feet at 0 0, up is negative.
 * Styles are classes of map.css, so that both times of day use the same drawing.
 */
import { tenth, type Random } from "./points";

export type Sprite = readonly (readonly [style: string, path: string])[];

interface Hand {
  random: Random;
  shake: number;
  flip: 1 | -1;
}

/** A path moved and scaled; and shaken, if a hand draws it. */
export function put(path: string, x: number, y: number, scale = 1, hand?: Hand): string {
  const shaken = () => (hand ? (hand.random() - 0.5) * hand.shake : 0);
  const flip = hand?.flip ?? 1;
  return path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, a: string, b: string) => {
    const right = tenth(x + Number(a) * scale * flip + shaken());
    return `${right} ${tenth(y + Number(b) * scale + shaken())}`;
  });
}

/** A circle or ellipse as four curves. */
export function ring(x: number, y: number, r: number, ry = r): string {
  const [k, m] = [r * 0.5523, ry * 0.5523];
  return (
    `M${x - r} ${y} C${x - r} ${y - m} ${x - k} ${y - ry} ${x} ${y - ry} C${x + k} ${y - ry} ${x + r} ${y - m} ${x + r} ${y} ` +
    `C${x + r} ${y + m} ${x + k} ${y + ry} ${x} ${y + ry} C${x - k} ${y + ry} ${x - r} ${y + m} ${x - r} ${y} Z`
  );
}

const shadow = (width: number, height = 2.6): readonly [string, string] => ["shadow", ring(width * 0.35, 0.4, width, height)];
const stone = "M-3.4 0 L-3.9 -9 C-3.6 -13.5 1.2 -15 3.2 -11 L3.9 0 Z";

export const SPRITES: Readonly<Record<string, Sprite>> = {
  fir: [
    shadow(6),
    ["ink thin", "M0 1 L0 -3"],
    ["fir line", "M0 -21 L4.2 -13 L2.6 -13.2 L5.8 -7 L3.4 -7.2 L7.2 -0.8 C3 0.4 -3 0.4 -7.2 -0.8 L-3.4 -7.2 L-5.8 -7 L-2.6 -13.2 L-4.2 -13 Z"],
    ["shade", "M0 -20 L4.2 -13 L2.6 -13.2 L5.8 -7 L3.4 -7.2 L7.2 -0.8 C5 0 3 0 1 0 L1.6 -6 L0.4 -6.4 L1.6 -12.5 Z"],
  ],
  birch: [
    shadow(5),
    ["ink", "M0 0 L0.4 -10"],
    ["leaf line", "M0 -17 C5 -17 7 -12 5 -9 C4 -6 -4 -6 -5 -9 C-7 -12 -4 -17 0 -17 Z"],
  ],
  deer: [
    shadow(9, 2),
    ["hide line", "M-8 0 L-7.4 -6 C-8.6 -9.5 -6 -11 -3 -10.4 L3.6 -10.6 L6 -15 C6.4 -17.6 8.4 -17.8 9.4 -16.4 L11.6 -14.6 L9.6 -13.2 L7.6 -8.4 L7.2 0 L5.8 0 L5 -5.2 C2 -4.4 -2 -4.4 -4.2 -5.2 L-6 -3.4 L-6.6 0 Z"],
    ["ink thin", "M7.4 -17 C5.6 -18.6 5.4 -20.6 5.8 -22.4 M6 -19.4 L4 -20.6 M8.6 -17.2 C9 -19.4 10 -20.4 11.2 -21.4 M9.4 -19.2 L9 -21.6"],
  ],
  field: [
    ["wheat line", "M-15 0.6 C-14 -4 -12 -7 -9.6 -9.6 C-3 -11 7 -10.6 13.6 -8.6 C13.6 -5 12.4 -1 10.8 2.4 C3 3.6 -8 3 -15 0.6 Z"],
    ["wheatline", "M-11.6 1.4 C-10 -4 -8 -8 -6.4 -10 M-7.4 2.2 C-6 -3 -4.4 -7.6 -3 -10.4 M-3 2.6 C-1.8 -2.4 -0.8 -7 0.6 -10.6 M1.6 3 C2.4 -2 3.4 -6.6 4.4 -10.4 M6 2.8 C7 -1.6 7.8 -6 8.4 -9.8"],
    ["fence", "M-15.6 1 C-8 4 3 4.4 11.2 3 M-13 0.4 L-13 3.4 M-6 2.2 L-6 4.6 M1 2.4 L1 5 M8 2 L8 4.8"],
  ],
  sheaf: [
    shadow(4, 1.6),
    ["wheat line", "M-3.8 0.4 L-1.6 -5 L-5.4 -10.4 L-3 -10 L-2 -12.8 L0 -10.8 L2 -12.8 L3 -10 L5.4 -10.4 L1.6 -5 L3.8 0.4 C1 1.4 -1 1.4 -3.8 0.4 Z"],
    ["ink thin", "M-1.9 -5 L1.9 -5 M0 -6 L0 -9 M-0.6 -3.6 L-1.4 -0.4 M1 -3.6 L1.4 -0.4"],
  ],
  menhir1: [
    shadow(5, 2),
    ["rock line", stone],
    ["shade", "M0.6 0 L1.4 -12.6 L3.2 -11 L3.9 0 Z"],
    ["rune", "M-0.8 -10.4 L-0.8 -3 M-0.8 -9 L1.4 -7.2 M-0.8 -6.4 L1.4 -4.8"],
  ],
  menhir2: [
    shadow(5, 2),
    ["rock line", "M-3 0 L-2.4 -12 L0.6 -14 L3.2 -9 L3.4 0 Z"],
    ["shade", "M0.8 0 L0.9 -13 L3.2 -9 L3.4 0 Z"],
    ["rune", "M-1.4 -9.6 L1 -6.6 M1 -9.6 L-1.4 -6.6 M-0.2 -6 L-0.2 -2.6"],
  ],
  dolmen: [
    shadow(11, 2.4),
    ["rock line", "M-8 0 L-7.6 -8 L-4.6 -8 L-4.4 0 Z M4.2 0 L4.6 -8 L7.6 -8 L7.8 0 Z M-10 -7.6 C-9 -12 8 -12.6 10.4 -8.4 L9.6 -7.4 Z"],
    ["shade", "M6 0 L6 -8 L7.6 -8 L7.8 0 Z M2 -7.6 L3 -11.4 C7 -11.4 9.6 -10.6 10.4 -8.4 L9.6 -7.4 Z"],
  ],
  tuft: [
    ["ink thin", "M-2.4 0 L-3.6 -3.4 M0 0.4 L0.2 -4.8 M2.4 0 L4 -3.2"],
  ],
  heather: [
    ["heath", ring(-2.6, -1.6, 2.2, 1.7) + ring(2.2, -2.2, 2.6, 2) + ring(0, -0.4, 2.4, 1.5)],
    ["ink thin", "M-3 0.4 L-3.2 -1.6 M0.4 0.8 L0.6 -2 M3 0.4 L3.4 -1.6"],
  ],
  rock: [
    shadow(5, 1.5),
    ["rock line", "M-5 0 L-3.6 -3.8 L0.6 -5 L4.4 -2.6 L5.4 0 Z"],
    ["shade", "M1.4 0 L0.6 -5 L4.4 -2.6 L5.4 0 Z"],
  ],
  snow: [
    ["snow", "M-15 0.4 C-9 -2.4 -5 -1.6 -1 -2.8 C5 -4 9 -1.6 15 -1.2 C11 0.2 9 1.8 3 1.6 C-1 3 -9 1.8 -15 0.4 Z"],
  ],
  hill: [
    ["hillface", "M-13 1 C-9 -7 -2 -9.4 2 -8.4 C7 -7 10 -2.6 13 1 C5 2.6 -5 2.6 -13 1 Z"],
    ["ink thin", "M-13 1 C-9 -7 -2 -9.4 2 -8.4 C7 -7 10 -2.6 13 1 M4 -6.6 C5.6 -4 6 -2 6.4 0 M7.6 -4.6 C8.6 -3 9 -1.6 9.4 0 M1 -6 C2.4 -4 2.8 -2.6 3 -0.6"],
  ],
  lair: [
    shadow(14, 4),
    ["rock line", "M-14 4 C-15 -5 -9 -13 -3 -12.4 C1 -16 11 -12 13 -3 L14.6 4 C8 6.4 -8 6.4 -14 4 Z"],
    ["dark", "M-7.4 4.4 C-8 -3.6 -4 -7.6 0.2 -7.6 C5 -7.4 8 -3 7.8 4.4 C3 5.6 -3 5.6 -7.4 4.4 Z"],
    ["bone", ring(0.2, 1.6, 2.7, 2.1) + ring(-3.5, -1.1, 1.15, 1.4) + ring(-1.2, -3, 1.15, 1.5) + ring(1.6, -3, 1.15, 1.5) + ring(3.9, -1.1, 1.15, 1.4)],
    ["ink thin", "M-11.6 -3 L-9.4 -4.6 M9.6 -6 L11.4 -3.8"],
  ],
  // resource icons, centred on (0, 0), about 12 across
  food: [
    ["ink", "M0 7 C0.2 3 0 0 0 -3"],
    ["gold line", "M0 -7.4 C2 -5.6 2 -3.6 0 -2.4 C-2 -3.6 -2 -5.6 0 -7.4 Z M0.4 0.4 C0.4 -2.4 2.4 -3.8 4.8 -3.8 C4.8 -1.2 3 0.4 0.4 0.4 Z M-0.4 0.4 C-0.4 -2.4 -2.4 -3.8 -4.8 -3.8 C-4.8 -1.2 -3 0.4 -0.4 0.4 Z M0.4 4.4 C0.4 1.6 2.4 0.2 4.8 0.2 C4.8 2.8 3 4.4 0.4 4.4 Z M-0.4 4.4 C-0.4 1.6 -2.4 0.2 -4.8 0.2 C-4.8 2.8 -3 4.4 -0.4 4.4 Z"],
  ],
  wood: [
    ["bark line", "M-5.6 -1.6 L3 -3.8 C5.2 -3.8 6 0.8 4 1.6 L-4.6 3.8 C-7 3.6 -7.4 -0.8 -5.6 -1.6 Z"],
    ["cut line", ring(3.7, -1.1, 2.1, 2.7)],
    ["ink thin", "M-3.6 -0.6 L-0.4 -1.4 M-3.2 1.6 L0.4 0.8 M3.7 -2 L3.7 -0.2"],
  ],
  lore: [
    ["frost line", "M-4 5.4 L-4.4 -2.6 C-3.6 -7 3.4 -7.4 4.2 -3 L4.4 5.4 Z"],
    ["ink", "M-0.8 3.6 L-0.8 -3.8 M-0.8 -3.4 L2 -1.4 L-0.8 0.6 L2 3"],
  ],
  // buildings: small ones about 22 wide, large ones about 34
  woodcutters_lodge: [
    shadow(11, 3),
    ["timber line", "M-9 0 L-9 -7 L0 -13 L9 -7 L9 0 Z"],
    ["roof line", "M-11 -6 L-1 -15.4 L2 -15.4 L11.4 -6 L9 -5.4 L0.4 -12.4 L-8.6 -5.2 Z"],
    ["dark", "M-2.4 0 L-2.4 -5.4 L2 -5.4 L2 0 Z"],
    ["cut line", ring(7.4, -0.4, 2.4) + ring(11.6, -0.4, 2.4) + ring(9.5, -4, 2.4)],
  ],
  silo: [
    shadow(8, 2.6),
    ["timber line", "M-6 0 L-5.6 -10 L5.6 -10 L6 0 C3 1.4 -3 1.4 -6 0 Z"],
    ["roof line", "M-8 -9 C-5 -13 -2 -15 0 -18 C2 -15 5 -13 8 -9 C4 -7.6 -4 -7.6 -8 -9 Z"],
    ["wheat line", "M-2 -1 L0 -6.4 L2 -1 Z"],
    ["ink thin", "M-5.6 -4 L-2.4 -3.6 M2.4 -3.6 L5.8 -4"],
  ],
  defense_tower: [
    shadow(8, 2.6),
    ["rock line", "M-5.4 0 L-4.6 -12 L-7 -13 L-7 -18.4 L-4 -18.4 L-4 -16.4 L-1.6 -16.4 L-1.6 -18.4 L1.6 -18.4 L1.6 -16.4 L4 -16.4 L4 -18.4 L7 -18.4 L7 -13 L4.6 -12 L5.4 0 Z"],
    ["shade", "M1 0 L1.6 -16 L4 -16.4 L4 -18.4 L7 -18.4 L7 -13 L4.6 -12 L5.4 0 Z"],
    ["dark", "M-1.4 -6 L-1.4 -10 L1 -10 L1 -6 Z"],
  ],
  training_camp: [
    shadow(11, 3),
    ["cloth line", "M-11 0.6 L-1 -13.6 L10 0.6 Z"],
    ["shade", "M-1 -13.6 L10 0.6 L2.6 0.6 Z"],
    ["dark", "M-3.4 0.6 L-1 -7.4 L1.8 0.6 Z"],
    ["ink", "M-1 -13 L-1 -18 M9 -9 L13.4 0.6 M13.4 -9 L9 0.6"],
    ["blood line", "M-1 -18 L5 -16.2 L-1 -14.6 Z"],
  ],
  menhir: [
    shadow(7, 2.6),
    ["rock line", put(stone, 0, 0, 1.45)],
    ["shade", put("M0.6 0 L1.4 -12.6 L3.2 -11 L3.9 0 Z", 0, 0, 1.45)],
    ["runeglow", "M-1.4 -15 L-1.4 -4 M-1.4 -13.4 L2.4 -10.4 L-1.4 -7.6"],
  ],
  altar_of_kings: [
    shadow(17, 4),
    ["rock line", "M-16 2 L-16 -3 L-12 -3 L-12 -7 L12 -7 L12 -3 L16 -3 L16 2 Z M-7 -7 L-5.6 -15 L5.6 -15 L7 -7 Z"],
    ["shade", "M4 2 L4 -3 L3 -7 L3 -15 L5.6 -15 L7 -7 L12 -7 L12 -3 L16 -3 L16 2 Z"],
    ["gold line", "M-7 -16.4 L-8 -24 L-3.6 -20.4 L0 -26 L3.6 -20.4 L8 -24 L7 -16.4 Z"],
    ["ink thin", "M-14 -0.4 L-4 -0.4 M-10 -4.8 L0 -4.8"],
  ],
  forge: [
    shadow(17, 4),
    ["rock line", "M6 -10 L6 -23 L11.4 -23 L12 -8 Z"],
    ["timber line", "M-14 2 L-14 -9 L-4 -17 L14 -9 L14 2 Z"],
    ["roof line", "M-17 -7.6 L-6 -19.6 L5 -18.6 L17.6 -7.4 L14 -6.6 L-4.4 -7.4 L-6 -9 L-13.6 -6.4 Z"],
    ["ember line", "M-3.4 2 C-4 -4 2.6 -5 3 -4.6 C8 -4 7.6 0 7.4 2 Z"],
    ["smoke", "M9 -25 C6 -28 12 -30 9 -34 M11 -26 C14 -29 10 -31 13 -34"],
  ],
  fortress: [
    shadow(18, 4),
    ["rock line", "M-17 2 L-17 -18 L-14.4 -18 L-14.4 -16 L-12 -16 L-12 -18 L-8 -18 L-8 -11 L-4 -11 L-4 -13 L-1.4 -13 L-1.4 -11 L1.4 -11 L1.4 -13 L4 -13 L4 -11 L8 -11 L8 -18 L12 -18 L12 -16 L14.4 -16 L14.4 -18 L17 -18 L17 2 Z"],
    ["shade", "M12 2 L12 -18 L12 -16 L14.4 -16 L14.4 -18 L17 -18 L17 2 Z M-10 2 L-10 -18 L-8 -18 L-8 2 Z"],
    ["dark", "M-4 2 L-4 -4 C-3 -7.4 3 -7.4 4 -4 L4 2 Z"],
    ["ink thin", "M-15 -9 L-11 -9 M9.4 -9 L13 -9 M-15 -4 L-12 -4 M10 -4 L14 -4"],
    ["blood line", "M-12.4 -18 L-12.4 -26 L-4.6 -23.6 L-12.4 -21 Z"],
  ],
  // creatures: heads on a dark diamond token
  wolf: [
    ["hide line", "M-8 -7.6 L-4.4 -3.6 L0 -4.6 L4.4 -3.6 L8 -7.6 L8 -0.6 C7 4 3 6.6 0 9 C-3 6.6 -7 4 -8 -0.6 Z"],
    ["dark", "M-4.6 -0.4 L-1.8 1 L-4 1.6 Z M4.6 -0.4 L1.8 1 L4 1.6 Z M-1.6 5.6 L1.6 5.6 L0 7.6 Z"],
    ["ink thin", "M-7.4 1.6 L-4.6 3.4 M7.4 1.6 L4.6 3.4"],
  ],
  brown_bear: [
    ["hide line", ring(-5.8, -5, 2.8) + ring(5.8, -5, 2.8)],
    ["hide line", "M0 -7 C7 -7 9 -1 7.6 3 C6 7.6 3 8.6 0 8.6 C-3 8.6 -6 7.6 -7.6 3 C-9 -1 -7 -7 0 -7 Z"],
    ["bone", ring(0, 4.2, 3.8, 3)],
    ["dark", ring(-3.2, -0.8, 1) + ring(3.2, -0.8, 1) + "M-1.8 2.6 L1.8 2.6 L0 4.8 Z"],
  ],
  draugr: [
    ["bone line", "M0 -6.6 C5.6 -6.6 6.8 -2 6.2 1.2 L4.4 3.4 L4 7.4 L-4 7.4 L-4.4 3.4 L-6.2 1.2 C-6.8 -2 -5.6 -6.6 0 -6.6 Z"],
    ["rock line", "M-6.4 -2.4 C-6 -8.8 6 -8.8 6.4 -2.4 Z M-6 -5 C-10.4 -5.4 -10.6 -9.6 -8.6 -11.4 C-8.6 -8.6 -7 -7.6 -4.6 -7.4 Z M6 -5 C10.4 -5.4 10.6 -9.6 8.6 -11.4 C8.6 -8.6 7 -7.6 4.6 -7.4 Z"],
    ["dark", ring(-2.6, 0.6, 1.6) + ring(2.6, 0.6, 1.6)],
    ["ink thin", "M-2 4.6 L-2 7.2 M0 4.6 L0 7.4 M2 4.6 L2 7.2"],
  ],
  fallen_valkyrie: [
    ["skin line", "M-4.8 -3 L4.8 -3 L4 4.6 L0 8.6 L-4 4.6 Z"],
    ["frost line", "M-5.4 0.4 C-6.4 -9.4 6.4 -9.4 5.4 0.4 L2.2 -1.2 L0.8 3.4 L-0.8 3.4 L-2.2 -1.2 Z M-5 -4 L-10.6 -10.4 L-11 -5.6 L-9.6 -1.4 L-5.4 -0.6 Z M5 -4 L10.6 -10.4 L11 -5.6 L9.6 -1.4 L5.4 -0.6 Z"],
    ["ink thin", "M-10 -6.4 L-6 -2.8 M10 -6.4 L6 -2.8 M-9.4 -3 L-6 -1.6 M9.4 -3 L6 -1.6"],
  ],
  destroy: [
    ["ember line", "M0 -7 C4 -3 6 0 4.6 3.4 C3.4 6.8 -3.4 6.8 -4.6 3.4 C-5.4 0.6 -3 -0.4 -3 -3 C-1.4 -2.4 -0.4 -1 -0.4 0 C1 -2 1 -5 0 -7 Z"],
  ],
  exploration: [
    ["frost line", ring(0, 0, 6.2)],
    ["bone", "M0 -5 L1.6 -1.6 L5 0 L1.6 1.6 L0 5 L-1.6 1.6 L-5 0 L-1.6 -1.6 Z"],
    ["blood", "M0 -5 L1.6 0 L-1.6 0 Z"],
  ],
};

/** The charges of the five seats on a shield about 14 wide: colour is never the only sign. */
export const CHARGES: Readonly<Record<string, string>> = {
  red: "M-6 2.4 L0 -3.4 L6 2.4 L6 6 L0 0.4 L-6 6 Z",
  blue: "M-1.9 -6.6 L1.9 -6.6 L1.9 7.6 L0 8.8 L-1.9 7.6 Z",
  green: "M-1.6 -6.6 L1.6 -6.6 L1.6 -1.8 L6.2 -1.8 L6.2 1.4 L1.6 1.4 L1.6 8 L-1.6 8 L-1.6 1.4 L-6.2 1.4 L-6.2 -1.8 L-1.6 -1.8 Z",
  yellow: ring(0, 0, 3.6),
  purple: "M-6.2 -4.6 L-4 -6.6 L0 -2.2 L4 -6.6 L6.2 -4.6 L2.2 0 L5.2 3.8 L3 6 L0 2.4 L-3 6 L-5.2 3.8 L-2.2 0 Z",
};
export const SHIELD = "M-6.6 -7 L6.6 -7 L6.6 1 C6.4 5.4 3 8.4 0 10 C-3 8.4 -6.4 5.4 -6.6 1 Z";

/** What lies flat comes before what stands. */
const FLAT: Record<string, number> = { snow: -999, field: -998 };
const SHADE = -997;

/** Collects paths by row and style: one node for each style and row instead of one for each blade of grass. */
export class Batch {
  readonly #rows = new Map<string, string>();

  add(row: number, style: string, path: string): void {
    const key = `${row}|${style}`;
    this.#rows.set(key, (this.#rows.get(key) ?? "") + path);
  }

  sprite(name: string, x: number, y: number, scale: number, hand: Hand): void {
    const row = FLAT[name] ?? Math.round(y / 17);
    for (const [style, path] of SPRITES[name] ?? []) this.add(style === "shadow" ? SHADE : row, style, put(path, x, y, scale, hand));
  }

  toString(): string {
    const rows = [...this.#rows].map(([key, path]) => {
      const [row = "", style = ""] = key.split("|");
      return { row: Number(row), svg: `<path class="${style}" d="${path}"/>` };
    });
    return rows
      .sort((a, b) => a.row - b.row)
      .map(({ svg }) => svg)
      .join("");
  }
}

/** One sprite as a group. */
export function sprite(name: string, x: number, y: number, scale = 1): string {
  const paths = (SPRITES[name] ?? []).map(([style, path]) => `<path class="${style}" d="${path}"/>`).join("");
  return `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${scale})">${paths}</g>`;
}
