/** What a card face shows, in no title's terms: every title reduces its card files to this. */

/** A small badge: the shape says the kind, the icon says which one; colour comes third. */
export interface Mark {
  shape: "hexagon" | "shield" | "disc" | "star" | "square";
  colour: string;
  icon: string;
  label: string;
}

/** A square piece with an icon and a number. */
export interface Chip {
  icon: string;
  text: string;
  colour: string;
  /** For those who listen, where its words do not say it. */
  label?: string;
  /** The colour of its number, where that is not the usual one. */
  ink?: string;
}

/** A piece of an icon phrase, read from left to right. */
export type Piece =
  | { good: Good; n: number | "" }
  | { mark: Mark }
  | { die: number }
  /** An icon; where it stands for a die, of which kind. */
  | { icon: string; label: string; kind?: string }
  | { chip: Chip }
  | { op: "→" | "/" | "×" | "+" | "−" }
  | { text: string };

export type Good = "gold" | "strength" | "magic" | "vp";

/** Where the values of a card come from. */
export type Source = "rulebook" | "public" | "recall" | "design";

export interface Face {
  id: string;
  /** Classes of the frame: "citizen worker", "monster", "domain", "duke". */
  frame: string;
  name: string;
  /** For the smallest cards. */
  short: string;
  /** The line under the name on a card for reading. */
  sub: string;
  scene: string;
  figure: string;
  /** The sheet that holds the figure. */
  sheet: string;
  price: { good: Good; n: number }[];
  /** The number that the dice call, on a pennant. */
  number?: string;
  marks: Mark[];
  /** One phrase, or two of which the first counts on one's own turn. */
  phrases: Piece[][];
  points?: number;
  /** What it is worth in the end, where that is no good of the kit. */
  seal?: Chip;
  /** Icons on the upper edge: what the card lets one do. */
  tops?: readonly { icon: string; label: string }[];
  /** What the card says, sentence by sentence, for the card that is read and for those who listen. */
  words: string[];
  source: Source;
}

/** How a price came about: `4 = 3 + 1`. */
export interface Sum {
  total: number;
  /** `3+1`; empty if there is nothing to explain. */
  parts: string;
}

export type Size = "xs" | "s" | "m" | "l";

/** Two colours of the sky behind each landscape. */
export const SKIES: Record<string, readonly [string, string]> = {
  worker: ["#f6e2ad", "#e0ae5c"],
  soldier: ["#f4d9b2", "#d98d66"],
  shadow: ["#a893b5", "#6a5580"],
  holy: ["#f7f1d8", "#a6cbd8"],
  hills: ["#f4e6b0", "#c6cd84"],
  ruins: ["#efe0c0", "#bda88a"],
  forest: ["#e6e6b8", "#8fb07c"],
  valley: ["#f8e2ac", "#dcb066"],
  mountains: ["#eaf0ee", "#a3bac8"],
  barrens: ["#f7e0b4", "#e0a868"],
  swamp: ["#e4e6c0", "#9db58c"],
  cavern: ["#8d7fa6", "#5d4d78"],
  domain: ["#fae6b4", "#e2a75c"],
  duke: ["#7a2a2a", "#531a1d"],
  snow: ["#eef4f4", "#a5c6d6"],
  isle: ["#f4ecc4", "#9ccabd"],
  cave: ["#f2c98a", "#b4642e"],
  kingdom: ["#f6e0ee", "#b590c6"],
};
