/** Card faces of Valeria, made from the card files: what they show, and what they say in the language of the page. */
import { render, type Text } from "../../../i18n/text";
import type { Words } from "../../../i18n/index.svelte";
import type { Face, Good, Mark, Source } from "../../../kit/cards/face";
import { drawn, type Signs } from "../../../kit/cards/signs";
import type { Texts } from "../../../kit/texts.svelte";
import type { Cards } from "../../../net/api";
import { figureOf, LOOKS, roleMark, SHEET, terrainMark, typeMark } from "./figures";

/** An entry of a card file, as far as a face needs it. */
export interface Entry {
  source: Source;
  designed?: string[];
  cost?: Partial<Record<Good, number>>;
  vp?: number;
  numbers?: number[];
  role?: string;
  type?: string;
  terrain?: string;
  needs?: Record<string, number>;
  /** What a Domain waits for. */
  when?: { moment: string }[];
  /** What it says, line by line, and what it shows, phrase by phrase. */
  lines: Text[];
  signs: Signs[];
}

export type Family = "citizens" | "monsters" | "domains" | "dukes";
const FAMILIES: readonly Family[] = ["citizens", "monsters", "domains", "dukes"];

export class Faces {
  readonly #faces = new Map<string, Face>();
  readonly #family = new Map<string, Family>();

  constructor(
    readonly cards: Cards,
    readonly words: Words,
    readonly texts: Texts,
  ) {
    for (const family of FAMILIES) for (const id of Object.keys(cards[family] ?? {})) this.#family.set(id, family);
  }

  family(id: string): Family | undefined {
    return this.#family.get(id);
  }

  entry(id: string): Entry | undefined {
    const family = this.#family.get(id);
    return family && (this.cards[family]?.[id] as Entry | undefined);
  }

  face(id: string): Face {
    const made = this.#faces.get(id) ?? this.#make(id);
    this.#faces.set(id, made);
    return made;
  }

  name(id: string): string {
    return this.words.name(id);
  }

  role(id: string): Mark {
    return roleMark(id, (each) => this.words.name(each));
  }

  terrain(id: string): Mark {
    return terrainMark(id, (each) => this.words.name(each));
  }

  // -- making -------------------------------------------------------------------------------------------------------

  #make(id: string): Face {
    const family = this.#family.get(id);
    const entry = this.entry(id);
    const name = this.words.name(id);
    const bare: Face = {
      id,
      frame: family?.replace(/s$/, "") ?? "",
      name,
      short: this.#short(id) ?? name,
      sub: "",
      scene: "domain",
      figure: figureOf(id),
      sheet: SHEET,
      price: Object.entries(entry?.cost ?? {}).map(([good, n]) => ({ good: good as Good, n })),
      marks: [],
      phrases: (entry?.signs ?? []).map((signs) => drawn(signs, LOOKS, this.words)),
      words: (entry?.lines ?? []).map((line) => render(line, this.words)),
      source: entry?.source ?? "public",
    };
    if (!entry || !family) return bare;
    if (entry.vp) bare.points = entry.vp;
    return { ...bare, ...this.#parts(family, entry) };
  }

  /** A name that fits the smallest card, if its own does not. */
  #short(id: string): string | undefined {
    const text = `short-${id.replaceAll("_", "-")}`;
    return this.texts.has(text) ? this.texts(text) : undefined;
  }

  #parts(family: Family, entry: Entry): Partial<Face> {
    switch (family) {
      case "citizens":
        return this.#citizen(entry);
      case "monsters":
        return this.#monster(entry);
      case "domains":
        return this.#domain(entry);
      case "dukes":
        return this.#duke();
    }
  }

  #citizen({ numbers = [], role, type }: Entry): Partial<Face> {
    const starter = type === "starter";
    const place = role ?? (numbers[0] === 5 ? "worker" : "soldier");
    return {
      frame: starter ? "citizen starter" : `citizen ${place}`,
      scene: place,
      number: numbers.join("/"),
      sub: starter ? this.texts("kind-starter") : `${this.texts("kind-citizen")} · ${this.words.name(place)}`,
      marks: role ? [this.role(role)] : [],
    };
  }

  #monster({ terrain = "hills", type = "minion" }: Entry): Partial<Face> {
    return {
      scene: terrain,
      sub: [this.texts("kind-monster"), this.words.name(terrain), this.words.name(type)].join(" · "),
      marks: [typeMark(type, (id) => this.words.name(id)), this.terrain(terrain)],
    };
  }

  #domain({ needs = {}, when = [] }: Entry): Partial<Face> {
    const [moment] = when;
    return {
      sub: [this.texts("kind-domain"), moment ? this.texts(`phase-${moment.moment.replaceAll("_", "-")}`) : ""]
        .filter(Boolean)
        .join(" · "),
      marks: Object.entries(needs).flatMap(([role, n]) => Array.from({ length: n }, () => this.role(role))),
    };
  }

  #duke(): Partial<Face> {
    return {
      scene: "duke",
      sub: `${this.texts("kind-duke")} · ${this.texts("duke-secret")}`,
      marks: [{ shape: "disc", colour: "#6a2422", icon: "g-imperial-crown", label: this.texts("kind-duke") }],
    };
  }
}
