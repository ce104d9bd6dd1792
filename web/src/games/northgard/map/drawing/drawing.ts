/** Layers of the whole map as SVG text: those that change only when a tile is laid, and the definitions they share. */
import { layersOf, seams } from "./ground";
import { geometryOf } from "./geometry";
import { dist, moved, nth, pathOf, seeded, SIDE, smooth, STEPS, tenth, type Pt, type Random } from "./points";
import { put, sprite } from "./sprites";
import type { Laid, Layout, Open } from "../territories";

export const COLOURS = ["red", "blue", "green", "yellow", "purple"] as const;
/** Before the names of gradients and patterns: they are defined once for the whole page. */
export const ID = "ng";
const FAR = 40; // so far the land runs out over the table

/** The ground: shadow, land, washes, grain, seams. */
export function under(laid: readonly Laid[]): string {
  const square = ({ x, y }: Laid) => `M${x * SIDE} ${y * SIDE}h${SIDE}v${SIDE}h${-SIDE}Z`;
  const ground = laid.map(square).join("");
  const wash = laid.map((each) => placed(each, layersOf(each.tile, each.turn).wash)).join("");
  const lines = laid.map(({ x, y }) => `M${(x + 1) * SIDE} ${y * SIDE}v${SIDE}M${x * SIDE} ${(y + 1) * SIDE}h${SIDE}`).join("");
  return (
    `<clipPath id="${ID}-land"><path d="${ground}"/></clipPath><path class="land" d="${ground}"/>` +
    `<g clip-path="url(#${ID}-land)">${wash}<path class="grain" d="${ground}"/><path class="seam" d="${lines}"/></g>`
  );
}

/** The shadow of the land on the table. */
export function cast(laid: readonly Laid[]): string {
  return laid.map(({ x, y }) => `M${x * SIDE} ${y * SIDE}h${SIDE}v${SIDE}h${-SIDE}Z`).join("");
}

/** What is printed: borders, scenery, slots, lairs and icons; borders run on a little where no tile lies yet. */
export function over(layout: Layout): string {
  const { laid } = layout;
  const layer = (kind: "borders" | "scenery" | "print") => laid.map((each) => placed(each, layersOf(each.tile, each.turn)[kind])).join("");
  const [fades, rocks] = edges(layout);
  return `${layer("borders")}<path class="fade1" d="${fades[0]}"/><path class="fade2" d="${fades[1]}"/>${layer("scenery")}${layer("print")}${rocks}`;
}

const placed = ({ x, y }: Laid, svg: string): string => `<g transform="translate(${x * SIDE} ${y * SIDE})">${svg}</g>`;

function edges(layout: Layout): [fades: [string, string], rocks: string] {
  const kinds = new Map<string, string>();
  const fades: [string, string] = ["", ""];
  let rocks = "";
  for (const { tile, x, y, turn } of layout.laid) {
    for (const { kind, at, side } of seams(geometryOf(tile, turn).lines)) {
      const p = moved(at, [x * SIDE, y * SIDE]);
      const here = p.map(tenth).join(" ");
      const met = kinds.get(here);
      if (met && met !== kind) rocks += sprite("rock", p[0], p[1] + 4, 1.6); // where a line changes its kind
      kinds.set(here, kind);
      const way = nth(STEPS, side);
      if (layout.has(x + way[0], y + way[1])) continue;
      fades[0] += pathOf([p, moved(p, way, 6)]);
      fades[1] += pathOf([moved(p, way, 12), moved(p, way, 20)]);
    }
  }
  return [fades, rocks];
}

// -- open ends --------------------------------------------------------------------------------------------------------

export interface Mist {
  /** Land that runs out over the table, in the colour of its owner. */
  land: string;
  /** Haze over the edge itself. */
  haze: string;
  curls: string;
}

export function mistOf(open: readonly Open[], colour: string | null, seed: string): Mist {
  const random = seeded(`mist${seed}`);
  const inks = colour ? ["land", colour] : ["land"];
  const found: Mist = { land: "", haze: "", curls: "" };
  for (const end of open) {
    const strip = pathOf([end.from, end.to, ...wavering(end, random)], true);
    const corner = end.corner ? rounded(end) : "";
    for (const ink of inks) {
      found.land += `<path fill="url(#${ID}-mist-${ink}-${end.side})" d="${strip}"/>`;
      if (corner) found.land += `<path fill="url(#${ID}-misc-${ink}-${end.side})" d="${corner}"/>`;
    }
    const way = nth(STEPS, end.side);
    const inner = pathOf([end.from, end.to, moved(end.to, way, -22), moved(end.from, way, -22)], true);
    found.haze += `<path fill="url(#${ID}-mist-land-${(end.side + 2) % 4})" d="${inner}"/>`;
    found.curls += curled(end, random);
  }
  return found;
}

/** The outer edge of the mist, back from the end to the beginning. */
function wavering({ from, to, side }: Open, random: Random): Pt[] {
  const n = Math.max(2, Math.round(dist(from, to) / 17));
  const way = nth(STEPS, side);
  const edge = Array.from({ length: n + 1 }, (_, k): Pt => {
    const t = (n - k) / n;
    const far = k === 0 || k === n ? FAR : 33 + random() * 13;
    return moved([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t], way, far);
  });
  return smooth(edge, 4);
}

function rounded({ to, side }: Open): string {
  const [a, b] = [nth(STEPS, side), nth(STEPS, (side + 1) % 4)];
  const arc = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Pt => {
    const angle = (t * Math.PI) / 2;
    return moved(moved(to, a, Math.cos(angle) * FAR), b, Math.sin(angle) * FAR);
  });
  return pathOf([to, ...arc], true);
}

const CURL = "M-13 0 C-9 -4 -4 -3 -1 0 C2 3 6 2 6 -1 C6 -4 2 -4 2 -1 M4 3 C8 4.6 11 3 14 1";

function curled({ from, to, side }: Open, random: Random): string {
  const many = dist(from, to) / 42;
  const way = nth(STEPS, side);
  let found = "";
  for (let i = 0; i < many; i++) {
    const t = (i + 0.3 + random() * 0.5) / many;
    const at = moved([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t], way, random() * 22 - 6);
    if (t < 0.92) found += put(CURL, at[0], at[1], 0.9, { random, shake: 1.4, flip: random() < 0.5 ? -1 : 1 });
  }
  return found;
}

// -- gradients and patterns -------------------------------------------------------------------------------------------

const DIRECTIONS = ['x1="0" y1="1" x2="0" y2="0"', 'x1="0" y1="0" x2="1" y2="0"', 'x1="0" y1="0" x2="0" y2="1"', 'x1="1" y1="0" x2="0" y2="0"'];
const CORNERS = ['cx="0" cy="1" r="1"', 'cx="0" cy="0" r="1"', 'cx="1" cy="0" r="1"', 'cx="1" cy="1" r="1"'];

/** Needed once. */
export function definitions(): string {
  return [...["land", ...COLOURS].map((ink) => mists(ink)), ...["wood", "food", "lore", "none"].map((kind) => washes(kind)), ...COLOURS.map((colour) => tint(colour)), patterns()].join("");
}

function mists(ink: string): string {
  const most = ink === "land" ? 0.95 : 0.38;
  const stops = [[0, most], [0.4, most / 2], [0.84, 0]].map(([at, opacity]) => `<stop class="c-${ink}" offset="${at}" stop-opacity="${opacity}"/>`).join("");
  const linear = DIRECTIONS.map((way, side) => `<linearGradient id="${ID}-mist-${ink}-${side}" ${way}>${stops}</linearGradient>`);
  const radial = CORNERS.map((way, side) => `<radialGradient id="${ID}-misc-${ink}-${side}" ${way}>${stops}</radialGradient>`);
  return [...linear, ...radial].join("");
}

function washes(kind: string): string {
  const stops = [[0, 0.85], [0.55, 0.6], [1, 0]].map(([at, opacity]) => `<stop class="c-${kind}" offset="${at}" stop-opacity="${opacity}"/>`).join("");
  return `<radialGradient id="wash-${kind}">${stops}</radialGradient>`;
}

/** What the land of a seat is filled with, so that it is told apart without colours too: as its charge, only simpler. */
const FILLS: Readonly<Record<string, string>> = {
  red: "M0 21L11 9L22 21M0 43L11 31L22 43M22 21L33 9L44 21M22 43L33 31L44 43", // chevrons
  blue: "M11 0V44M33 0V44", // pales
  green: "M11 3V19M3 11H19M33 25V41M25 33H41", // crosses
  yellow: "M11 11h.1M33 33h.1M33 11h.1M11 33h.1", // roundels
  purple: "M0 0L44 44M44 0L0 44", // saltires
};

/** The colour of a seat, and its pattern in a darker one; coarser for a map that is seen from afar. */
function tint(colour: string): string {
  const fill = (name: string, scale: number) =>
    `<pattern id="${ID}-${name}-${colour}" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">` +
    `<rect class="t-${colour}" width="44" height="44"/><path class="p-${colour}" d="${FILLS[colour]}"/></pattern>`;
  return fill("tint", 1) + fill("mini", 3.4);
}

function patterns(): string {
  const random = seeded("grain");
  const blades = Array.from({ length: 70 }, () => {
    const at = `M${tenth(random() * SIDE)} ${tenth(random() * SIDE)}`;
    return `${at}l${tenth(2 + random() * 5)} ${tenth(random() * 1.6 - 0.8)}`;
  }).join("");
  return (
    `<pattern id="grain" width="${SIDE}" height="${SIDE}" patternUnits="userSpaceOnUse"><path class="grainline" d="${blades}"/></pattern>` +
    `<pattern id="${ID}-dots" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle class="targetdot" cx="9" cy="9" r="2.6"/></pattern>` +
    `<pattern id="${ID}-barred" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="barline" d="M0 0L0 9"/></pattern>`
  );
}
