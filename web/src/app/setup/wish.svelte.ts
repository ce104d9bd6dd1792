/** A table as somebody wishes it, while they are still setting it up. */
import type { Clock, NewTable, OptionInfo, SeatWish, TitleInfo } from "../../generated/protocol";
import { OPTION } from "../campaign/progress";
import { botNames, DEFAULT_BOT } from "../parts/deeds";

export type Who = SeatWish["who"];
export interface Seat {
  who: Who;
  bot: string;
  name: string;
}

type Pace = NonNullable<NewTable["pace"]>;
type ClockName = "none" | "minute" | "three" | "ten" | "half-hour" | "day" | "three-days";

/** In seconds. */
const SECONDS: Record<ClockName, Clock | null> = {
  none: null,
  minute: { per_move: 60 },
  three: { per_move: 180 },
  ten: { per_move: 600 },
  "half-hour": { per_game: 1800 },
  day: { per_move: 86_400 },
  "three-days": { per_move: 3 * 86_400 },
};
export const PACED: Record<Pace, readonly ClockName[]> = {
  live: ["none", "minute", "three", "ten", "half-hour"],
  turns: ["none", "day", "three-days"],
};

export class Wish {
  name = $state("");
  seats = $state<Seat[]>([]);
  options = $state<Record<string, string>>({});
  access = $state<NonNullable<NewTable["access"]>>("link");
  pace = $state<Pace>("live");
  clock = $state<ClockName>("none");
  seed = $state("");

  constructor(
    readonly title: TitleInfo,
    name: string,
  ) {
    this.name = name;
    for (const option of title.options) this.options[option.id] = option.default;
    const usual = Math.min(3, this.most);
    for (let n = 0; n < usual; n++) this.add(n === 0 ? "me" : "bot");
  }

  /** Alone, in a campaign. */
  beginCampaign(): void {
    this.seats.splice(1);
    this.options[OPTION] = "true";
  }

  get most(): number {
    return Math.max(...this.title.players);
  }

  /** Whether the title allows so many. */
  get fits(): boolean {
    return this.title.players.includes(this.seats.length);
  }

  get invites(): number {
    return this.seats.filter((seat) => seat.who === "open").length;
  }

  get mine(): number {
    return this.seats.filter((seat) => seat.who === "me").length;
  }

  /** Nothing, or a whole number that is no seed. */
  get wrongSeed(): boolean {
    return this.seed.trim() !== "" && !/^\d{1,15}$/.test(this.seed.trim());
  }

  add(who: Who): void {
    if (this.seats.length < this.most) this.seats.push(this.#seat(who, this.seats.length));
  }

  become(n: number, who: Who): void {
    const seat = this.seats[n];
    if (seat && seat.who !== who) this.seats[n] = this.#seat(who, n);
  }

  /** Whoever sat last moves up into the gap: everybody else keeps their seat, and with it their colour. */
  remove(n: number): void {
    if (this.seats.length <= Math.min(...this.title.players)) return;
    const last = this.seats.pop();
    if (last && n < this.seats.length) this.seats[n] = last;
  }

  /** A clock that does not go with the new pace is taken off the table. */
  setPace(pace: Pace): void {
    this.pace = pace;
    if (!PACED[pace].includes(this.clock)) this.clock = "none";
  }

  /** A switch with several values: one more or one less. */
  toggle(option: OptionInfo, value: string): void {
    const chosen = (this.options[option.id] ?? "").split(",").filter(Boolean);
    const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
    this.options[option.id] = option.values.filter((each) => next.includes(each)).join(",");
  }

  /** The switches that mean something with so many players, and beside the others. */
  get switches(): OptionInfo[] {
    const fit = this.title.options.filter((option) => this.#matters(option));
    return this.campaign ? fit.filter(({ id }) => id !== this.title.campaign?.option) : fit;
  }

  /** The switches as they are laid out: what is played, what is added to it, and how open questions are read. */
  get groups(): { name: "game" | "variants" | "readings"; switches: OptionInfo[]; changed: number }[] {
    const kind = (option: OptionInfo) => (option.reading ? "readings" : option.values.length === 2 && option.values.includes("true") ? "variants" : "game");
    const changed = ({ id, default: usual }: OptionInfo) => (this.options[id] ?? usual) !== usual;
    return (["game", "variants", "readings"] as const)
      .map((name) => ({ name, switches: this.switches.filter((option) => kind(option) === name) }))
      .map((group) => ({ ...group, changed: group.switches.filter(changed).length }))
      .filter(({ switches }) => switches.length > 0);
  }

  /** Whether it is the first game of a campaign: one is alone then, and the first stage is played. */
  get campaign(): boolean {
    return this.title.campaign !== null && this.seats.length === 1 && this.options[OPTION] === "true";
  }

  /** Switches of which some but not enough values are chosen. */
  get incomplete(): OptionInfo[] {
    return this.switches.filter((option) => {
      const n = (this.options[option.id] ?? "").split(",").filter(Boolean).length;
      return option.several > 0 && n > 0 && n !== option.several;
    });
  }

  wished(): NewTable {
    const seats = this.seats.map(({ who, bot, name }): SeatWish => (who === "open" ? { who } : { who, bot, name: name.trim() }));
    const options = Object.fromEntries(this.switches.map(({ id, default: usual }) => [id, this.options[id] ?? usual]));
    const path = this.title.campaign;
    if (path && this.campaign) options[path.option] = path.stages[0] ?? "";
    const wish: NewTable = { title: this.title.id, seats, options, name: this.name.trim() };
    const seed = this.seed.trim();
    return { ...wish, access: this.access, pace: this.pace, clock: SECONDS[this.clock], seed: seed ? Number(seed) : null };
  }

  #matters({ players, only }: OptionInfo): boolean {
    const seated = players.length === 0 || players.includes(this.seats.length);
    return seated && Object.entries(only).every(([other, values]) => values.includes(this.options[other] ?? ""));
  }

  #seat(who: Who, n: number): Seat {
    const taken = this.seats.map((seat) => seat.name);
    const name = who === "bot" ? (botNames().find((each) => !taken.includes(each)) ?? `Bot ${n + 1}`) : "";
    return { who, bot: DEFAULT_BOT, name };
  }
}
