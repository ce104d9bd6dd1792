/** The texts of kit and table, both languages at hand, so that the language can change in the middle of a game. */
import { language, Words, type Args, type Language } from "../i18n/index.svelte";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

/** A source of texts: one file for each language, read when it is first needed. */
export function textsFrom(files: Record<Language, string>): (id: string, args?: Args) => string {
  const read = new Map<Language, Words>();
  return (id, args) => {
    const now = language();
    const words = read.get(now) ?? new Words(now, [files[now]]);
    read.set(now, words);
    return words.say(id, args);
  };
}

export const t = textsFrom({ en, pl });
