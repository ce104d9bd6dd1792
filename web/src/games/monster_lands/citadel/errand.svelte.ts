/**
 * What a person has pointed at and is still to be sent: a ware with the die that pays for it, a space of a house, traps
 * that go. The rules ask for it step by step; the server told beforehand which steps there are. Nothing is judged here.
 */
import type { MonsterLands, Ware, Way } from "../../../generated/monster_lands";
import type { Gesture, Mood, Planner } from "../../../table/scene.svelte";
import type { Choice, NameOf, Offer, Question, Refused } from "../../../table/title";
import { dieOf, type Hunt } from "../battles/hunt.svelte";
import { targetOf } from "../targets";
import { m } from "../words/texts";

/** Dice go where they are put as soon as they are pressed. */
const AT_ONCE: readonly NameOf<MonsterLands, "choices">[] = ["add-die", "sell-die", "place-die"];
const PART: Record<string, string> = { recruit: "mercenary", "take-trap": "trap", "buy-equipment": "equipment" };
/** Dice that are alike give the same answer, whichever of them is pressed. */
export const kindOfDie = (target: string): string => (target.startsWith("die:") ? target.split(":", 2).join(":") : target);
const idOf = (target: string): string => target.split(":")[1] ?? "";

/** The choice that a ware stands for, as the words need it. */
const choiceOf = ({ choice, ware, text, clause, facts }: Ware): Refused<MonsterLands> =>
  ({ text, name: choice, parts: { [PART[choice] ?? ""]: ware }, clause, facts, shown: {}, here: null }) as unknown as Refused<MonsterLands>;

export class Errand implements Planner {
  #target = $state<string | null>(null);
  #die = $state<string | null>(null);
  /** Traps that are to go, each as often as it was pressed. */
  #going = $state.raw<readonly string[]>([]);

  constructor(
    readonly hunt: Hunt,
    /** Somebody wants to read what cannot be chosen. */
    readonly onread: (part: Element) => void,
  ) {}

  /** Another question: what was pointed at no longer counts. */
  renew(): void {
    this.#target = this.#die = null;
    this.#going = [];
  }

  back(): boolean {
    const open = this.#target !== null || this.#going.length > 0 || this.hunt.held !== null;
    this.renew();
    this.hunt.held = null;
    return open;
  }

  keyed(): boolean {
    return false;
  }

  get #question(): Question<MonsterLands> | null {
    return this.hunt.question;
  }

  get #acting(): boolean {
    return this.#question?.name === "act";
  }

  // -- wares ----------------------------------------------------------------------------------------------------------

  wareAt(target: string): Ware | undefined {
    if (!this.#acting || !target.startsWith("ware:")) return undefined;
    return this.hunt.look.wares?.find(({ ware }) => ware === idOf(target));
  }

  /** The ware that is pointed at. */
  get ware(): Ware | null {
    return (this.#target && this.wareAt(this.#target)) || null;
  }

  /** How a ware would be paid for: with the die that was chosen, or as cheaply as can be. */
  wayOf(ware: Ware): Way | undefined {
    const die = this.#die ?? this.hunt.held;
    return ware.ways.find((way) => way.die === die) ?? ware.ways[0];
  }

  get way(): Way | null {
    return (this.ware && this.wayOf(this.ware)) ?? null;
  }

  payWith(die: string): void {
    this.#die = die;
  }

  /** What a ware costs now, if that is known before the house is entered. */
  priceAt(target: string): Way | null {
    const ware = this.wareAt(target);
    const shown = ware && (target === this.#target || ware.ways.some(({ die }) => die === this.hunt.held));
    return (shown && this.wayOf(ware)) || null;
  }

  // -- spaces of a house ----------------------------------------------------------------------------------------------

  /** What is asked in the house, and the answer that this space stands for. */
  #inside(target: string): { visit: Offer<MonsterLands>; then: Offer<MonsterLands> } | null {
    if (!this.#acting || !target.startsWith("space:")) return null;
    const visit = this.hunt.scene.offerAt(`house:${idOf(target)}`);
    const asked = visit?.next;
    const then = asked?.options.find((offer) => targetOf(offer, asked) === target);
    return visit && then ? { visit, then } : null;
  }

  // -- light ----------------------------------------------------------------------------------------------------------

  /** What it looks like, where this has a say. */
  mood(target: string): Mood | null {
    if (this.#going.length > 0 && this.#going.includes(target)) return "selected";
    const ware = this.wareAt(target);
    if (!ware && !this.#inside(target)) return null;
    if (target === this.#target) return "selected";
    if (!ware) return "legal";
    if (ware.ways.length === 0) return this.hunt.scene.asked?.target === target ? "asked" : "dim";
    return this.hunt.held && !ware.ways.some(({ die }) => die === this.hunt.held) ? "able" : "legal";
  }

  // -- what would be sent ---------------------------------------------------------------------------------------------

  get gesture(): Gesture | null {
    if (this.#question?.name === "discard-trap") return this.#discard(this.#question.parts.n);
    return this.#purchase() ?? this.#space();
  }

  #purchase(): Gesture | null {
    const { ware, way } = this;
    const visit = ware && this.hunt.scene.offerAt(`house:${ware.building}`);
    if (!visit || !way) return null;
    const die = visit.next?.options.find((offer) => dieOf(offer) === way.die);
    const texts = [visit.text, ...(die ? [die.text] : []), ware.text];
    return { target: `ware:${ware.ware}`, texts, ...this.#told(choiceOf(ware)) };
  }

  #space(): Gesture | null {
    const inside = this.#target && this.#inside(this.#target);
    if (!inside) return null;
    const { visit, then } = inside;
    const { told, label } = this.#told(then);
    return { target: this.#target ?? "", texts: [visit.text, then.text], told: `${this.hunt.faces.name(idOf(this.#target ?? ""))}: ${told}`, label };
  }

  #told(choice: Choice<MonsterLands>): { told: string; label: string } {
    const { speaker, ui } = this.hunt.scene;
    return { told: speaker?.choice(choice) ?? "", label: ui.deed(choice.name).label };
  }

  #discard(n: number): Gesture | null {
    const offers = this.#going.flatMap((target) => this.hunt.scene.offerAt(target) ?? []);
    const [first] = offers;
    if (!first || offers.length < n) return null;
    const names = offers.map((offer) => this.hunt.faces.name("trap" in offer.parts ? offer.parts.trap : ""));
    const { label } = this.#told(first);
    return { target: this.#going.at(-1) ?? "", texts: offers.map(({ text }) => text), told: m("discard-all", { what: names.join(", ") }), label };
  }

  // -- pressing -------------------------------------------------------------------------------------------------------

  press(pressed: string, part: Element): void {
    const target = kindOfDie(pressed);
    const { scene } = this.hunt;
    if (scene.asked?.target === target) return void (scene.asked = null);
    scene.asked = null;
    const ware = this.wareAt(target);
    if (ware && ware.ways.length === 0) return scene.ask(target, part, choiceOf(ware));
    if (ware || this.#inside(target)) return this.#point(target);
    if (this.#acting && target.startsWith("die:")) return this.#pick(idOf(target));
    if (this.#question?.name === "discard-trap" && target.startsWith("trap:")) return this.#mark(target, this.#question.parts.n);
    this.#pressOffer(target, part);
  }

  #pressOffer(target: string, part: Element): void {
    const { scene } = this.hunt;
    const offer = scene.offerAt(target);
    if (!offer) return scene.refusalAt(target) ? scene.ask(target, part) : this.onread(part);
    this.#target = null;
    if (this.hunt.held && target.startsWith("house:")) this.hunt.drop(target);
    else if (AT_ONCE.includes(offer.name) || offer.text === scene.selected?.text) scene.choose(offer.text);
    else scene.select(offer.text);
  }

  #point(target: string): void {
    const again = target === this.#target;
    this.hunt.scene.select(null);
    if (again) this.hunt.scene.commit();
    else this.#target = target;
  }

  /** A die pays for what is pointed at, once more: that is it; or it is taken into the hand, or put back. */
  #pick(die: string): void {
    if (this.way?.die === die) this.hunt.scene.commit();
    else if (this.ware?.ways.some((way) => way.die === die)) this.#die = die;
    else {
      this.#target = this.#die = null;
      this.hunt.held = this.hunt.held === die ? null : die;
    }
  }

  /** One more of these goes; once all that there are do, none of them. */
  #mark(target: string, n: number): void {
    const others = this.#going.filter((each) => each !== target);
    const marked = this.#going.length - others.length;
    const has = this.hunt.player(this.hunt.seat).traps.filter((trap) => trap === idOf(target)).length;
    const room = n - this.#going.length;
    this.#going = marked < has && room > 0 ? [...this.#going, target] : marked > 0 ? others : [...others.slice(1), target];
  }

  /** A die was dropped there: on a space it stays, a ware tells its price first. */
  drop(target: string, die: string): boolean {
    const inside = this.#inside(target);
    if (inside && this.hunt.house(idOf(target)).accepts.includes(die.replace(/_.*/, ""))) {
      this.hunt.scene.follow([inside.visit.text, inside.then.text]);
      return true;
    }
    if (!this.wareAt(target)?.ways.some((way) => way.die === die)) return false;
    this.#die = die;
    this.#target = target;
    return true;
  }
}
