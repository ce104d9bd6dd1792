/** What both layouts of Valeria's table read from a scene. */
import type { Happening } from "../../generated/protocol";
import type { Good } from "../../kit/face";
import type { Sitting } from "../../table/board";
import type { Scene } from "../../table/scene.svelte";
import type { Faces } from "./faces";
import { tongue } from "./manner";
import { PHASES, SOLO_PHASES, standing, type Phase } from "./phase";
import { called, resting, stacks, type RealmView, type ValeriaView } from "./view";

export class Realm {
  constructor(
    readonly scene: Scene,
    readonly faces: Faces,
    readonly events: () => readonly Happening[],
    readonly people: () => readonly Sitting[],
  ) {}

  get view(): ValeriaView {
    return this.scene.given.view as unknown as ValeriaView;
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

  /** How many exhausted stacks end the game. */
  get most(): number {
    return this.solo ? 5 : 2 * this.view.realms.length;
  }

  /** The price of a card now, with the tongue that says why; the printed one if nothing is asked. */
  pay(target: string, id: string): { good: Good; total: number; parts: string }[] {
    const facts = this.scene.factsAt(target);
    return this.faces.face(id).price.map(({ good, n }) => ({
      good,
      total: typeof facts[good] === "number" ? facts[good] : n,
      parts: good === "gold" ? tongue(facts) : "",
    }));
  }
}
