/** A replay and where we are in it. */
import type { Happening, Replay } from "../../generated/protocol";
import type { Told } from "../../table/store.svelte";

const AUDIENCE = -1;

export class Player {
  /** How many moves have been made. */
  at = $state(0);
  playing = $state(false);

  constructor(readonly replay: Replay) {}

  get last(): number {
    return this.replay.steps.length;
  }

  get ended(): boolean {
    return this.at === this.last;
  }

  readonly step = $derived.by(() => this.replay.steps[this.at - 1]);
  readonly view = $derived.by(() => this.step?.view ?? this.replay.first);
  readonly scores = $derived.by(() => this.step?.scores ?? []);

  /** The whole game in steps, as a log tells it. */
  readonly story = $derived.by((): Told[] =>
    this.replay.steps.map((step, n) => ({
      seq: n + 1,
      kind: "choice",
      seat: step.seat,
      events: step.events,
      at: 0,
      seenFrom: AUDIENCE,
      undone: [],
      takenBack: false,
    })),
  );

  /** What happened in this turn so far. */
  readonly events = $derived.by((): Happening[] => {
    const all = this.replay.steps.slice(0, this.at).flatMap((step) => step.events);
    return all.slice(all.findLastIndex((event) => event.name === "turn-began") + 1);
  });

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
  }

  jump(to: number): void {
    this.playing = false;
    this.go(to);
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
