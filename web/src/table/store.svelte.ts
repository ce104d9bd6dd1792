/**
 * The store of a table: the last position, the story so far, and what is being shown. The only state that changes.
 *
 * Nothing is judged here: a choice is sent as its text, and what comes back is the truth.
 */
import type { ChatLine, Happening, Past, Position, Question, Step, Trouble } from "../generated/protocol";
import { api, ApiError } from "../net/api";
import { socketUrl, TableSocket, type Connection, type Listener } from "../net/socket";
import { Stage, type View } from "./stage.svelte";

/** A step as it is told in the log: from which seat it was seen, and whether it was taken back. */
export interface LoggedStep extends Step {
  seenFrom: number;
  takenBack: boolean;
}

/** Opens the socket of a table; tests bring their own. */
export type Connect = (id: string, listener: Listener) => TableSocket;

const TOLD_FOR = 4000;

const connect: Connect = (id, listener) =>
  new TableSocket(socketUrl(id), listener, {
    open: (url) => new WebSocket(url),
    exists: () =>
      api.table(id).then(
        () => true,
        (error: unknown) => !(error instanceof ApiError && error.status === 404),
      ),
  });

/** Whoever is asked at the same time begins no turn. */
function sameTurn(seat: number, before: Position | null, own: number): boolean {
  return seat === own || [seat, own].every((each) => before?.deciding.includes(each));
}

export class TableStore {
  /** What the server last said; the table may still be showing how it came about. */
  latest = $state.raw<Position | null>(null);
  /** The position that the table shows. */
  shown = $state.raw<Position | null>(null);
  past = $state.raw<Past | null>(null);
  story = $state.raw<LoggedStep[]>([]);
  chatLines = $state.raw<ChatLine[]>([]);
  /** The last line that was said before one came: no news. */
  saidBefore = $state(-1);
  connection = $state<Connection>("connecting");
  trouble = $state.raw<Trouble | null>(null);
  /** Why a choice is being sent once more; it is not lost. */
  trying = $state.raw<Trouble | null>(null);
  /** When the clocks of the latest position were read, by the watch of this page. */
  heardAt = $state(0);
  readonly stage: Stage;
  #chosenAt = $state<number | null>(null);
  /** What was asked and answered since somebody else had a turn, or something was taken back. */
  #answered = $state.raw<readonly string[]>([]);
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  #came = false; // what was said before is known
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    pace: () => number,
    open: Connect = connect,
  ) {
    this.stage = new Stage(
      pace,
      (step, upTo) => this.#tell(step, upTo),
      (position) => (this.shown = position),
    );
    this.#socket = open(id, {
      position: (position) => this.#hear(position),
      past: (past) => (this.past = past),
      chat: (line) => this.#listen([line]),
      history: (lines) => {
        if (!this.#came) this.saidBefore = lines.at(-1)?.n ?? -1;
        this.#came = true;
        this.#listen(lines);
      },
      presence: ({ watching, present }) => {
        if (this.latest) this.latest = { ...this.latest, watching, present };
      },
      connection: (state) => (this.connection = state),
      trying: (trouble) => (this.trying = trouble),
      settled: () => (this.trying = null),
      trouble: (trouble) => this.#refused(trouble),
    });
  }

  // -- what is to be seen -------------------------------------------------------------------------------------------

  get view(): View | null {
    return this.past ? this.past.view : this.stage.view;
  }

  /** Nothing is asked while something is being shown, while one looks back, or while a choice is on its way. */
  get question(): Question | null {
    return this.stage.playing || this.past || this.busy ? null : (this.shown?.question ?? null);
  }

  /** This was asked before in the same turn, and answered. */
  get again(): boolean {
    return this.#answered.includes(this.question?.name ?? "");
  }

  get event(): Happening | null {
    return this.past ? null : this.stage.event;
  }

  get busy(): boolean {
    return this.#chosenAt !== null;
  }

  // -- asking -------------------------------------------------------------------------------------------------------

  choose(text: string, gesture: string): void {
    const question = this.question;
    if (!question || !this.shown) return;
    this.trouble = null;
    this.#chosenAt = this.shown.seq;
    this.#answered = [...this.#answered, question.name];
    this.#socket.choose(question.seat, text, gesture);
  }

  /** Something new begins: what was answered before counts no more. */
  forget(): void {
    this.#answered = [];
  }

  undo(agree = true): void {
    const seat = this.latest?.seat ?? -1;
    this.trouble = null;
    if (seat >= 0) this.#socket.undo(seat, agree);
  }

  say(text: string): void {
    this.#socket.say(text);
  }

  lookFrom(seat: number): void {
    this.#socket.lookFrom(seat);
  }

  /** The table as it was; `null`: back to the present. */
  lookAt(seq: number | null): void {
    if (seq === null || seq === this.latest?.seq) this.past = null;
    else this.#socket.lookAt(seq);
  }

  standIn(seat: number): void {
    this.#socket.standIn(seat);
  }

  giveBack(seat: number): void {
    this.#socket.giveBack(seat);
  }

  close(): void {
    clearTimeout(this.#forgetting);
    this.#socket.close();
  }

  // -- hearing ------------------------------------------------------------------------------------------------------

  #hear(position: Position): void {
    const before = this.latest;
    this.latest = position;
    this.heardAt = performance.now();
    if (position.table.status === "unfinished") this.close(); // nothing more will come
    if (this.#chosenAt !== null && position.seq > this.#chosenAt) this.#chosenAt = null;
    if (position.steps.some((step) => step.kind === "undo" || !sameTurn(step.seat, before, position.seat))) this.forget();
    if (before?.view && position.view && before.seat === position.seat) {
      this.stage.enter(position, position.steps);
      return;
    }
    // The first look, the beginning, or another seat: nothing to be shown in between.
    this.stage.skip();
    for (const step of position.steps) this.#tell(step, step.events.length);
    this.stage.view = position.view;
    this.shown = position;
  }

  #listen(lines: readonly ChatLine[]): void {
    this.chatLines = [...this.chatLines, ...lines].sort((a, b) => a.at - b.at || a.n - b.n); // the host's have numbers of their own
  }

  /** What was not heard because it came too fast says so only until it may be asked again. */
  #refused(trouble: Trouble): void {
    clearTimeout(this.#forgetting);
    this.trouble = trouble;
    if (trouble.code !== "too-fast") this.#chosenAt = null;
    else this.#forgetting = setTimeout(() => (this.trouble = null), Math.max(TOLD_FOR, trouble.wait * 1000));
  }

  #tell(step: Step, upTo: number): void {
    const before = this.story.filter((each) => each.seq !== step.seq);
    const told: LoggedStep = { ...step, events: step.events.slice(0, upTo), seenFrom: this.latest?.seat ?? -1, takenBack: false };
    this.story = [...before.map((each) => (step.undone.includes(each.seq) ? { ...each, takenBack: true } : each)), told];
  }
}
