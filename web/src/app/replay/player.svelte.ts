/** A replay and where we are in it. */
import type { Happening, Replay } from "../../generated/protocol";
import type { LoggedStep } from "../../table/store.svelte";
import { numberIn } from "../../table/title";
import type { Turn } from "../../table/ui";
import { EVERYBODY, WATCHING } from "./address";

/** Where a turn or a round begins: the move after which it is so. */
export interface Mark extends Turn {
  at: number;
  seat: number;
  event: Happening;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
const LEAP = 10; // moves, in a game without turns

export class Player {
  /** How many moves have been made. */
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** The same game may be seen through other eyes. */
  replay: Replay = $state.raw() as Replay;

  constructor(
    replay: Replay,
    /** How the title tells that a turn has begun. */
    readonly turn: (event: Happening) => Turn | null = () => null,
  ) {
    this.replay = replay;
  }

  get last(): number {
    return this.replay.steps.length;
  }

  get ended(): boolean {
    return this.at === this.last;
  }

  /** The seat one looks from, if it is one. */
  get seat(): number {
    return this.replay.seen_from === EVERYBODY ? WATCHING : this.replay.seen_from;
  }

  readonly step = $derived.by(() => this.replay.steps[this.at - 1]);
  readonly view = $derived.by(() => this.step?.view ?? this.replay.first);
  readonly scores = $derived.by(() => this.step?.scores ?? []);

  /** The whole game in steps, as a log tells it. */
  readonly story = $derived.by((): LoggedStep[] =>
    this.replay.steps.map((step, n) => ({
      seq: n + 1,
      kind: "choice",
      seat: step.seat,
      events: step.events,
      at: 0,
      seenFrom: this.seat,
      undone: [],
      takenBack: false,
    })),
  );

  /** What happened so far. */
  readonly events = $derived.by((): Happening[] => this.replay.steps.slice(0, this.at).flatMap((step) => step.events));

  /** Where turns and rounds begin. */
  readonly marks = $derived.by((): Mark[] =>
    this.replay.steps.flatMap(({ events }, n) =>
      events.flatMap((event) => {
        const began = this.turn(event);
        return began ? [{ ...began, at: n + 1, seat: numberIn(event, "seat") ?? -1, event }] : [];
      }),
    ),
  );

  /** The turn that is being played. */
  readonly now = $derived.by(() => this.marks.findLast(({ at }) => at <= this.at));

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
  }

  jump(to: number): void {
    this.playing = false;
    this.go(to);
  }

  /** Where the next turn begins, or (-1) this one, or the one before it. */
  turnFrom(way: 1 | -1): number {
    if (this.marks.length === 0) return this.at + way * LEAP;
    if (way > 0) return this.marks.find(({ at }) => at > this.at)?.at ?? this.last;
    return this.marks.findLast(({ at }) => at < this.at)?.at ?? 0;
  }

  /** A notch faster or slower. */
  hurry(by: 1 | -1): void {
    const now = SPEEDS.findIndex((each) => each === this.speed);
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, now + by))] ?? 1;
  }

  /** Play on, from the start if it was over; or stop. */
  toggle(): void {
    if (!this.playing && this.ended) this.at = 0;
    this.playing = !this.playing;
  }

  tick(): void {
    if (this.ended) this.playing = false;
    else this.go(this.at + 1);
  }
}
