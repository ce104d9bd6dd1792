/** Components of Monster Lands, from the card files: what they show, and what they say in the language of the page. */
import { render, type Text } from "../../../i18n/text";
import type { Words } from "../../../i18n/index.svelte";
import type { Face, Piece, Source } from "../../../kit/cards/face";
import { drawn, type Signs } from "../../../kit/cards/signs";
import type { Cards } from "../../../net/api";
import { affiliationMark, figureOf, LOOKS, sceneOf, SHEET } from "./figures";

type Amounts = Record<string, number>;

/** The dice that a land or a quest asks for. */
export interface Need {
  strength?: number;
  magic?: number;
  influence?: number;
  any_of?: string[];
  count?: number;
}

/** What a trail helps with, in words and in signs. */
export interface Bonus {
  words: string;
  signs: Piece[];
}

interface Side {
  dice?: Need;
  target?: number;
  reward?: Amounts;
  penalty?: { glory: number };
  discard?: Amounts;
  reward_left?: Amounts;
  reward_right?: Amounts;
}

/** An entry of a card file, as far as the table needs it. */
export interface Entry {
  source: Source;
  affiliation?: string;
  cost?: number;
  reputation?: number;
  dice?: Need;
  level?: string;
  attack?: number;
  capture_value?: number;
  kill_value?: number;
  capture_reward?: { glory: number; gold: number };
  kill_reward?: { glory: number; trophy: number };
  conquest_value?: number;
  reward?: { glory: number };
  kind?: string;
  timing?: string;
  type?: string;
  role?: string;
  side_a?: Side;
  side_b?: Side;
  /** What it says, line by line, and what it shows; of a guideline tile, trail by trail. */
  lines: Text[];
  signs: Signs[];
}

const FAMILIES = ["starting_members", "mercenaries", "greenhorns", "monsters", "lands", "traps", "loot", "equipment", "quest_tiles", "trail_tiles", "scenarios", "places"] as const;
export type Family = (typeof FAMILIES)[number];

const TRAILS_OF_A_SIDE = 4;

/** A line that is a sentence by itself tells what a component does. */
const isSentence = (line: Text): line is { say: "sentence"; with: { text: Text } } => typeof line === "object" && "say" in line && line.say === "sentence";

export class Faces {
  readonly #family = new Map<string, Family>();

  constructor(
    readonly cards: Cards,
    readonly words: Words,
  ) {
    for (const family of FAMILIES) for (const id of Object.keys(cards[family] ?? {})) this.#family.set(id, family);
  }

  family(id: string): Family | undefined {
    return this.#family.get(id);
  }

  entry(id: string): Entry {
    const family = this.#family.get(id);
    const found: unknown = family && this.cards[family]?.[id];
    return (found ?? { source: "design", lines: [], signs: [] }) as Entry;
  }

  name(id: string, form = ""): string {
    return this.words.name(id, form);
  }

  /** The two with whom a clan begins, the Leader first. */
  founders(affiliation: string): string[] {
    const all = Object.keys(this.cards["starting_members"] ?? {}).filter((id) => this.entry(id).affiliation === affiliation);
    return all.toSorted((a, b) => Number(this.entry(b).role === "leader") - Number(this.entry(a).role === "leader"));
  }

  /** What it does, sentence by sentence. */
  effects(id: string): string[] {
    return this.entry(id).lines.filter(isSentence).map((line) => render(line, this.words));
  }

  signs(id: string, trail = 0): Piece[] {
    return drawn(this.entry(id).signs[trail] ?? [], LOOKS, this.words);
  }

  /** The bonus of a trail of a guideline tile. */
  bonus(tile: string, side: number, trail: number): Bonus {
    const at = side * TRAILS_OF_A_SIDE + trail;
    const line = this.entry(tile).lines[at];
    const bonus = typeof line === "object" && "say" in line ? (line.with?.["bonus"] ?? "") : "";
    return { words: typeof bonus === "number" ? "" : render(bonus, this.words), signs: this.signs(tile, at) };
  }

  /** What the guards of an Entrance trail help with. */
  guards(trail: string): Bonus {
    const words = this.entry(trail).lines.filter(isSentence).map(({ with: { text } }) => render(text, this.words));
    return { words: words.join(", "), signs: this.signs(trail) };
  }

  quest(id: string, side: "a" | "b"): Side {
    const { side_a = {}, side_b = {} } = this.entry(id);
    return side === "a" ? side_a : side_b;
  }

  /** All that is printed on it, line by line. */
  lines(id: string): string[] {
    return this.entry(id).lines.map((line) => render(line, this.words));
  }

  /** The card for reading. */
  face(id: string): Face {
    const { affiliation = "", cost, source } = this.entry(id);
    const priced = cost && ["mercenaries", "greenhorns", "equipment", "traps"].includes(this.#family.get(id) ?? "");
    return {
      id,
      frame: this.#family.get(id) === "monsters" ? "monster" : "monsterl",
      name: this.name(id),
      short: this.name(id),
      sub: "",
      scene: sceneOf(affiliation),
      figure: figureOf(id),
      sheet: SHEET,
      price: priced ? [{ good: "gold", n: cost }] : [],
      marks: affiliation ? [affiliationMark(affiliation, this.name(affiliation))] : [],
      phrases: [],
      words: this.lines(id),
      source,
    };
  }
}
