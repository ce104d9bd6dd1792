/** Several cards of the hand that are thrown away together: each is pressed, and one button confirms them all. */
import type { EmpiresNorth } from "../../generated/empires_north";
import type { Gesture, Planner, Scene } from "../../table/scene.svelte";
import { toggled } from "./discards";
import { v } from "./words/texts";

export class Discards implements Planner {
  #chosen = $state.raw<readonly string[]>([]);

  constructor(
    readonly scene: Scene<EmpiresNorth>,
    readonly name: (card: string) => string,
  ) {}

  /** How many are still to be thrown away; 0: that is not the question. */
  get left(): number {
    const question = this.scene.question;
    return question?.name === "throw-away" ? question.parts.left : 0;
  }

  /** How many copies of the card are chosen. */
  copies(target: string): number {
    return this.#now.filter((each) => each === target).length;
  }

  /** Chosen cards, as long as they are to be had. */
  get #now(): readonly string[] {
    return this.left > 1 ? this.#chosen.filter((target) => this.scene.offerAt(target)) : [];
  }

  get gesture(): Gesture | null {
    const offers = this.#now.map((target) => this.scene.offerAt(target)).filter((offer) => offer !== undefined);
    const target = this.#now.at(-1);
    if (target === undefined || offers.length < this.left) return null;
    const cards = offers.map(({ name, parts }) => (name === "take" ? this.name(parts.card) : ""));
    return { target, texts: offers.map(({ text }) => text), told: v("discards", { cards: cards.join(", ") }), label: v("do-discards", { n: offers.length }) };
  }

  press(target: string): void {
    const hand = this.scene.given.view.players[Math.max(0, this.scene.given.seat)]?.hand ?? [];
    const copies = hand.filter((card) => `hand:${card}` === target).length;
    if (this.scene.offerAt(target)) this.#chosen = toggled(this.#now, target, copies, this.left);
  }

  back(): boolean {
    const any = this.#now.length > 0;
    this.#chosen = [];
    return any;
  }

  keyed(): boolean {
    return false;
  }
}
