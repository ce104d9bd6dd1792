/** Components of Monster Lands, from the card files: what they show, and what they say in the language of the page. */
import { capital } from "../../kit/effects";
import type { Face, Source } from "../../kit/face";
import type { Words } from "../../i18n/index.svelte";
import type { Cards } from "../../net/api";
import { affiliationMark, figureOf, sceneOf, SHEET } from "./figures";
import { amountsTold, needTold, shown, told, type Effect, type Need, type Sign } from "./verbs";

type Amounts = Record<string, number>;

interface Side {
  dice?: Need;
  target?: number;
  reward?: Amounts;
  penalty?: { glory: number };
  discard?: Amounts;
  reward_left?: Amounts;
  reward_right?: Amounts;
}

export interface Guide {
  bonus: Effect[];
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
  do?: Effect[];
  side_a?: Side | Guide[];
  side_b?: Side | Guide[];
}

const FAMILIES = ["starting_members", "mercenaries", "greenhorns", "monsters", "lands", "traps", "loot", "equipment", "quest_tiles", "trail_tiles"] as const;
export type Family = (typeof FAMILIES)[number];

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
    return (found ?? { source: "design" }) as Entry;
  }

  name(id: string, form = ""): string {
    return this.words.name(id, form);
  }

  readonly say = (id: string, args: Record<string, string | number> = {}): string => this.words.say(id, args);

  /** What it does, sentence by sentence. */
  effects(id: string): string[] {
    return (this.entry(id).do ?? []).map((effect) => `${capital(told(effect, this.say))}.`);
  }

  signs(id: string): Sign[] {
    return (this.entry(id).do ?? []).flatMap(shown);
  }

  /** The bonus of a trail, in words and in signs. */
  bonus(effects: readonly Effect[]): { words: string; signs: Sign[] } {
    return { words: effects.map((effect) => told(effect, this.say)).join(", "), signs: effects.flatMap(shown) };
  }

  guide(tile: string, side: number, trail: number): Guide | undefined {
    const { side_a, side_b } = this.entry(tile);
    const of = side === 0 ? side_a : side_b;
    return Array.isArray(of) ? of[trail] : undefined;
  }

  quest(id: string, side: "a" | "b"): Side {
    const { side_a, side_b } = this.entry(id);
    const of = side === "a" ? side_a : side_b;
    return of && !Array.isArray(of) ? of : {};
  }

  /** All that is printed on it, line by line. */
  lines(id: string): string[] {
    const entry = this.entry(id);
    const { affiliation, dice = {}, reward = { glory: 0 } } = entry;
    const from = affiliation ? [this.say("face-affiliation", { affiliation })] : [];
    switch (this.#family.get(id)) {
      case "starting_members":
      case "mercenaries":
      case "greenhorns":
        return [
          ...from,
          this.say("face-member", { reputation: entry.reputation ?? 0, cost: entry.cost ?? 0 }),
          this.say("face-dice", { dice: needTold(dice, this.say) }),
          ...this.effects(id),
          ...(affiliation ? [] : [this.say("face-no-assignment")]),
        ];
      case "monsters":
        return [...from, ...this.#monster(entry), ...this.effects(id)];
      case "lands":
        return [
          ...from,
          this.say("face-conquest", { n: entry.conquest_value ?? 0, glory: reward.glory }),
          this.say("face-feature", { dice: needTold(dice, this.say), effect: (entry.do ?? []).map((each) => told(each, this.say)).join(", ") }),
        ];
      case "traps":
        return [this.say("face-trap", { kind: entry.kind ?? "", n: entry.cost ?? 0 }), ...this.effects(id)];
      case "loot":
        return [...this.effects(id), this.say("face-loot", { when: entry.timing ?? "" })];
      case "equipment":
        return [this.say("face-equipment", { type: entry.type ?? "", n: entry.cost ?? 0 }), ...this.effects(id)];
      case "quest_tiles":
        return this.#quest(id);
      default:
        return this.effects(id);
    }
  }

  #monster({ attack = 0, level = "", capture_value = 0, capture_reward, kill_value = 0, kill_reward }: Entry): string[] {
    return [
      this.say("face-attack", { n: attack, level }),
      this.say("face-capture", { n: capture_value, glory: capture_reward?.glory ?? 0, gold: capture_reward?.gold ?? 0 }),
      this.say("face-kill", { n: kill_value, glory: kill_reward?.glory ?? 0, trophies: kill_reward?.trophy ?? 0 }),
    ];
  }

  #quest(id: string): string[] {
    const [a, b] = [this.quest(id, "a"), this.quest(id, "b")];
    const amounts = (what: Amounts | undefined) => amountsTold(what ?? {}, this.say);
    return [
      this.say("face-quest", { dice: needTold(a.dice ?? {}, this.say), target: a.target ?? 0, reward: amounts(a.reward), penalty: a.penalty?.glory ?? 0 }),
      this.say("face-contract", { dice: needTold(b.dice ?? {}, this.say), cost: amounts(b.discard), left: amounts(b.reward_left), right: amounts(b.reward_right) }),
    ];
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
