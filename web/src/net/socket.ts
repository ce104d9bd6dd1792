/**
 * The socket of a table. It connects, resumes where it was, and keeps what was chosen until the server has stored it.
 *
 * Nothing is lost and nothing comes twice: the server is told the last sequence number, steps and chat lines that are
 * known already are left out, and an unacknowledged choice is sent again with the same key, which the server knows.
 * After the first position only what changed comes; if that does not fit, the whole position is asked for.
 */
import type { ChatLine, Choose, Incoming, Outgoing, Past, Patch, Position, Presence, Step, TakeBack, Trouble } from "../generated/protocol";
import { nonce } from "./api";
import { patched } from "./patches";

/** `away`: the connection is lost and will be tried again; `gone`: there is no such table (for us). */
export type Connection = "connecting" | "open" | "away" | "gone" | "closed";

export interface Listener {
  position(position: Position): void;
  past(past: Past): void;
  chat(line: ChatLine): void;
  /** What was said while one was not here, as far as it is not known yet. */
  history(lines: readonly ChatLine[]): void;
  presence(presence: Presence): void;
  /** What was asked could not be done; `asked` is what it was about, if it was a choice. */
  trouble(trouble: Trouble, asked: Choose | TakeBack | undefined): void;
  /** What was chosen is not stored yet and will be sent again; the person need do nothing. */
  trying(trouble: Trouble): void;
  /** Everything that was chosen is stored or refused. */
  settled?(): void;
  connection(state: Connection): void;
}

export interface Surroundings {
  open(url: string): WebSocket;
  /** Whether the table can be had at all: asked when a connection was refused. */
  exists(): Promise<boolean>;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 30_000;
/** A connection that has lasted so long was no mistake: after it, waiting starts anew. */
const PROVEN_AFTER = 10_000;
const HURRY_EVERY = 1000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const SLOW_DOWN = 1200;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

export class TableSocket {
  #socket: WebSocket | undefined;
  #outbox: (Choose | TakeBack)[] = [];
  #seq = 0;
  readonly #said = new Set<number>(); // numbers of lines of chat
  #tries = 0;
  #pauses = 0; // since something was stored last
  #seat: number | undefined; // the own seat that one looks from, if not the first
  #turning = false; // asked to look from there, and no answer yet
  #last = ""; // position, as it was told: the next patch builds on it
  #torn = false; // a patch did not fit: asked for the whole position, and no answer yet
  #held: Step[] = []; // steps that came before the server knew from which seat we look
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #proof: ReturnType<typeof setTimeout> | undefined;
  #resending: ReturnType<typeof setTimeout> | undefined;
  #hurrying: ReturnType<typeof setTimeout> | undefined;
  #hurried = -Infinity;
  #closed = false;

  constructor(
    readonly url: string,
    readonly listener: Listener,
    readonly around: Surroundings,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  // -- asking -------------------------------------------------------------------------------------------------------

  /** Whether something that was chosen is not stored yet. */
  get busy(): boolean {
    return this.#outbox.length > 0;
  }

  /** Choices of one gesture are taken back in one go. */
  choose(seat: number, text: string, gesture: string): void {
    this.#keep({ type: "choose", seq: this.#seq, key: nonce(), seat, text, gesture });
  }

  /** Take the last gesture back, or agree (or not) to somebody's wish to do so. */
  undo(seat: number, agree = true): void {
    this.#keep({ type: "undo", seq: this.#seq, key: nonce(), seat, agree });
  }

  say(text: string): void {
    this.#send({ type: "say", text });
  }

  /** Look from another seat of one's own. */
  lookFrom(seat: number): void {
    this.#seat = seat;
    this.#turn();
  }

  /** Look at an earlier state; the answer is a `past`. */
  lookAt(seq: number): void {
    this.#send({ type: "look", at: seq });
  }

  /** A bot plays for a seat: which one, the house knows. */
  standIn(seat: number): void {
    this.#send({ type: "stand-in", seat });
  }

  giveBack(seat: number): void {
    this.#send({ type: "stand-in", seat, bot: "" });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#quiet();
    clearTimeout(this.#timer);
    clearTimeout(this.#hurrying);
    this.#socket?.close();
    this.listener.connection("closed");
  }

  #keep(message: Choose | TakeBack): void {
    this.#outbox.push(message);
    this.#send(message);
  }

  #turn(): void {
    if (this.#seat === undefined) return;
    this.#turning = true;
    this.#send({ type: "look", seat: this.#seat });
  }

  readonly #resend = (): void => {
    clearTimeout(this.#resending);
    if (this.#turning) this.#turn();
    if (this.#torn) this.#askForWhole();
    for (const message of this.#outbox) this.#send(message);
  };

  #resendAfter(pause: number): void {
    clearTimeout(this.#resending);
    this.#resending = setTimeout(this.#resend, pause);
  }

  #send(message: Incoming): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // -- the connection -----------------------------------------------------------------------------------------------

  #connect(): void {
    this.listener.connection("connecting");
    const socket = this.around.open(`${this.url}?since=${this.#seq}&takes=patches`);
    let opened = false;
    this.#socket = socket;
    this.#torn = false; // a new connection begins with a whole position
    socket.onopen = () => {
      opened = true;
      this.#proof = setTimeout(() => (this.#tries = 0), PROVEN_AFTER);
      this.listener.connection("open");
      this.#turning = this.#seat !== undefined;
      this.#resend();
      this.#pings = setInterval(this.#ping, PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#silence);
      this.#take(String(data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lost(opened);
    };
  }

  async #lost(opened: boolean): Promise<void> {
    this.#quiet();
    if (this.#closed) return;
    this.listener.connection("away");
    if (!opened && !(await this.#mayExist())) {
      this.listener.connection("gone");
      return;
    }
    if (this.#closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = setTimeout(this.#again, wait * (0.5 + Math.random() / 2));
  }

  /** A server that does not answer is no reason to give up; one that says there is no such table is. */
  async #mayExist(): Promise<boolean> {
    try {
      return await this.around.exists();
    } catch {
      return true;
    }
  }

  readonly #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    clearTimeout(this.#hurrying);
    const early = this.#hurried + HURRY_EVERY - performance.now();
    if (early > 0) {
      this.#hurrying = setTimeout(this.#hurry, early);
      return;
    }
    this.#hurried = performance.now();
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.#timer !== undefined) this.#again();
  };

  readonly #again = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#connect();
  };

  readonly #ping = (): void => {
    this.#send({ type: "ping" });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), PONG_WITHIN);
  };

  #quiet(): void {
    clearInterval(this.#pings);
    for (const timer of [this.#silence, this.#proof, this.#resending]) clearTimeout(timer);
  }

  // -- what comes ---------------------------------------------------------------------------------------------------

  #take(text: string): void {
    const message = JSON.parse(text) as Outgoing;
    switch (message.type) {
      case "position":
        this.#last = text;
        this.#torn = false;
        return this.#position(message);
      case "patch":
        return this.#patch(message);
      case "past":
        return this.listener.past(message);
      case "presence":
        return this.listener.presence(message);
      case "chat":
        return this.#unheard([message]).forEach((line) => this.listener.chat(line));
      case "history":
        return this.listener.history(this.#unheard(message.lines));
      case "done":
        this.#pauses = this.#tries = 0; // a house that writes things down is a house again
        this.#answered(message.key);
        return;
      case "trouble":
        return this.#trouble(message);
    } // a newer server may say more: that is not for us
  }

  #patch(patch: Patch): void {
    if (this.#torn) return;
    const text = patched(this.#last, patch);
    if (text === null) this.#askForWhole();
    else this.#take(text);
  }

  #askForWhole(): void {
    this.#torn = true;
    this.#send({ type: "whole", since: this.#seq });
  }

  #trouble(trouble: Trouble): void {
    const kept = trouble.key ? this.#outbox.some(({ key }) => key === trouble.key) : trouble.code === "too-fast" && this.busy;
    if (trouble.code === "too-fast") this.#resendAfter(Math.max(SLOW_DOWN, trouble.wait * 1000));
    else if (trouble.code !== "not-stored") return this.listener.trouble(trouble, this.#answered(trouble.key));
    else if (kept) this.#resendAfter(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#pauses++));
    if (kept) this.listener.trying(trouble);
    else this.listener.trouble(trouble, undefined); // a look, or a line of chat: those are not sent again
  }

  #unheard(lines: readonly ChatLine[]): ChatLine[] {
    const fresh = lines.filter((line) => !this.#said.has(line.n));
    for (const line of fresh) this.#said.add(line.n);
    return fresh;
  }

  #position(position: Position): void {
    const known = Math.max(this.#seq, this.#held.at(-1)?.seq ?? 0);
    const steps = [...this.#held, ...position.steps.filter((step) => step.seq > known)];
    if (this.#seat !== undefined && position.seat !== this.#seat && position.mine.includes(this.#seat)) {
      this.#held = steps; // seen from another seat than the one that was asked for: not to be shown
      return;
    }
    this.#turning = false;
    this.#held = [];
    this.#seq = position.seq;
    this.listener.position({ ...position, steps });
  }

  #answered(key: string): Choose | TakeBack | undefined {
    const asked = key ? this.#outbox.find((message) => message.key === key) : undefined;
    this.#outbox = this.#outbox.filter((message) => message !== asked);
    if (asked && !this.busy) this.listener.settled?.();
    return asked;
  }
}

/** The address of a table's socket, on the server that this page came from. */
export function socketUrl(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
