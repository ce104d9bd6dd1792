/**
 * The words of one language for one title: Fluent messages, with names in the case that a sentence asks for.
 *
 * The files are those of the Python side (src/karczma/locale), read in the same way: NAME($id, case: "acc") and
 * COUNT($n, $id, case: "gen") name components, CAPITAL($text) begins a text with a capital letter; a name without
 * attributes is the same in every case; a token may also be given by its number.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type Message } from "@fluent/bundle";

export type Args = Record<string, string | number>;

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    files: readonly string[],
    readonly tokens: readonly string[] = [],
  ) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([what], { case: form }) => this.name(component(what), text(form)),
        COUNT: ([n, what], { case: form }) => this.count(number(n), component(what), text(form)),
        CAPITAL: ([what]) => capital(text(what)),
      },
    });
    for (const file of files) {
      const [error] = this.#bundle.addResource(new FluentResource(file));
      if (error) throw error;
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message in words. What has no words is told by its id, and complained about: a page must not fail for it. */
  say(id: string, args: Args = {}): string {
    return this.#formatted(id, "", args);
  }

  /** The name of a card, token, terrain, role ...; cases are those of the language's file. */
  name(what: string | number, form = ""): string {
    return this.#formatted(`name-${dashed(this.#known(what))}`, form, {});
  }

  /** So many of it: "2 Magie", "5 Magii". */
  count(n: number, what: string | number, form = ""): string {
    return this.#formatted(`count-${dashed(this.#known(what))}`, form, { n });
  }

  #known(what: string | number): string {
    return typeof what === "string" ? what : (this.tokens[what] ?? String(what));
  }

  #formatted(id: string, form: string, args: Args): string {
    const message = this.#bundle.getMessage(id);
    const pattern = message && patternOf(message, form);
    if (pattern == null) return this.#complain(id, `no message ${id}${form && `.${form}`} in ${this.language}`);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, args, errors);
    return errors.length > 0 ? this.#complain(said, `${id}: ${errors.join("; ")}`) : said;
  }

  #complain(said: string, about: string): string {
    console.warn(`words: ${about}`);
    return said;
  }
}

function patternOf(message: Message, form: string) {
  const inflected = Object.keys(message.attributes).length > 0;
  return form && inflected ? message.attributes[form] : message.value;
}

function component(value: FluentValue | undefined): string | number {
  return value instanceof FluentNumber ? value.value : String(value);
}

function number(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}

function text(value: FluentValue | undefined): string {
  return value === undefined ? "" : String(value);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function dashed(id: string): string {
  return id.replaceAll("_", "-");
}
