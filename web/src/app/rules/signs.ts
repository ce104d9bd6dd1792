/** Icons for the words of a rule: whatever a title draws and has a name for. */
import type { Words } from "../../i18n/words";
import type { Piece } from "../../kit/cards/face";
import { drawn, type Looks } from "../../kit/cards/signs";
import { mentioned } from "./find";

/** What a title lends to its book: its drawings. */
export interface Drawings {
  LOOKS: Looks;
  SHEET: string;
}

export interface Named {
  name: string;
  pieces: Piece[];
}

const FIGURES = import.meta.glob<Drawings>("../../games/*/cards/figures.ts");

export async function drawingsOf(title: string): Promise<Drawings | null> {
  const load = FIGURES[`../../games/${title}/cards/figures.ts`];
  return load ? load() : null;
}

export function namedSigns(looks: Looks, words: Words): Named[] {
  const known = Object.keys(looks).filter((id) => words.has(`name-${id.replaceAll("_", "-")}`));
  return known.map((id) => ({ name: words.name(id), pieces: drawn([{ sign: id }], looks, words) }));
}

export interface Segment {
  text: string;
  /** What is drawn behind it. */
  pieces: readonly Piece[];
}

/** The text, cut behind the first mention of everything that can be drawn. */
export function illustrated(text: string, signs: readonly Named[]): Segment[] {
  const cuts = new Map<number, readonly Piece[]>();
  for (const { name, pieces } of signs) {
    const at = mentioned(text, name);
    if (at < 0) continue;
    const end = at + reach(text.slice(at), name.split(" ").length);
    if (!cuts.has(end)) cuts.set(end, pieces);
  }
  const ends = [...cuts.keys()].sort((one, other) => one - other);
  const segments = ends.map((end, i) => ({ text: text.slice(ends[i - 1] ?? 0, end), pieces: cuts.get(end) ?? [] }));
  return [...segments, { text: text.slice(ends.at(-1) ?? 0), pieces: [] }];
}

/** How far so many words reach. */
function reach(text: string, words: number): number {
  const found = [...text.matchAll(/[\p{L}\p{N}]+/gu)][words - 1];
  return found ? found.index + found[0].length : text.length;
}
