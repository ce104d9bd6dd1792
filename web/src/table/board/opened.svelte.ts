/** Whose tableau is open beside the table, as large as one's own: everything that is public about a seat. */
import type { Sitting } from "./board";

export class OpenTableau {
  seat = $state<number | null>(null);
  #last: number | null = null;

  constructor(
    /** Everybody who has a tab, in that order. */
    readonly people: () => readonly Sitting[],
  ) {}

  get person(): Sitting | null {
    return this.people().find(({ seat }) => seat === this.seat) ?? null;
  }

  show(seat: number): void {
    this.seat = this.#last = seat;
  }

  close(): void {
    this.seat = null;
  }

  /** One key opens what was seen last, at first the next player's, and closes it. */
  turn(): void {
    const seats = this.people().map(({ seat }) => seat);
    const [first] = seats;
    if (this.seat !== null) this.close();
    else if (first !== undefined) this.show(this.#last !== null && seats.includes(this.#last) ? this.#last : first);
  }

  /** So many seats on, round and round. */
  step(by: number): void {
    const seats = this.people().map(({ seat }) => seat);
    const at = this.seat === null ? -1 : seats.indexOf(this.seat);
    const to = seats[(at + by + seats.length) % seats.length];
    if (at >= 0 && to !== undefined) this.show(to);
  }
}
