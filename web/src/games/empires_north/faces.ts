/** Card faces of the North, made from the card files: what they show, and what they say in the language of the page. */
import { worded } from "../../i18n/recipe";
import type { Words } from "../../i18n/index.svelte";
import type { Source } from "../../kit/face";
import type { Texts } from "../../kit/texts.svelte";
import type { Cards } from "../../net/api";
import { CLANS, figureOf, SCENE, type Action, type Clan, type Kind, type Token } from "./figures";
import { amountsShown, shown, type Amounts, type Piece, type Step } from "./phrases";

/** An entry of a card file, as far as a face needs it. */
export interface Entry {
  source: Source;
  designed?: string[];
  kind: Kind;
  type: string;
  cost?: Amounts;
  play_on?: Action;
  harvest?: Amounts;
  bonus?: Step[];
  effect?: Step[];
  feature?: { when?: string; type?: string; effect?: Step[]; modifier?: Amounts; limit?: number };
  action?: { cost: Amounts; effect: Step[] };
  storage?: { accept: string[]; unit: number; yields: Amounts[] };
  distance?: "nearby" | "distant";
  pillage?: Amounts;
  /** What the card says, line by line, still to be worded. */
  lines: string[];
}

export interface ClanEntry {
  difficulty: number;
  ships: number;
  workers: number;
  style: Record<string, string>;
  source: Source;
}

export interface Face {
  id: string;
  name: string;
  kind: Kind;
  type: string;
  typeName: string;
  figure: string;
  scene: string;
  price: { token: Token; n: number }[];
  action: Action | null;
  effect: Piece[];
  words: string[];
  source: Source;
  /** For Islands: what Pillage gives, and what Conquest gives. */
  island: { distance: "nearby" | "distant"; pillage: Piece[]; conquest: Piece[] } | null;
}

const ACTIONS_OF_TILES = ["explore", "populate", "construct", "harvest", "sail"];

export class Faces {
  readonly #faces = new Map<string, Face>();
  readonly #clanOf = new Map<string, string>();

  constructor(
    readonly cards: Cards,
    readonly words: Words,
    readonly texts: Texts,
  ) {
    for (const family of [...CLANS, "islands"]) {
      for (const id of Object.keys(cards[family] ?? {})) this.#clanOf.set(id, family);
    }
  }

  has(id: string): boolean {
    return this.#clanOf.has(id);
  }

  entry(id: string): Entry | undefined {
    return this.cards[this.#clanOf.get(id) ?? ""]?.[id] as Entry | undefined;
  }

  clan(id: string): ClanEntry | undefined {
    return this.cards["clans"]?.[id] as ClanEntry | undefined;
  }

  isIsland(id: string): boolean {
    return this.#clanOf.get(id) === "islands";
  }

  name(id: string): string {
    return this.words.name(id);
  }

  count(n: number, token: string): string {
    return this.words.count(n, token);
  }

  face(id: string): Face {
    const made = this.#faces.get(id) ?? this.#make(id);
    this.#faces.set(id, made);
    return made;
  }

  // -- making -------------------------------------------------------------------------------------------------------

  #make(id: string): Face {
    const entry = this.entry(id);
    if (!entry) throw new Error(`no card ${id}`);
    const family = this.#clanOf.get(id) ?? "";
    return {
      id,
      name: this.name(id),
      kind: entry.kind,
      type: entry.type,
      typeName: this.name(entry.type),
      figure: figureOf(id),
      scene: family === "islands" ? (id === "volcano_isle" ? "cave" : entry.distance === "distant" ? "domain" : "isle") : SCENE[family as Clan],
      price: Object.entries(entry.cost ?? {}).map(([token, n]) => ({ token: token as Token, n })),
      action: entry.play_on ?? null,
      effect: effectShown(entry),
      words: entry.lines.map((line) => worded(line, this.words)),
      source: entry.designed?.length ? "design" : entry.source,
      island: entry.distance ? islandShown(entry, entry.distance) : null,
    };
  }
}

function islandShown(entry: Entry, distance: "nearby" | "distant"): Face["island"] {
  const bonus = shown(entry.bonus ?? []);
  const plus: Piece[] = bonus.length > 0 ? [...bonus, { op: "+" }] : [];
  return { distance, pillage: amountsShown(entry.pillage ?? {}), conquest: [...plus, ...(entry.harvest ? [{ type: "field" }] : []), ...powerShown(entry)] };
}

/** One line of signs; the Building Bonus is told in words only. */
function effectShown(entry: Entry): Piece[] {
  if (entry.kind === "copy") return [{ says: "fx-copy" }, { icon: "g-axe-in-stump", says: "fx-copy" }];
  if (entry.kind === "boost") return shown(entry.effect ?? []);
  return powerShown(entry);
}

function powerShown({ harvest, feature, action, storage }: Entry): Piece[] {
  if (harvest) return amountsShown(harvest);
  if (feature) return [...whenShown(feature), { op: "→" }, ...shown(feature.effect ?? []), ...modified(feature.modifier ?? {})];
  const paid = amountsShown(action?.cost ?? {});
  const yields = (storage?.yields ?? []).flatMap((each, i): Piece[] => [...(i > 0 ? [{ op: "/" } as const] : [{ says: "fx-stored", n: storage?.unit ?? 1 }]), ...amountsShown(each)]);
  return [...paid, ...(paid.length > 0 ? [{ op: "→" } as const] : []), ...shown(action?.effect ?? []), ...yields];
}

function whenShown({ when = "", type, modifier }: NonNullable<Entry["feature"]>): Piece[] {
  if (modifier?.["build_discount"]) return [{ icon: "g-hammer-nails", says: "fx-build" }];
  if (modifier) return [{ icon: "g-person", says: "fx-pawn" }];
  if (ACTIONS_OF_TILES.includes(when)) return [{ action: when as Action }];
  if (type) return [{ icon: "g-hammer-nails", says: "fx-build" }, { type }];
  return [{ says: `when-${when.replaceAll("_", "-")}` }];
}

function modified(modifier: Amounts): Piece[] {
  if (modifier["build_discount"]) return [{ says: "fx-less", n: modifier["build_discount"] }];
  return modifier["pawn_move_free"] ? [{ says: "fx-free" }] : [];
}
