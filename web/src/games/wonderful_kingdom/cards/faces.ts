/** Card faces of the kingdom, made from the card files: what they show, and what they say in the language of the page. */
import type { Words } from "../../../i18n/index.svelte";
import { render, type Text } from "../../../i18n/text";
import type { Piece, Source } from "../../../kit/cards/face";
import { drawn, type Signs } from "../../../kit/cards/signs";
import type { Texts } from "../../../kit/texts.svelte";
import type { Cards } from "../../../net/api";
import { TOKENS } from "../../../generated/wonderful_kingdom";
import { figureOf, LOOKS, PIECES } from "./figures";

export type Amounts = Partial<Record<string, number>>;

/** An entry of a card file, as far as a face needs it. */
export interface Entry {
  source: Source;
  family?: string;
  set?: string;
  cost?: Amounts;
  recycle?: Amounts;
  vp?: number;
  fight?: number;
  undefeated?: number;
  reserve?: boolean;
  side?: string;
  colour?: string;
  difficulty?: number;
  /** What it says, line by line, and what it shows; of a quest what each stage gives. */
  lines: Text[];
  signs: Signs[];
}

/** A stage of a quest. */
export interface Stage {
  cost: Amounts;
  first_vp?: number;
  second_vp?: number;
}

export interface KingdomFace {
  id: string;
  kind: string;
  name: string;
  sub: string;
  figure: string;
  cost: readonly [piece: string, n: number][];
  recycle: readonly [piece: string, n: number][];
  /** The line of icons under the name. */
  phrase: Piece[];
  points: number;
  words: string[];
  source: Source;
}

const KIND_OF: Record<string, string> = { developments: "", treasures: "treasure", advisors: "advisor", calamities: "calamity", menaces: "menace", duchies: "duchy", menace_sets: "menace", quests: "quest" };

export class Faces {
  readonly #faces = new Map<string, KingdomFace>();
  readonly #family = new Map<string, string>();

  constructor(
    readonly cards: Cards,
    readonly words: Words,
    readonly texts: Texts,
    readonly calamity: number,
  ) {
    for (const family of Object.keys(KIND_OF)) for (const id of Object.keys(cards[family] ?? {})) this.#family.set(id, family);
  }

  entry(id: string): Entry | undefined {
    const family = this.#family.get(id);
    return family === undefined ? undefined : (this.cards[family]?.[id] as Entry | undefined);
  }

  face(id: string): KingdomFace {
    const made = this.#faces.get(id) ?? this.#make(id);
    this.#faces.set(id, made);
    return made;
  }

  name(id: string): string {
    return this.words.name(id);
  }

  /** What the face shows in icons; of a quest, what that stage gives. */
  phrase(id: string, stage = 0): Piece[] {
    return drawn(this.entry(id)?.signs[stage] ?? [], LOOKS, this.words);
  }

  /** What a stage of a quest gives, piece by piece. */
  given(id: string, stage: number): [piece: string, n: number][] {
    const signs = this.entry(id)?.signs[stage] ?? [];
    return signs.flatMap((told): [string, number][] => ("sign" in told ? [[TOKENS[Number(told.sign)] ?? "", Number(told.n)]] : []));
  }

  stages(id: string): Stage[] {
    return (this.cards["quests"]?.[id]?.["stages"] ?? []) as Stage[];
  }

  // -- making -------------------------------------------------------------------------------------------------------

  #make(id: string): KingdomFace {
    const entry = this.entry(id);
    const kind = entry?.family ?? (KIND_OF[this.#family.get(id) ?? ""] || "duchy");
    const cost = entry?.fight ? { soldier: entry.fight } : (entry?.cost ?? {});
    return {
      id,
      kind,
      name: this.words.name(id),
      sub: this.texts(`kind-${kind}`),
      figure: figureOf(id),
      cost: amounts(cost),
      recycle: amounts(entry?.recycle ?? {}),
      phrase: kind === "quest" ? [] : this.phrase(id),
      points: kind === "calamity" ? this.calamity : (entry?.undefeated ?? entry?.vp ?? 0),
      words: this.#lines(id, entry, kind),
      source: entry?.source ?? "public",
    };
  }

  /** A calamity counts what this table has agreed on. */
  #lines(id: string, entry: Entry | undefined, kind: string): string[] {
    const family = this.#family.get(id);
    if (kind === "calamity") return [this.words.say("face-vp", { n: this.calamity })];
    if (family === "menace_sets") return this.#members(id);
    return this.#render(entry);
  }

  /** A set of menaces says what its cards do, as far as they have it in common, and how strong they are. */
  #members(id: string): string[] {
    const members = (Object.values(this.cards["menaces"] ?? {}) as unknown as Entry[]).filter(({ set, reserve }) => set === id && !reserve);
    const all = members.flatMap((member) => this.#render({ ...member, lines: member.lines.filter(isDeed) }));
    const deeds = new Set(all.filter((deed, i) => all.indexOf(deed) !== i));
    const soldiers = span(members.map(({ fight = 0 }) => fight));
    const points = span(members.map(({ undefeated = 0 }) => -undefeated));
    return [...deeds, this.texts("set-cards", { soldiers, points })];
  }

  #render(entry: Entry | undefined): string[] {
    return (entry?.lines ?? []).map((line) => render(line, this.words));
  }
}

/** Whether a line of a menace says what it does; how strong it is differs from card to card. */
function isDeed(line: Text): boolean {
  return typeof line !== "object" || !("say" in line) || !["face-fight", "face-undefeated"].includes(line.say);
}

/** The least and the greatest of some numbers. */
function span(some: readonly number[]): string {
  const [least, most] = [Math.min(...some), Math.max(...some)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** In the order of the purses. */
export function amounts(some: Amounts): [piece: string, n: number][] {
  return PIECES.flatMap((piece): [string, number][] => (some[piece] ? [[piece, some[piece] ?? 0]] : []));
}
