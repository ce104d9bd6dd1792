/** What both layouts of the North's table read from a scene. */
import type { EmpiresNorth } from "../../generated/empires_north";
import type { Sitting } from "../../table/board/board";
import type { Mood, Scene } from "../../table/scene.svelte";
import type { Happening } from "../../table/title";
import { chain, spotOf } from "./ring/chain";
import type { Discards } from "./discards.svelte";
import type { Faces } from "./cards/faces";
import { ACTIONS, type Action } from "./cards/figures";
import { FRONT, holdOf, isLaidOut, type Hold } from "./targets";
import { EXPEDITION, empireOf, pawns, queueOf, ring, type Empire, type PlayerView, type Slot, type View } from "./view";

const NOBODY: PlayerView = {
  clan: -1, wallet: [], spent: 0, clan_ships: 0, deck: { left: 0 }, hand: [], looked: [], discard: [], played: [],
  pawns: [], passed: false, empire: [], tied: [], exhausted: [], used: [], assigned: [],
}; // prettier-ignore

/** Which pawn the tiles answer for: the one that was picked up, if it can still be moved; else the first that can. */
export class Holding {
  picked = $state<Hold | null>(null);
  #scene: Scene<EmpiresNorth>;

  constructor(scene: Scene<EmpiresNorth>) {
    this.#scene = scene;
  }

  /** The pawns that the question is about, movable ones first. */
  readonly all = $derived.by((): Hold[] => {
    const { options = [], refusals = [] } = this.#scene.question ?? {};
    const holds = [...options, ...refusals].flatMap((choice) => holdOf(choice) ?? []);
    return [...new Set(holds)];
  });

  get now(): Hold {
    return this.picked && this.all.includes(this.picked) ? this.picked : (this.all[0] ?? FRONT);
  }
}

export class Realm {
  /** A step of the last chain that is being looked at. */
  looked = $state<number | null>(null);

  constructor(
    readonly scene: Scene<EmpiresNorth>,
    readonly faces: Faces,
    readonly holding: Holding,
    /** Cards that are being thrown away together. */
    readonly discards: () => Discards | null,
    readonly events: () => readonly Happening<EmpiresNorth>[],
    readonly people: () => readonly Sitting[],
  ) {}

  get view(): View {
    return this.scene.given.view;
  }

  get seat(): number {
    return this.scene.given.seat;
  }

  /** The Empire at the bottom: one's own, or that of the first seat for those who watch. */
  get own(): number {
    return Math.max(0, this.seat);
  }

  get solo(): boolean {
    return this.view.players.length === 1;
  }

  /** Islands that nobody has seen, near ones first. */
  get decks(): readonly [nearby: number, distant: number] {
    return [this.view.nearby_deck.left, this.view.distant_deck.left];
  }

  readonly ring = $derived.by(() => ring(this.view));
  readonly pawns = $derived.by(() => pawns(this.view));
  readonly queue = $derived.by(() => queueOf(this.view));
  readonly #empires = $derived.by(() => this.view.players.map((_, seat) => empireOf(this.view, seat, this.faces)));

  player(seat: number): PlayerView {
    return this.view.players[seat] ?? NOBODY;
  }

  empire(seat: number): Empire {
    return this.#empires[seat] ?? { fields: [], features: [], actions: [], islands: [] };
  }

  // -- what the middle of the table shows ---------------------------------------------------------------------------

  /** The action in whose window a card may be played, or that is being done. */
  readonly declared = $derived.by((): Action | null => {
    const question = this.scene.question;
    const declared = question?.name === "window" ? question.parts.tile : this.view.outlook.declared.at(-1);
    return ACTIONS.find((each) => each === declared) ?? null;
  });

  readonly stage = $derived.by((): "clans" | "cards" | "voyage" | "ring" => {
    const asked = this.scene.question?.name;
    if (asked === "clan-which") return "clans";
    if (asked && isLaidOut(asked)) return "cards";
    const sailing = this.view.phase === EXPEDITION || asked === "visit-what" || asked === "pillage-or-conquer";
    return sailing && !this.scene.given.over && asked !== "window" ? "voyage" : "ring";
  });

  // -- chains of effects --------------------------------------------------------------------------------------------

  readonly chain = $derived.by(() => chain(this.events()));

  /** What lights up: the event that is being shown, or the step that somebody goes back to. */
  readonly now = $derived.by(() => {
    const event = this.scene.given.event ?? (this.looked === null ? null : (this.chain[this.looked] ?? null));
    return event && spotOf(event);
  });

  shines(seat: number, card: string): boolean {
    return this.now !== null && this.now.card === card && (this.now.seat === seat || this.now.seat < 0);
  }

  mood(target: string): Mood {
    return this.discards()?.copies(target) ? "selected" : this.scene.mood(target);
  }

  /** The target of a heap: of equal cards the one that the question is about. */
  targetOf(seat: number, { places, place }: Slot): string {
    const named = (at: number) => (seat === this.own ? `own:${at}` : `foe:${seat}:${at}`);
    const found = places.find((at) => this.scene.offerAt(named(at))) ?? places.find((at) => this.scene.refusalAt(named(at)));
    return named(found ?? place);
  }

  /** Open Islands that are gone since the last time Islands were laid out, by distance. */
  readonly taken = $derived.by(() => {
    const gone: Record<string, { island: string; seat: number }[]> = { nearby: [], distant: [] };
    const events = this.events();
    const since = events.slice(Math.max(0, events.findLastIndex(({ name }) => name === "round-began")));
    since.forEach(({ name, parts }, i) => {
      if (name !== "island-pillaged" && name !== "island-conquered") return;
      const { island, seat } = parts;
      const unseen = since.slice(0, i).some((event) => event.name === "island-revealed" && event.parts.island === island);
      if (!unseen) gone[this.faces.entry(island)?.distance ?? "nearby"]?.push({ island, seat });
    });
    return gone;
  });
}
