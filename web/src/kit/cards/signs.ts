/** Icon phrases: what the tellers of the Python side told in signs (effects/signs.py), as pieces that can be drawn. */
import { render, type Text } from "../../i18n/text";
import type { Words } from "../../i18n/words";
import type { Good, Mark, Piece } from "./face";

/** A piece of a phrase as it is told; a sign is named by what it means, a token may be given by its number. */
export type Told =
  | { sign: string | number; n?: number | string; says?: Text }
  | { die: number }
  | { op: "→" | "/" | "×" | "+" }
  | { text: Text }
  | { one_of: readonly Signs[] };
export type Signs = readonly Told[];

/**
 * How a title draws a sign: as a token of the kit, a mark with a shape, a square piece with its number (where it is a
 * `gain`, a number is what one gets of it and has its plus), or an icon with its number behind it.
 */
export type Look = { good: Good } | { icon: string; colour: string; shape: Mark["shape"] | "chip" | "gain"; ink?: string } | { icon: string; kind?: string };
export type Looks = Readonly<Record<string, Look>>;

export function drawn(signs: Signs, looks: Looks, words: Words): Piece[] {
  return signs.flatMap((piece): Piece[] => {
    if ("text" in piece) return [{ text: render(piece.text, words) }];
    if ("one_of" in piece) return slashed(piece.one_of.map((branch) => drawn(branch, looks, words)));
    return "sign" in piece ? signDrawn(piece, looks, words) : [piece];
  });
}

function slashed(branches: readonly Piece[][]): Piece[] {
  return branches.flatMap((branch, i) => (i > 0 ? [{ op: "/" }, ...branch] : branch));
}

/** What a title has no drawing for is told by its name. */
function signDrawn({ sign, n = "", says = "" }: Extract<Told, { sign: unknown }>, looks: Looks, words: Words): Piece[] {
  const id = typeof sign === "number" ? (words.tokens[sign] ?? "") : sign;
  const look = looks[id];
  const label = says ? render(says, words) : nameOf(sign, n, words);
  if (!look) return [{ text: label || `${n} ${id}`.trim() }];
  if ("good" in look) return [{ good: look.good, n: typeof n === "number" ? n : "" }];
  if (!("shape" in look)) return [{ ...look, label }, ...(n === "" ? [] : [{ text: String(n) }])];
  const { icon, colour, shape, ink } = look;
  if (shape === "gain") return [{ chip: { icon, colour, text: typeof n === "number" ? `+${n}` : n } }];
  if (shape === "chip") return [{ chip: { icon, colour, text: String(n), label, ...(ink ? { ink } : {}) } }];
  return [{ mark: { icon, colour, shape, label } }];
}

/** A token names itself; what any other sign is called, is told with it. */
function nameOf(sign: string | number, n: number | string, words: Words): string {
  if (typeof sign === "string") return "";
  return typeof n === "number" ? words.count(n, sign) : words.name(sign);
}
