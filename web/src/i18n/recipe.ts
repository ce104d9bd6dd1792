/**
 * Recipes: messages that come over the wire still to be worded, e.g. `⟦tell-gain|what=⟦amount|n=2|token=0⟧⟧`.
 *
 * What a card's effect does is told by the server in no language; here it gets its words.
 */
import type { Args, Words } from "./words";

const OPEN = "⟦";
const CLOSE = "⟧";

/** The text with every recipe in it worded; text without recipes stays as it is. */
export function worded(text: string, words: Words): string {
  if (!text.includes(OPEN)) return text;
  let said = "";
  for (const piece of pieces(text, "")) {
    said += piece.startsWith(OPEN) ? cooked(piece.slice(1, -1), words) : piece;
  }
  return said;
}

function cooked(recipe: string, words: Words): string {
  const [id = "", ...values] = pieces(recipe, "|");
  const args: Args = {};
  for (const value of values) {
    const at = value.indexOf("=");
    args[value.slice(0, at)] = valueOf(value.slice(at + 1), words);
  }
  return words.say(id, args);
}

function valueOf(value: string, words: Words): string | number {
  return /^-?\d+$/.test(value) ? Number(value) : worded(value, words);
}

/** The text cut at `separator`, or (if there is none) around each recipe; what stands inside a recipe is not cut. */
function pieces(text: string, separator: string): string[] {
  const found = [""];
  let depth = 0;
  for (const sign of text) {
    if (depth === 0 && sign === separator) {
      found.push("");
      continue;
    }
    if (sign === OPEN && depth++ === 0 && !separator) found.push("");
    found[found.length - 1] += sign;
    if (sign === CLOSE && --depth === 0 && !separator) found.push("");
  }
  return found;
}
