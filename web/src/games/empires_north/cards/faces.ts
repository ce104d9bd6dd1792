/** Card faces of the North, made from the card files: what they show, and what they say in the language of the page. */
import { render, type Text } from "../../../i18n/text";
import type { Words } from "../../../i18n/index.svelte";
import type { Piece, Source } from "../../../kit/cards/face";
import { drawn, type Signs } from "../../../kit/cards/signs";
import type { Texts } from "../../../kit/texts.svelte";
import type { Cards } from "../../../net/api";
import { CLANS, figureOf, LOOKS, SCENE, type Action, type Clan, type Kind, type Token } from "./figures";

type Amounts = Record<string, number>;

/** An entry of a card file, as far as a face needs it. */
export interface Entry {
  source: Source;
  designed?: string[];
  kind: Kind;
  type: string;
  cost?: Amounts;
  /** Laid out from the start; or so many lie in the deck. */
  starting?: boolean;
  copies?: number;
  play_on?: Action;
  harvest?: Amounts;
  action?: { effect: Record<string, unknown>[] };
  distance?: "nearby" | "distant";
  /** What the card says, line by line, and what it shows; of an Island also what Pillage and Conquest bring. */
  lines: Text[];
  signs: Signs[];
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

  /** The cards a Clan begins with. */
  first(clan: Clan): string[] {
    return this.#cardsOf(clan).flatMap(([id, { starting }]) => (starting ? [id] : []));
  }

  /** How many cards of each kind its deck has. */
  deck(clan: Clan): [Kind, number][] {
    const kinds = new Map<Kind, number>();
    for (const [, { kind, starting, copies = 1 }] of this.#cardsOf(clan)) if (!starting) kinds.set(kind, (kinds.get(kind) ?? 0) + copies);
    return [...kinds].sort(([, a], [, b]) => b - a);
  }

  #cardsOf(clan: Clan): [string, Entry][] {
    return Object.entries(this.cards[clan] ?? {}) as unknown as [string, Entry][];
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
    const [effect = [], pillage = [], conquest = []] = entry.signs.map((signs) => drawn(signs, LOOKS, this.words));
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
      effect,
      words: entry.lines.map((line) => render(line, this.words)),
      source: entry.designed?.length ? "design" : entry.source,
      island: entry.distance ? { distance: entry.distance, pillage, conquest } : null,
    };
  }
}
