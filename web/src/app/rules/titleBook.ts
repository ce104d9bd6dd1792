/** What each title brings to its book: its components, its player aid, and the words for both. */
import type { Component } from "svelte";
import type { Collect, ShownProps } from "../../kit/cards/collection";
import type { Texts } from "../../kit/texts.svelte";

export interface AidLine {
  /** The text: `aid-` and this. */
  say: string;
  clause: string;
  /** What is drawn before it, by the names of LOOKS. */
  signs?: readonly string[];
}

export interface AidPart {
  id: "turn" | "actions" | "icons" | "scoring";
  lines: readonly AidLine[];
}

/** The file book.json of a title. */
export interface BookFile {
  /** Families of components, with the chapters that speak of them. */
  families: Record<string, readonly string[]>;
  aid: readonly AidPart[];
}

export interface ShownModule {
  default: Component<ShownProps>;
  collection: Collect;
}

const FILES = import.meta.glob<BookFile>("../../games/*/book/book.json", { import: "default" });
const TEXTS = import.meta.glob<Texts>("../../games/*/book/texts.ts", { import: "b" });
// Each is given its own title's faces: what it collects is what it shows.
const SHOWN = import.meta.glob<ShownModule>("../../games/*/book/Shown.svelte");

export interface TitleBook extends BookFile {
  t: Texts;
}

export async function bookOf(title: string): Promise<TitleBook | null> {
  const [file, texts] = [FILES[`../../games/${title}/book/book.json`], TEXTS[`../../games/${title}/book/texts.ts`]];
  if (!file || !texts) return null;
  const [read, t] = await Promise.all([file(), texts()]);
  return { ...read, t };
}

export async function shownOf(title: string): Promise<ShownModule | null> {
  const load = SHOWN[`../../games/${title}/book/Shown.svelte`];
  return load ? load() : null;
}
