/** A table as somebody wishes it, while they are still setting it up. */
import type { Clock, NewTable, OptionInfo, SeatWish, TitleInfo } from "../../generated/protocol";
import { OPTION } from "../campaign/course";
import { botNames, DEFAULT_BOT } from "../deeds";

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
    const usual = title.players.includes(3) ? 3 : (title.players[0] ?? 1);
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

  remove(n: number): void {
    if (this.seats.length > Math.min(...this.title.players)) this.seats.splice(n, 1);
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
