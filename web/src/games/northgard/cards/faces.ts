/** Card faces of Northgard, made from the card files: what they show, and what they say in the language of the page. */
import { render, type Text } from "../../../i18n/text";
import type { Words } from "../../../i18n/index.svelte";
import type { Face, Piece, Source } from "../../../kit/cards/face";
import { drawn, type Signs } from "../../../kit/cards/signs";
import type { Cards } from "../../../net/api";
import { ACTIONS, figureOf, INK, LOOKS, SHEET } from "./figures";
import { tilesOf, type Tile } from "../map/drawing/tiles";
import { v } from "../words/texts";

/** An entry of a card file, as far as a face needs it. */
interface Entry {
  source: Source;
  icons?: string[];
  flash?: boolean;
  fame?: number;
  score?: unknown;
  clan?: string;
  kind?: string;
  era?: string;
  /** What it says, line by line, and what it shows. */
  lines: Text[];
  signs: Signs[];
}

export interface Building {
  size: "small" | "large";
  slot: string;
  cost: { wood: number };
  tokens: number;
  works: { gain?: Record<string, number>; draw_extra?: number; recruit_extra?: number; points?: number; damage?: number };
}

/** Our opinion of a clan: how hard it is to play, and what it is good at. */
export interface Advice {
  difficulty: number;
  combat: number;
  explore: number;
  build: number;
  stores: number;
}

export interface Creature {
  type: string;
  combat_value: number;
  fame: number;
  priorities: string[];
  shares: boolean;
}

const FAMILIES = ["starting", "clan_cards", "development", "achievements", "unrest"] as const;

const ROOM = 3;

/** Where one of several is chosen, the icons alone must do. */
const plain = (signs: Signs): Signs => signs.map((piece) => ("one_of" in piece ? { one_of: piece.one_of.map((branch) => branch.map(uncounted)) } : piece));
const uncounted = (piece: Signs[number]): Signs[number] => ("sign" in piece ? { sign: piece.sign } : piece);

/** As much as a small card has room for, in two lines; its words say the rest. */
function brief(pieces: readonly Piece[]): Piece[] {
  const bare = pieces.filter((piece) => "chip" in piece && piece.chip.text === "");
  return bare.length > ROOM ? bare : [...pieces]; // one of several actions: their icons alone
}

export class Faces {
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly buildings: readonly string[];
  readonly #faces = new Map<string, Face>();

  constructor(
    readonly cards: Cards,
    readonly words: Words,
  ) {
    this.tiles = tilesOf(cards);
    this.buildings = Object.keys(cards["buildings"] ?? {});
  }

  name(id: string): string {
    return this.words.name(id);
  }

  /** What its face says in words, in one line. */
  told(family: string, id: string): string {
    const lines = this.cards[family]?.[id]?.["lines"] as unknown as Text[] | undefined;
    return (lines ?? []).map((line) => render(line, this.words)).join(" ");
  }

  tile(id: string): Tile {
    const found = this.tiles.get(id);
    if (!found) throw new Error(`there is no tile ${id}`);
    return found;
  }

  building(id: string): Building {
    return this.cards["buildings"]?.[id] as unknown as Building;
  }

  /** The card of a creature with what is printed for its type. */
  creature(card: string): Creature {
    const type = String(this.cards["creature_cards"]?.[card]?.["type"]);
    return { ...(this.cards["creatures"]?.[type] as unknown as Creature), type };
  }

  advice(clan: string): Advice {
    return this.cards["clans"]?.[clan]?.["advice"] as unknown as Advice;
  }

  /** The two upgrades of a clan, and its initial card. */
  clanCards(clan: string): string[] {
    return (this.cards["clans"]?.[clan]?.["cards"] as string[] | undefined) ?? [];
  }

  entry(id: string): Entry | undefined {
    for (const family of FAMILIES) {
      const found = this.cards[family]?.[id];
      if (found) return found as unknown as Entry;
    }
    return undefined;
  }

  face(id: string): Face {
    const made = this.#faces.get(id) ?? this.#make(id);
    this.#faces.set(id, made);
    return made;
  }

  #make(id: string): Face {
    const entry = this.entry(id);
    const name = this.words.name(id);
    return {
      id,
      frame: "northgard",
      name,
      short: name,
      sub: this.#kind(id, entry),
      scene: "snow",
      figure: figureOf(id),
      sheet: SHEET,
      price: [],
      marks: entry?.flash ? [{ shape: "disc", colour: "#a8741a", icon: "g-lightning-trio", label: v("flash") }] : [],
      tops: (entry?.icons ?? []).map((each) => ({ icon: ACTIONS[each] ?? "g-choice", label: v(`action-${each}`) })),
      phrases: (entry?.signs ?? []).map((signs) => brief(drawn(plain(signs), LOOKS, this.words))),
      ...(entry?.fame ? { seal: { icon: "g-rune-stone", text: String(entry.fame), colour: INK } } : {}),
      words: (entry?.lines ?? []).map((line) => render(line, this.words)),
      source: entry?.source ?? "public",
    };
  }

  #kind(id: string, entry: Entry | undefined): string {
    const flash = entry?.flash ? ` · ${v("flash")}` : "";
    if (entry?.clan) return `${this.words.name(entry.clan)}${entry.kind === "upgrade" ? ` · ${v("upgrade")}` : ""}${flash}`;
    if (entry?.score) return v("kind-achievement");
    if (entry?.era) return v(`kind-${entry.era}`) + flash;
    return id === "unrest" ? v("kind-unrest") : v("kind-starting");
  }
}
