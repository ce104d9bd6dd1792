/** Text that comes over the wire still to be worded: as the tellers of the Python side made it (effects/text.py). */
import type { Args, Words } from "./words";

/** A message, and the values that stand in it. */
export interface Said {
  say: string;
  with?: Record<string, number | Text>;
}
/** Texts in a row are read one after the other; a text by itself needs no words. */
export type Text = string | Said | readonly Text[];

export function isText(value: unknown): value is Text {
  if (Array.isArray(value)) return value.every(isText);
  return typeof value === "string" || (typeof value === "object" && value !== null && "say" in value);
}

export function render(text: Text, words: Words): string {
  if (typeof text === "string") return text;
  if (!("say" in text)) return text.map((each) => render(each, words)).join("");
  const args: Args = {};
  for (const [name, value] of Object.entries(text.with ?? {})) args[name] = typeof value === "number" ? value : render(value, words);
  return words.say(text.say, args);
}
