/** What both layouts of Valeria's table read from a scene. */
import type { Valeria } from "../../generated/valeria";
import type { Good } from "../../kit/cards/face";
import type { Sitting } from "../../table/board/board";
import type { Mood, Scene } from "../../table/scene.svelte";
import type { Happening } from "../../table/title";
import type { Faces } from "./cards/faces";
import { priceOf, tongue } from "./ui";
import { PHASES, SOLO_PHASES, standing, type Phase } from "./phase";
import { called, GOODS, resting, stacks, type RealmView, type ValeriaView } from "./view";

export class Realm {
  constructor(
    readonly scene: Scene<Valeria>,
    readonly faces: Faces,
    readonly events: () => readonly Happening<Valeria>[],
    readonly people: () => readonly Sitting[],
  ) {}

  get view(): ValeriaView {
    return this.scene.given.view;
  }

  get seat(): number {
    return this.scene.given.seat;
  }

  /** The tableau at the bottom: one's own, or that of the first seat for those who watch. */
  get own(): number {
    return Math.max(0, this.seat);
  }

  readonly stacks = $derived.by(() => stacks(this.view));
  readonly called = $derived.by(() => called(this.view));
  readonly resting = $derived.by(() => resting(this.view));
  readonly solo = $derived.by(() => this.view.dark_lord !== null);
  readonly standing = $derived.by(() => standing(this.events(), this.scene.question?.name ?? null, this.faces));

  get phases(): readonly Phase[] {
    return this.solo ? SOLO_PHASES : PHASES;
  }

  realm(seat: number): RealmView {
    return this.view.realms[seat] ?? { wallet: [], citizens: {}, roles: [], slain: [], domains: [], dukes: [] };
  }

  /** What can be done with each die, or asked of it. */
  readonly dice = $derived.by(() =>
    this.view.dice.map((_, i) => {
      const { scene } = this;
      const target = `die:${i + 1}`;
      const choice = scene.choiceAt(target);
      return choice && scene.speaker ? { mood: scene.mood(target), label: scene.speaker.choice(choice), target } : null;
    }),
  );

  /** How many exhausted stacks end the game. */
  get most(): number {
    return this.solo ? 5 : 2 * this.view.realms.length;
  }

  /** What is being paid for, and how much of what is asked about. */
  readonly paying = $derived.by(() => {
    const { question, chosenAt } = this.scene;
    const good = question?.name === "how-much-magic" ? GOODS[question.parts.token] : undefined;
    return question?.name === "how-much-magic" && good && chosenAt?.startsWith("center:") ? { target: chosenAt, good, price: question.parts.price } : null;
  });

  /** What is being paid for stays marked until it is paid. */
  mood(target: string): Mood {
    return this.paying?.target === target ? "selected" : this.scene.mood(target);
  }

  /** The price of a card now, with the tongue that says why; the printed one if nothing is asked. */
  pay(target: string, id: string): { good: Good; total: number; parts: string }[] {
    const choice = this.scene.choiceAt(target);
    const now: Partial<Record<Good, number>> = choice ? priceOf(choice) : {};
    const parts = choice ? tongue(choice) : "";
    const { paying } = this;
    const due = (good: Good) => (paying?.target === target && paying.good === good ? paying.price : now[good]);
    return this.faces.face(id).price.map(({ good, n }) => ({ good, total: due(good) ?? n, parts: good === "gold" ? parts : "" }));
  }
}
