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
    return this.scene.given().view as unknown as ValeriaView;
  }

  get seat(): number {
    return this.scene.given().seat;
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

  /** What each card of that seat brought in this turn. */
  gains(seat: number): Map<string, Partial<Record<Good, number>>> {
    const found = new Map<string, Partial<Record<Good, number>>>();
    for (const { name, parts } of this.events()) {
      if (name !== "gained" || parts["seat"] !== seat) continue;
      const by = String(parts["by"]);
      const token = parts["token"] as Good;
      const gained = found.get(by) ?? {};
      found.set(by, { ...gained, [token]: (gained[token] ?? 0) + Number(parts["n"]) });
    }
    return found;
  }

  /** Cards that seat got in this turn. */
  fresh(seat: number): Set<string> {
    const mine = this.events().filter(({ parts }) => parts["seat"] === seat);
    const named = mine.map(({ name, parts }) =>
      name === "citizen-gained" ? parts["citizen"] : name === "domain-acquired" ? parts["domain"] : name === "monster-slain" ? parts["monster"] : "",
    );
    return new Set(named.map(String));
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
