/** A table as somebody wishes it, while they are still setting it up. */
import type { Clock, NewTable, OptionInfo, SeatWish, TitleInfo } from "../../generated/protocol";
import { botNames, DEFAULT_BOT } from "../deeds";

export type Who = SeatWish["who"];
export interface Seat {
  who: Who;
  bot: string;
  name: string;
}

/** Seconds; what is 0 is no clock. */
export const CLOCKS = ["none", "minute", "three", "ten", "half-hour", "day", "three-days"] as const;
const SECONDS: Record<(typeof CLOCKS)[number], Clock | null> = {
  none: null,
  minute: { per_move: 60 },
  three: { per_move: 180 },
  ten: { per_move: 600 },
  "half-hour": { per_game: 1800 },
  day: { per_move: 86_400 },
  "three-days": { per_move: 3 * 86_400 },
};
export const PACED = {
  live: ["none", "minute", "three", "ten", "half-hour"],
  turns: ["none", "day", "three-days"],
} as const;

export class Wish {
  name = $state("");
  seats = $state<Seat[]>([]);
  options = $state<Record<string, string>>({});
  access = $state<NonNullable<NewTable["access"]>>("link");
  pace = $state<NonNullable<NewTable["pace"]>>("live");
  clock = $state<(typeof CLOCKS)[number]>("none");
  seed = $state("");

  constructor(
    readonly title: TitleInfo,
    name: string,
  ) {
    this.name = name;
    for (const option of title.options) this.options[option.id] = option.default;
    const usual = title.players.includes(3) ? 3 : (title.players[0] ?? 1);
    this.seats = Array.from({ length: usual }, (_, n) => this.#seat(n === 0 ? "me" : "bot", n));
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
    return this.seed.trim() !== "" && !(/^\d{1,15}$/.test(this.seed.trim()));
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

  /** A switch with several values: one more or one less. */
  toggle(option: OptionInfo, value: string): void {
    const chosen = (this.options[option.id] ?? "").split(",").filter(Boolean);
    const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
    this.options[option.id] = option.values.filter((each) => next.includes(each)).join(",");
  }

  /** Switches of which some but not enough values are chosen. */
  get incomplete(): OptionInfo[] {
    return this.title.options.filter((option) => {
      const n = (this.options[option.id] ?? "").split(",").filter(Boolean).length;
      return option.several > 0 && n > 0 && n !== option.several;
    });
  }

  wished(): NewTable {
    const seats = this.seats.map(({ who, bot, name }): SeatWish => (who === "open" ? { who } : { who, bot, name: name.trim() }));
    const wish: NewTable = { title: this.title.id, seats, options: { ...this.options }, name: this.name.trim() };
    const seed = this.seed.trim();
    return { ...wish, access: this.access, pace: this.pace, clock: SECONDS[this.clock], seed: seed ? Number(seed) : null };
  }

  #seat(who: Who, n: number): Seat {
    const taken = this.seats.map((seat) => seat.name);
    const name = who === "bot" ? (botNames().find((each) => !taken.includes(each)) ?? `Bot ${n + 1}`) : "";
    return { who, bot: DEFAULT_BOT, name };
  }
}
