/** The texts of kit and table, which come with the language of the page; and those of a title, both languages at hand. */
import { kitWords, language, Words, type Args, type Language } from "../i18n/index.svelte";

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

export const t: Texts = Object.assign((id: string, args?: Args) => kitWords().say(id, args), { has: (id: string) => kitWords().has(id) });
