/** The language of the page, switched in place: `t` for the client's own texts, `TitleWords` for those of a title. */
import { Words, type Args } from "./words";
import type { Roles } from "./speaker";

export { Speaker, type Roles } from "./speaker";
export { Words, capital, type Args } from "./words";

export const LANGUAGES = ["pl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The texts of the pages, of kit and table, and those that all titles share. */
const PAGES = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const KIT = import.meta.glob<string>("../kit/*.ftl", { query: "?raw", import: "default" });
const KERNEL = import.meta.glob<string>("@locale/*/kernel.ftl", { query: "?raw", import: "default" });
/** The texts of the titles stay texts: where they lie, not what they say, is part of the program. */
const TITLES = import.meta.glob<string>(["@locale/*/*.ftl", "!@locale/*/{kernel,server,terminal}.ftl"], {
  query: "?url",
  import: "default",
  eager: true,
});
const GENERATED = import.meta.glob<{ ROLES: Roles; TOKENS?: readonly string[] }>(
  ["../generated/*.ts", "!../generated/{finished,people,protocol,shared}.ts"],
  { eager: true },
);

class Tongue {
  language = $state<Language>("pl");
  pages = $state.raw(new Words("pl", []));
  kit = $state.raw(new Words("pl", []));
  #wanted: Language = "pl";

  /** The page speaks that language as soon as its words are there. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const [pages = "", kit = ""] = await Promise.all([PAGES, KIT].map((files) => found(files, `/${language}.ftl`)()));
    if (this.#wanted !== language) return; // somebody changed their mind meanwhile
    this.pages = new Words(language, [pages]);
    this.kit = new Words(language, [kit]);
    this.language = language;
    document.documentElement.lang = language;
  }
}

const tongue = new Tongue();
export const speak = (language: Language): Promise<void> => tongue.speak(language);
export const language = (): Language => tongue.language;

/** One of the texts of the pages, in the language of the page. */
export function t(id: string, args?: Args): string {
  return tongue.pages.say(id, args);
}

export function hasText(id: string): boolean {
  return tongue.pages.has(id);
}

/** The words of kit and table, in the language of the page. */
export const kitWords = (): Words => tongue.kit;

/** What a title is told with: its words in the language of the page, and the roles of its parts. */
export class TitleWords {
  #made = $state.raw<{ words: Words; roles: Roles } | null>(null);
  #asked: Language | undefined;

  constructor(readonly title: string) {}

  /** Nothing until they are loaded; loaded again when the language changes. */
  get made(): { words: Words; roles: Roles } | null {
    const wanted = language();
    if (this.#asked !== wanted) {
      this.#asked = wanted;
      void this.#load(wanted);
    }
    return this.#made;
  }

  async #load(wanted: Language): Promise<void> {
    const made = await loadTitle(this.title, wanted);
    if (this.#asked === wanted) this.#made = made;
  }
}

async function loadTitle(title: string, of: Language): Promise<{ words: Words; roles: Roles }> {
  const { ROLES, TOKENS = [] } = found(GENERATED, `/${title}.ts`);
  const texts = await Promise.all([found(KERNEL, `/${of}/kernel.ftl`)(), text(found(TITLES, `/${of}/${title}.ftl`))]);
  return { words: new Words(of, texts, TOKENS), roles: ROLES };
}

async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** The file whose path ends like this. */
function found<T>(files: Record<string, T>, end: string): T {
  const path = Object.keys(files).find((each) => each.endsWith(end));
  const file = path === undefined ? undefined : files[path];
  if (file === undefined) throw new Error(`there is no file ${end}`);
  return file;
}

// Made beforehand, not when first asked for: a state that is born inside a derived value is not tracked by it.
const known = Object.keys(GENERATED).map((path) => new TitleWords(path.replace(/^.*\/|\.ts$/g, "")));

/** The words of a title, the same object for everybody. */
export function wordsOf(title: string): TitleWords {
  return known.find((each) => each.title === title) ?? new TitleWords(title);
}
