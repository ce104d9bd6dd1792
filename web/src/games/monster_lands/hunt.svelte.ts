/** What both layouts of the table read from a scene, and the die that somebody holds. */
import type { Happening, Question } from "../../generated/protocol";
import type { Clan, House, Lair, MemberHere, MonsterLandsView, Outlook, PlayerView, TrailHere } from "../../generated/monster_lands";
import type { Sitting } from "../../table/board";
import type { Mood, Scene } from "../../table/scene.svelte";
import type { Faces } from "./faces";

export const DICE = ["strength", "magic", "influence_1", "influence_2", "influence_3", "influence_4", "influence_5", "influence_6"] as const;
/** Where a seat is told: the virtual player of the solo mode. */
export const SAMBOR = 4;
const NO_CLAN: Clan = {
  ...{ reputation: 0, excess: 0, trophies: 0, affiliations: 0, total: 0, symbols: [], wage: 0, wages: 0 },
  ...{ bracket: 0, bonus: [], trap_limit: 0, members: [], lands: [] },
};

export class Hunt {
  /** A die of the pool that was taken before the place it goes to. */
  held = $state<string | null>(null);
  /** Whether chances are shown. */
  hints = $state(true);
  /** A piece of equipment on its way to somebody. */
  carried = $state<string | null>(null);

  constructor(
    readonly scene: Scene,
    readonly faces: Faces,
    readonly events: () => readonly Happening[],
    readonly people: () => readonly Sitting[],
  ) {}

  get view(): MonsterLandsView {
    return this.scene.given.view as unknown as MonsterLandsView;
  }

  get look(): Outlook {
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

  get question(): Question | null {
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
    const began = this.events().findLast(({ name }) => name === "battle-began");
    return this.view.lairs[site]?.[0] ?? String(began?.parts["monster"] ?? "");
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
  mood(target: string): Mood {
    const mood = this.scene.mood(target);
    if (!this.held || mood !== "legal") return mood;
    return this.#takes(target, this.held) ? mood : "able";
  }

  /** Whether a die could go there: the offer tells what is asked next, the house which colours it takes. */
  #takes(target: string, die: string): boolean {
    const dice = (this.scene.offerAt(target)?.next?.options ?? []).filter(({ parts }) => "die" in parts);
    if (dice.length > 0) return dice.some(({ parts }) => parts["die"] === die);
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
    const facts = this.scene.factsAt(target);
    const [total, base] = [facts["price"], facts["base"]];
    if (typeof total !== "number" || typeof base !== "number") return { total: printed, parts: "" };
    return { total, parts: total === base ? "" : total > base ? `${total - base}+${base}` : `${base}−${base - total}` };
  }

  // -- choosing -----------------------------------------------------------------------------------------------------

  /** A part was pressed: select it; once more: that is it. */
  press(target: string, part: HTMLElement): boolean {
    const offer = this.scene.offerAt(target);
    if (offer && offer.text === this.scene.selected?.text) this.scene.choose(offer.text);
    else if (this.concerned(target)) this.scene.press(target, part);
    else return false;
    return true;
  }

  /** A die or a piece of equipment was dropped on a part of the table: both answers are given, one after the other. */
  drop(target: string): void {
    const [kind = "", id = ""] = target.split(":");
    const offer = kind === "member" && this.carried ? this.scene.offerAt(`gear:${this.carried}`) : this.held ? this.scene.offerAt(target) : undefined;
    const wanted = kind === "member" ? id : this.held;
    const then = offer?.next?.options.find(({ parts }) => (parts["die"] ?? parts["mercenary"]) === wanted);
    const fits = then !== undefined || (this.held !== null && this.#takes(target, this.held));
    this.held = this.carried = null;
    if (offer && fits) this.scene.follow(then ? [offer.text, then.text] : [offer.text]);
  }

  /** A die is taken into the hand, or put back; where dice are asked for, it is the answer. */
  take(die: string, part: HTMLElement): void {
    if (this.concerned(`die:${die}`)) this.press(`die:${die}`, part);
    else this.held = this.held === die ? null : die;
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
    const offer = question.options.find(({ parts }) => parts["die"] === die);
    if (offer && ["with-which-die", "sell-dice"].includes(question.name)) this.scene.add(offer.text);
  }
}

