/**
 * The stage: events are shown one after another, then the position they led to. It can be sped up, skipped or stilled.
 *
 * What a title wants to be seen in between is its `Motion`; the position always has the last word.
 */
import type { Position, Step } from "../generated/protocol";
import { numberIn, type Happening, type NameOf, type Title } from "./title";

export type View = Title["view"];

/** How a title shows events: for how long, what the table looks like meanwhile, and what flies from where to where. */
export interface Motion<T extends Title = Title> {
  /** Milliseconds at full pace; 0: told in the log only. */
  tempo(event: Happening<T>): number;
  /** What some of the events change in the view, as far as one can see; never more than a sketch. */
  changes: Changes<T>;
  flight(event: Happening<T>): Flight | null;
  /** What came of it, such as the end of a battle: it stays until it was seen. */
  results: readonly NameOf<T, "events">[];
}

export type Changes<T extends Title> = { readonly [N in NameOf<T, "events">]?: (view: T["view"], parts: Happening<T, N>["parts"]) => Partial<T["view"]> };

/** The view as an event leaves it; the same where it changes nothing. */
export function sketched<T extends Title, N extends NameOf<T, "events">>(changes: Changes<T>, view: T["view"], { name, parts }: Happening<T, N>): T["view"] {
  const change = changes[name];
  return change ? { ...view, ...change(view, parts) } : view;
}

/** A token or a card that glides between two spots of the table (`data-spot`). */
export interface Flight {
  from: string;
  to: string;
  good?: string;
  n?: number;
  icon?: string;
  sheet?: string;
  /** So many tokens with that icon, not a card. */
  small?: number;
}

interface Act {
  position: Position;
  steps: Step[];
}

const BEHIND = 2; // acts that may wait before the pace quickens
const HURRY = 0.35;
/** Milliseconds that a result stays at least: one's own, and others'. */
const SEEN = { own: 3000, others: 1500 };

/** Whether it was one's own doing, or was done to oneself. */
function concerns({ seat: by }: Step, event: Happening, seat: number): boolean {
  return [by, numberIn(event, "seat"), numberIn(event, "opponent")].includes(seat);
}

export class Stage {
  view = $state.raw<View | null>(null);
  /** The event that is being shown. */
  event = $state.raw<Happening | null>(null);
  /** Counts the beats, so that the same event twice is seen twice. */
  beat = $state(0);
  playing = $state(false);
  /** A result is shown, until somebody goes on. */
  holding = $state(false);
  /** Spots that changed while nothing moved: they are outlined for a moment. */
  changed = $state.raw<string[]>([]);
  motion: Motion | null = null;
  #waiting: Act[] = [];
  #skipping = false;
  #wake: (() => void) | undefined;

  constructor(
    /** 1 full pace, 0 still. */
    readonly pace: () => number,
    /** An event of a step is shown now: the story goes on. */
    readonly tell: (step: Step, upTo: number) => void,
    readonly settle: (position: Position) => void,
  ) {}

  /** Show the steps, then the position. */
  enter(position: Position, steps: Step[]): void {
    if (!this.playing && steps.every((step) => step.events.every((event) => this.#wait(event) === 0))) {
      this.#end({ position, steps }); // nothing to be shown: nothing flickers
      return;
    }
    this.#waiting.push({ position, steps });
    if (!this.playing) void this.#play();
  }

  /** The position at once, and whatever waits is told without being shown. */
  skip(): void {
    if (!this.playing) return;
    this.#skipping = true;
    this.#wake?.();
  }

  /** What is held was seen. */
  next(): void {
    if (this.holding) this.#wake?.();
  }

  async #play(): Promise<void> {
    this.playing = true;
    for (let act = this.#waiting.shift(); act; act = this.#waiting.shift()) {
      for (const step of act.steps) await this.#show(step, act.position.seat);
      this.#end({ position: act.position, steps: [] });
    }
    this.#skipping = false;
    this.playing = false;
  }

  #end({ position, steps }: Act): void {
    for (const step of steps) this.tell(step, step.events.length);
    const still = steps.flatMap((step) => step.events).map((event) => this.motion?.flight(event)?.to ?? "");
    if (steps.length > 0) this.changed = still.filter((spot, i) => spot && still.indexOf(spot) === i);
    this.view = position.view;
    this.event = null;
    this.settle(position);
  }

  async #show(step: Step, seat: number): Promise<void> {
    if (step.events.length === 0) this.tell(step, 0);
    for (const [i, event] of step.events.entries()) {
      this.tell(step, i + 1);
      const wait = this.#wait(event);
      if (!this.motion || wait === 0 || !this.view) continue;
      this.view = sketched(this.motion.changes, this.view, event);
      this.event = event;
      this.beat += 1;
      this.holding = this.motion.results.includes(event.name);
      await this.#pause(this.holding ? Math.max(wait, concerns(step, event, seat) ? SEEN.own : SEEN.others) : wait);
      this.holding = false;
    }
  }

  #wait(event: Happening): number {
    if (this.#skipping || !this.motion || document.visibilityState === "hidden") return 0;
    const hurry = this.#waiting.length > BEHIND ? HURRY : 1;
    return this.motion.tempo(event) * this.pace() * hurry;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
