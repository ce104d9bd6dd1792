/** The texts of kit and table, both languages at hand, so that the language can change in the middle of a game. */
import { language, Words, type Args, type Language } from "../i18n/index.svelte";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

/** Says a text in the language of the page; `has` tells whether there is such a text. */
export interface Texts {
  (id: string, args?: Args): string;
  has(id: string): boolean;
}

/** A source of texts: one file for each language, read when it is first needed. */
export function textsFrom(files: Record<Language, string>): Texts {
  const read: Partial<Record<Language, Words>> = {};
  const words = () => {
    const now = language();
    return (read[now] ??= new Words(now, [files[now]]));
  };
  return Object.assign((id: string, args?: Args) => words().say(id, args), { has: (id: string) => words().has(id) });
}

export const t = textsFrom({ en, pl });
