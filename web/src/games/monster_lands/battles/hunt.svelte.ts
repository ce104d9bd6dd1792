/** What both layouts of the table read from a scene, and the die that somebody holds. */
import type { Clan, House, Lair, MemberHere, MonsterLands, MonsterLandsView, DerivedView, PlayerView, TrailHere } from "../../../generated/monster_lands";
import type { Sitting } from "../../../table/board/board";
import type { Mood, Scene } from "../../../table/scene.svelte";
import type { Choice, Happening, Question } from "../../../table/title";
import type { Faces } from "../cards/faces";
import { Errand, kindOfDie } from "../citadel/errand.svelte";
import { priceOf } from "../ui";

export const DICE = ["strength", "magic", "influence_1", "influence_2", "influence_3", "influence_4", "influence_5", "influence_6"] as const;
/** Where a seat is told: the virtual player of the solo mode. */
export const SAMBOR = 4;
const NO_CLAN: Clan = {
  ...{ reputation: 0, excess: 0, trophies: 0, affiliations: 0, total: 0, symbols: [], wage: 0, wages: 0 },
  ...{ bracket: 0, bonus: [], trap_limit: 0, members: [], lands: [] },
};

/** The die, or the member of the clan, that a choice names. */
export const dieOf = ({ parts }: Choice<MonsterLands>): string | null => ("die" in parts ? parts.die : null);
const memberOf = ({ parts }: Choice<MonsterLands>): string | null => ("mercenary" in parts ? parts.mercenary : null);

export class Hunt {
  /** A die of the pool that was taken before the place it goes to. */
  held = $state<string | null>(null);
  /** Whether chances are shown. */
  hints = $state(true);
  /** A piece of equipment on its way to somebody. */
  carried = $state<string | null>(null);
  /** How a card is shown for reading; set by the layout. */
  read: (part: Element) => void = () => undefined;
  readonly errand = new Errand(this, (part) => this.read(part));

  constructor(
    readonly scene: Scene<MonsterLands>,
    readonly faces: Faces,
    readonly events: () => readonly Happening<MonsterLands>[],
    readonly people: () => readonly Sitting[],
  ) {}

  get view(): MonsterLandsView {
    return this.scene.given.view;
  }

  get look(): DerivedView {
    return this.view.outlook;
  }

  get seat(): number {
    return this.scene.given.seat;
  }

  /** The clan at the bottom: one's own, or that of the first seat for those who watch. */
  get own(): number {
    return Math.max(0, this.seat);
  }

  get solo(): boolean {
    return this.view.players.length === 1;
  }

  get question(): Question<MonsterLands> | null {
    return this.scene.question;
  }

  player(seat: number): PlayerView {
    return (
      this.view.players[seat] ?? {
        ...{ affiliation: -1, wallet: [], dice: [], clan: [], leader: -1, gear: [], traps: [], laid: [], laid_at: [] },
        ...{ lands: [], trophies: [], loot: [], quests: 0 },
      }
    );
  }

  clan(seat: number): Clan {
    return this.look.clans[seat] ?? NO_CLAN;
  }

  house(building: string): House {
    return this.look.houses.find((each) => each.building === building) ?? { building, panic: false, closed: false, accepts: [], influence: 0, spaces: [] };
  }

  trail(name: string): TrailHere | undefined {
    return this.look.trails.find((each) => each.trail === name);
  }

  lair(site: string): Lair | undefined {
    return this.look.lairs.find((each) => each.site === site);
  }

  /** The monster that is being fought, or the last one that was. */
  get foe(): string {
    const site = ["land_a", "land_b", "entrance"].indexOf(this.look.fight?.site ?? "");
    const began = this.events().findLast((event) => event.name === "battle-began");
    return this.view.lairs[site]?.[0] ?? began?.parts.monster ?? "";
  }

  member(mercenary: string, seat: number): MemberHere | undefined {
    return this.clan(seat).members.find((each) => each.mercenary === mercenary);
  }

  name(seat: number): string {
    return seat === SAMBOR ? "Sambor" : (this.scene.given.names[seat] ?? "");
  }

  /** The dice of a pool one by one. */
  dice(seat: number): string[] {
    return DICE.flatMap((die, i) => Array.from({ length: this.player(seat).dice[i] ?? 0 }, () => die));
  }

  // -- light --------------------------------------------------------------------------------------------------------

  /** As the scene has it; while a die is held, houses that would not take it are out of the light. */
  mood(pressed: string): Mood {
    const target = kindOfDie(pressed);
    const mood = this.errand.mood(target) ?? this.scene.mood(target);
    if (target.startsWith("ware:") || target.startsWith("space:")) return mood;
    if (mood === "selected" && target !== pressed) return "legal";
    if (!this.held || mood !== "legal") return mood;
    return this.#takes(target, this.held) ? mood : "able";
  }

  /** Whether a die could go there: the offer tells what is asked next, the house which colours it takes. */
  #takes(target: string, die: string): boolean {
    const dice = (this.scene.offerAt(target)?.next?.options ?? []).flatMap((offer) => dieOf(offer) ?? []);
    if (dice.length > 0) return dice.includes(die);
    const [kind, building = ""] = target.split(":");
    return kind !== "house" || this.house(building).accepts.includes(die.replace(/_.*/, ""));
  }

  offered(target: string): boolean {
    return this.scene.offerAt(target) !== undefined;
  }

  concerned(target: string): boolean {
    return this.offered(target) || this.scene.refusalAt(target) !== undefined;
  }

  /** How a price came about: `10−7`. */
  price(target: string, printed: number): { total: number; parts: string } {
    const choice = this.scene.choiceAt(target);
    const cost = this.errand.priceAt(target) ?? (choice && priceOf(choice));
    if (!cost) return { total: printed, parts: "" };
    const { price: total, base } = cost;
    return { total, parts: total === base ? "" : total > base ? `${total - base}+${base}` : `${base}−${base - total}` };
  }

  // -- choosing -----------------------------------------------------------------------------------------------------

  /** A part was pressed: select it; once more: that is it. */
  press(target: string, part: Element): void {
    this.errand.press(target, part);
  }

  /** A die or a piece of equipment was dropped on a part of the table: both answers are given, one after the other. */
  drop(target: string): void {
    const [kind = "", id = ""] = target.split(":");
    if (this.held && this.errand.drop(target, this.held)) return void (this.held = null);
    const offer = kind === "member" && this.carried ? this.scene.offerAt(`gear:${this.carried}`) : this.held ? this.scene.offerAt(target) : undefined;
    const wanted = kind === "member" ? id : this.held;
    const then = offer?.next?.options.find((each) => (dieOf(each) ?? memberOf(each)) === wanted);
    const fits = then !== undefined || (this.held !== null && this.#takes(target, this.held));
    this.held = this.carried = null;
    if (offer && fits) this.scene.follow(then ? [offer.text, then.text] : [offer.text]);
  }

  /** The next die of a colour, for the keyboard. */
  next(colour: string): void {
    const [kinds, now] = [[...new Set(this.dice(this.own))].filter((die) => die.startsWith(colour)), this.held ?? ""];
    this.held = kinds[(kinds.indexOf(now) + 1) % kinds.length] ?? null;
  }

  /** A die in the hand answers the question which die it is to be. */
  answer(): void {
    const [question, die] = [this.question, this.held];
    if (!question || !die || question.name === "act") return;
    this.held = null;
    const offer = question.options.find((each) => dieOf(each) === die);
    if (offer && (question.name === "with-which-die" || question.name === "sell-dice")) this.scene.add(offer.text);
  }
}

