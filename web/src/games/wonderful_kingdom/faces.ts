/** Card faces of the kingdom, made from the card files: what they show, and what they say in the language of the page. */
import type { Words } from "../../i18n/index.svelte";
import { capital, listing, told, type Step, type Vocabulary } from "../../kit/effects";
import type { Source } from "../../kit/face";
import type { Texts } from "../../kit/texts.svelte";
import type { Cards } from "../../net/api";
import { figureOf, PIECES } from "./figures";

export type Amounts = Partial<Record<string, number>>;

/** An entry of a card file, as far as a face needs it. */
export interface Entry {
  source: Source;
  family?: string;
  set?: string;
  cost?: Amounts;
  recycle?: Amounts;
  production?: Amounts;
  production_per?: { resource: string; per: string };
  do?: Step[];
  vp?: number;
  vp_per?: { vp: number; per: string[] };
  fight?: number;
  undefeated?: number;
  effects?: { do: string; count?: number; vp?: number }[];
  while?: { question: string; add: number }[];
  when?: { moment: string; do: Step[] }[];
  start?: Amounts;
  side?: string;
  colour?: string;
  difficulty?: number;
}

/** A piece of the line of icons under the name. */
export type Bit = { text: string } | { piece: string; n: number } | { icon: string } | { vp: number } | { op: "×" };

export interface KingdomFace {
  id: string;
  kind: string;
  name: string;
  sub: string;
  figure: string;
  cost: readonly [piece: string, n: number][];
  recycle: readonly [piece: string, n: number][];
  bits: Bit[];
  points: number;
  words: string[];
  source: Source;
}

const KIND_OF: Record<string, string> = { developments: "", treasures: "treasure", advisors: "advisor", calamities: "calamity", menaces: "menace", duchies: "duchy", menace_sets: "menace", quests: "quest" };
const OWN: Vocabulary = { tell: () => "", show: () => [], counted: () => [] };

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

  // -- making -------------------------------------------------------------------------------------------------------

  #make(id: string): KingdomFace {
    const entry = this.entry(id) ?? { source: "public" };
    const kind = entry.family ?? (KIND_OF[this.#family.get(id) ?? ""] || "duchy");
    const cost = entry.fight ? { soldier: entry.fight } : (entry.cost ?? {});
    return {
      id,
      kind,
      name: this.words.name(id),
      sub: this.texts(`kind-${kind}`),
      figure: figureOf(id),
      cost: amounts(cost),
      recycle: amounts(entry.recycle ?? {}),
      bits: this.#bits(entry, kind),
      points: kind === "calamity" ? this.calamity : (entry.undefeated ?? entry.vp ?? 0),
      words: this.#lines(entry),
      source: entry.source,
    };
  }

  #bits(entry: Entry, kind: string): Bit[] {
    if (kind === "treasure") return [{ icon: "g-recycle" }, ...pieces(entry.recycle ?? {})];
    const once = (entry.do ?? []).flatMap(({ gain = {} }) => pieces(gain as Amounts));
    const bits: Bit[] = once.length > 0 ? [{ text: this.texts("once") }, ...once] : [];
    const yields = pieces(entry.production ?? {});
    if (yields.length > 0) bits.push({ icon: "g-lantern-flame" }, ...yields);
    const per = entry.production_per;
    if (per) bits.push({ icon: "g-lantern-flame" }, { piece: per.resource, n: 1 }, { op: "×" }, { icon: familyIcon(per.per) });
    const worth = entry.vp_per;
    if (worth) bits.push({ vp: worth.vp }, { op: "×" }, ...worth.per.map((each) => ({ icon: familyIcon(each) })));
    if (entry.start) bits.push(...pieces(entry.start));
    return bits;
  }

  /** As the Python side tells them (tellers.py), line by line. */
  #lines(entry: Entry): string[] {
    const say = this.#say;
    const what = (some: Amounts) => listing(amounts(some).map(([token, n]) => say("amount-bare", { n, token })), say);
    const lines: string[] = [];
    if (entry.cost && Object.keys(entry.cost).length > 0) lines.push(say("face-cost", { what: what(entry.cost) }));
    if (entry.recycle) lines.push(say("face-recycle", { what: what(entry.recycle) }));
    if (entry.fight) lines.push(say("face-fight", { what: say("amount-bare", { n: entry.fight, token: "soldier" }) }));
    for (const effect of entry.effects ?? []) lines.push(say(`does-${dashed(effect.do)}`, { n: effect.count ?? 1, vp: effect.vp ?? 0 }));
    if (entry.undefeated) lines.push(say("face-undefeated", { n: entry.undefeated }));
    if (entry.do?.length) lines.push(`${capital(say(entry.fight ? "face-defeated" : "face-once", { effect: told(entry.do, OWN, say) }))}.`);
    if (Object.keys(entry.production ?? {}).length > 0) lines.push(say("face-production", { what: what(entry.production ?? {}) }));
    const growing = entry.production_per;
    if (growing) lines.push(say("face-production-per", { token: growing.resource, family: growing.per }));
    for (const { question, add } of entry.while ?? []) lines.push(say(`while-${dashed(question)}`, { n: Math.abs(add) }));
    for (const { moment, do: steps } of entry.when ?? []) lines.push(say(`when-${dashed(moment)}`, { effect: told(steps, OWN, say) }));
    if (entry.start && Object.keys(entry.start).length > 0) lines.push(say("face-start", { what: what(entry.start) }));
    if (entry.vp) lines.push(say("face-vp", { n: entry.vp }));
    const per = entry.vp_per;
    if (per) lines.push(say(`face-vp-${per.per.length > 1 ? "set" : (per.per[0] ?? "")}`, { n: per.vp }));
    return lines;
  }

  readonly #say = (id: string, args: Record<string, string | number> = {}): string => this.words.say(id, args);
}

const dashed = (id: string): string => id.replaceAll("_", "-");

/** In the order of the purses. */
export function amounts(some: Amounts): [piece: string, n: number][] {
  return PIECES.flatMap((piece): [string, number][] => (some[piece] ? [[piece, some[piece] ?? 0]] : []));
}

function pieces(some: Amounts): Bit[] {
  return amounts(some).map(([piece, n]) => ({ piece, n }));
}

function familyIcon(family: string): string {
  const icons: Record<string, string> = { structure: "g-hammer-nails", company: "g-three-friends", monument: "g-laurels", discovery: "g-compass", soldier: "g-visored-helm" };
  return icons[family] ?? "g-crystal-growth";
}
