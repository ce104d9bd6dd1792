/** Card faces of Valeria, made from the card files: what they show, and what they say in the language of the page. */
import { eachTold, shown, told, type Counted, type Step, type Vocabulary } from "../../kit/effects";
import type { Face, Good, Mark, Piece, Source } from "../../kit/face";
import type { Words } from "../../i18n/index.svelte";
import type { Texts } from "../../kit/texts.svelte";
import type { Cards } from "../../net/api";
import { figureOf, roleMark, SHEET, terrainMark, typeMark } from "./figures";
import { vocabulary, whenTold, whileTold, type When, type While } from "./verbs";

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
  active?: Step[];
  inactive?: Step[];
  do?: Step[];
  when?: When[];
  while?: While[];
  score?: { vp: Counted }[];
}

export type Family = "citizens" | "monsters" | "domains" | "dukes";
const FAMILIES: readonly Family[] = ["citizens", "monsters", "domains", "dukes"];

export class Faces {
  readonly #faces = new Map<string, Face>();
  readonly #family = new Map<string, Family>();
  readonly #own: Vocabulary;

  constructor(
    readonly cards: Cards,
    readonly words: Words,
    readonly texts: Texts,
  ) {
    this.#own = vocabulary((id) => words.name(id));
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
      phrases: [],
      words: [],
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
        return this.#duke(entry);
    }
  }

  #citizen({ numbers = [], role, type, active = [], inactive = [] }: Entry): Partial<Face> {
    const starter = type === "starter";
    const place = role ?? (numbers[0] === 5 ? "worker" : "soldier");
    const power = (steps: Step[]) => told(steps, this.#own, this.#say);
    return {
      frame: starter ? "citizen starter" : `citizen ${place}`,
      scene: place,
      number: numbers.join("/"),
      sub: starter ? this.texts("kind-starter") : `${this.texts("kind-citizen")} · ${this.words.name(place)}`,
      marks: role ? [this.role(role)] : [],
      phrases: [shown(active, this.#own), shown(inactive, this.#own)],
      words: [
        this.words.say("face-active", { power: power(active) }),
        this.words.say("face-inactive", { power: power(inactive) }),
      ],
    };
  }

  #monster({ terrain = "hills", type = "minion", do: reward = [] }: Entry): Partial<Face> {
    return {
      scene: terrain,
      sub: [this.texts("kind-monster"), this.words.name(terrain), this.words.name(type)].join(" · "),
      marks: [typeMark(type, (id) => this.words.name(id)), this.terrain(terrain)],
      phrases: [shown(reward, this.#own)],
      words: [this.words.say("face-reward", { reward: told(reward, this.#own, this.#say) })],
    };
  }

  #domain({ needs = {}, do: reward = [], when = [], while: rules = [] }: Entry): Partial<Face> {
    const [moment] = when;
    const effect: Piece[] = [
      ...(reward.length > 0 ? [{ text: this.texts("moment-once") }, ...shown(reward, this.#own)] : []),
      ...when.flatMap((each): Piece[] => [{ text: this.texts(`moment-${each.moment.replaceAll("_", "-")}`) }, ...shown(each.do, this.#own)]),
      ...rules.flatMap((rule) => ruleShown(rule, this.texts)),
    ];
    return {
      sub: [this.texts("kind-domain"), moment ? this.texts(`phase-${moment.moment.replaceAll("_", "-")}`) : ""]
        .filter(Boolean)
        .join(" · "),
      marks: Object.entries(needs).flatMap(([role, n]) => Array.from({ length: n }, () => this.role(role))),
      phrases: [effect],
      words: [
        ...(reward.length > 0 ? [this.words.say("face-reward", { reward: told(reward, this.#own, this.#say) })] : []),
        ...when.map((each) => whenTold(each, this.#own, this.#say)),
        ...rules.map((rule) => whileTold(rule, this.#say)),
      ],
    };
  }

  #duke({ score = [] }: Entry): Partial<Face> {
    const per = score.map(({ vp }) => vp);
    return {
      scene: "duke",
      sub: `${this.texts("kind-duke")} · ${this.texts("duke-secret")}`,
      marks: [{ shape: "disc", colour: "#6a2422", icon: "g-imperial-crown", label: this.texts("kind-duke") }],
      phrases: [],
      words: per.map((of) => this.words.say("score-line", { n: of.times ?? 1, each: eachTold(of, this.#say) })),
    };
  }

  readonly #say = (id: string, args: Record<string, string | number> = {}): string => this.words.say(id, args);
}

function ruleShown({ question, times, add = 0 }: While, texts: Texts): Piece[] {
  const icon: Piece = { icon: question === "surcharge" ? "g-farmer" : "g-elven-castle", label: "" };
  if (times === 0) return [icon, { text: texts("no-surcharge") }];
  return [icon, { text: add < 0 ? "−" : "+" }, { good: "gold", n: Math.abs(add) }];
}
