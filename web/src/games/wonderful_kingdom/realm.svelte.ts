/** What both layouts of the kingdom's table read from a scene, and what the player has in the hand. */
import type { WonderfulKingdom } from "../../generated/wonderful_kingdom";
import type { Sitting } from "../../table/board/board";
import type { Mood, Scene } from "../../table/scene.svelte";
import type { Choice, Happening } from "../../table/title";
import type { Faces } from "./cards/faces";
import { FAMILIES } from "./cards/figures";
import { completion, gripOf, targetFor } from "./choice/grips";
import { MODULES, STEPS, type Duchy, type DerivedView, type PlayerView, type WonderfulKingdomView } from "./view";

const CUBES = STEPS.slice(0, 4).map((piece) => `piece:${piece}`);
const NO_DUCHY: Duchy = {
  duchy: "",
  colour: "red",
  menaces: "",
  alchemy_rate: 5,
  production: [0, 0, 0, 0, 0],
  sources: [[], [], [], [], []],
  sites: [],
  stage: null,
  stolen: [],
  points: {},
};

export class Realm {
  #picked = $state<string | null>(null);
  #trap = $state(false);
  /** The part under the mouse or the focus: what it would change is shown before it is chosen. */
  over = $state<string | null>(null);

  constructor(
    readonly scene: Scene<WonderfulKingdom>,
    readonly faces: Faces,
    readonly events: () => readonly Happening<WonderfulKingdom>[],
    readonly people: () => readonly Sitting[],
    readonly folded: () => boolean,
  ) {}

  // -- the table ----------------------------------------------------------------------------------------------------

  get view(): WonderfulKingdomView {
    return this.scene.given.view;
  }

  get outlook(): DerivedView {
    return this.view.outlook;
  }

  get seat(): number {
    return this.scene.given.seat;
  }

  /** The duchy at the bottom: one's own, or that of the first seat for those who watch. */
  get own(): number {
    return Math.max(0, this.seat);
  }

  /** The other player; alone there is only a rival without a seat. */
  get other(): number {
    return this.solo ? -1 : 1 - this.own;
  }

  get solo(): boolean {
    return this.view.players.length === 1;
  }

  get module(): string {
    return MODULES[this.view.module] ?? "none";
  }

  player(seat: number): PlayerView {
    const found = this.view.players[seat] ?? this.view.players[0];
    if (!found) throw new Error("a table without players");
    return found;
  }

  duchy(seat: number): Duchy {
    return this.outlook.duchies[seat] ?? NO_DUCHY;
  }

  /** Completed cards family by family, then everything else, then calamities. */
  families(seat: number): { family: string; cards: { id: string; stolen: boolean }[] }[] {
    const { built, calamities } = this.player(seat);
    const cards = built.map((id, i) => ({ id, stolen: this.duchy(seat).stolen[i] ?? false }));
    const kind = ({ id }: { id: string }) => this.faces.face(id).kind;
    const families = FAMILIES.map((family) => ({ family, cards: cards.filter((card) => kind(card) === family) }));
    const rest = cards.filter((card) => !FAMILIES.some((family) => family === kind(card)));
    const bad = calamities.map((id) => ({ id, stolen: false }));
    return [...families, { family: "advisor", cards: rest }, { family: "calamity", cards: bad }].filter((group) => group.cards.length > 0);
  }

  /** A player's colour in this game: by lot, not by seat. The rival of a solo game is blue. */
  colour(seat: number): "red" | "blue" {
    if (seat < 0 || seat >= this.view.players.length) return "blue";
    return this.duchy(seat).colour === "blue" ? "blue" : "red";
  }

  person(seat: number): string {
    return seat < 0 ? this.faces.texts("rival") : (this.people()[seat]?.name ?? "");
  }

  /** The middle of the table changes with the phase. */
  readonly phase = $derived.by(() => this.outlook.phase);

  // -- the hand -----------------------------------------------------------------------------------------------------

  /** What can be picked up now. */
  readonly #picks = $derived.by(() => new Set((this.scene.question?.options ?? []).map((offer) => gripOf(offer).pick)));

  /** What is picked up: by the player, or because nothing else can be done. */
  readonly held = $derived.by(() => {
    const picks = this.#picks;
    if (this.#picked !== null && picks.has(this.#picked)) return this.#picked;
    const [only] = picks;
    if (picks.size === 1 && only?.startsWith("hand:")) return only;
    return CUBES.find((cube) => picks.has(cube)) ?? null;
  });

  readonly trap = $derived.by(() => this.#trap && (this.scene.question?.options ?? []).some(({ name, parts }) => name === "put" && parts.trap));

  readonly targetOf = (choice: Choice<WonderfulKingdom>): string | null =>
    targetFor(choice, { pick: this.held, trap: this.trap }, this.folded());

  /** Pick that up, or put it down again; false if it is nothing to be picked up. */
  readonly take = (target: string): boolean => {
    if (target === "piece:trap" && (this.scene.offerAt(target) || this.trap)) {
      this.#trap = !this.trap;
    } else if (this.held === target && !this.scene.offerAt(target)) {
      this.#picked = null;
    } else if (this.#picks.has(target)) {
      this.#picked = target;
    } else {
      return false;
    }
    this.scene.asked = null;
    this.scene.select(null);
    return true;
  };

  isHeld(target: string): boolean {
    return target === "piece:trap" ? this.trap : this.held === target;
  }

  mood(target: string): Mood | "held" {
    const mood = this.scene.mood(target);
    return mood === "" && this.isHeld(target) ? "held" : mood;
  }

  /** A part was pressed: pick up, select, or, if it is selected already, commit. */
  press(target: string, part: HTMLElement): void {
    const offer = this.scene.offerAt(target);
    if (offer && offer.text === this.scene.selected?.text && gripOf(offer).pick !== target) this.scene.commit();
    else this.scene.press(target, part);
  }

  /** Something that was dragged is let go there. */
  drop(target: string): void {
    const offer = this.scene.offerAt(target);
    if (offer && gripOf(offer).pick !== target && target !== "piece:trap") this.scene.choose(offer.text);
  }

  /** Choices at the same place as the one that is selected: which space, which cube. */
  readonly alike = $derived.by(() => {
    const selected = this.scene.selected;
    const at = selected && this.targetOf(selected);
    if (!at) return [];
    return (this.scene.question?.options ?? []).filter((offer) => this.targetOf(offer) === at);
  });

  /** The card that a part of the table is, if it is one. */
  portraitOf(target: string): string | null {
    const [kind = "", first = "", second = ""] = target.split(":");
    if (["hand", "sel", "setup", "rival-sel", "rival-built"].includes(kind)) return this.faces.entry(first) ? first : null;
    if (kind === "site") return this.player(this.own).construction[Number(first)] ?? null;
    if (kind === "rival-site") return this.player(this.other).construction[Number(first)] ?? null;
    return kind === "card" ? (this.view.areas[first === "left" ? 0 : 1]?.[Number(second)] ?? null) : null;
  }

  // -- what would change --------------------------------------------------------------------------------------------

  /** What the server says of the choice at hand: the production after it, if it completes a card. */
  readonly ahead = $derived.by(() => completion((this.over && this.scene.offerAt(this.over)) || this.scene.selected));

  /** The production of a step after the choice at hand, if it changes. */
  then(step: string): number | null {
    const n = this.ahead?.[`then_${step}`];
    const now = this.duchy(this.own).production[STEPS.findIndex((each) => each === step)] ?? 0;
    return n !== undefined && n !== now ? n : null;
  }
}
