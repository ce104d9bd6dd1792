/**
 * The speaker: one title in one language. Choices, events, refusals and prompts become sentences.
 *
 * Which message words what follows from its name, as on the Python side (locale/speaker.py): ask-<decision>,
 * choice-<choice>, event-<event>, a clause id for a refusal, name-<id> for a component.
 */
import { ROLES as SHARED } from "../generated/shared";
import type { Happening, Offer, Question, Refused } from "../generated/protocol";
import { isText, render } from "./text";
import { capital, dashed, type Args, type Words } from "./words";

/** Parts that are more than numbers and texts; see tools/typescript.py. */
export type Role = "seat" | "seats" | "by seat" | "secret";
export type Roles = Record<"choices" | "decisions" | "events", Record<string, Record<string, Role>>>;

type Parts = Record<string, unknown>;
const NOBODY = -1;

export class Speaker {
  /**
   * `names` are the players; a seat with an empty name is the reader's own.
   * `clauseText` gives a clause's own text: what is said of a refusal that has no message.
   */
  constructor(
    readonly words: Words,
    readonly roles: Roles,
    readonly names: readonly string[] = [],
    readonly clauseText: (clause: string) => string | undefined = () => undefined,
    /** Parts as people call them. */
    readonly spelled: (parts: Parts) => Parts = (parts) => parts,
  ) {}

  say(id: string, args: Args = {}): string {
    return this.words.say(id, args);
  }

  name(id: string, form = ""): string {
    return this.words.name(id, form);
  }

  /** A player's name; the reader's own seat is "you". */
  player(seat: number): string {
    if (seat === NOBODY) return "";
    if (this.names.length === 0) return this.say("player", { number: seat + 1 });
    return this.names[seat] || this.say("you");
  }

  /** A move in words, with what it costs or brings at this table. */
  choice(offer: Pick<Offer | Refused, "name" | "parts" | "here">): string {
    const told = this.#values(offer.parts, this.#rolesOf("choices", offer.name));
    const message = `choice-${offer.name}`;
    if (offer.here === null) return this.say(message, told);
    return capital(this.say(`${message}-here`, { ...told, ...this.#values(offer.here, {}) }));
  }

  /** What happened. A secret that was kept from the reader is worded without it. */
  event(event: Happening): string {
    const roles = this.#rolesOf("events", event.name);
    return this.say(`event-${event.name}${shapeOf(event.parts, roles)}`, this.#values(event.parts, roles));
  }

  /** Several that differ in one part only, in one sentence. */
  events(events: readonly Happening[], part = ""): string {
    const [event] = events;
    if (!event) return "";
    if (events.length === 1 || !part) return this.event(event);
    const listed = this.listing(events.map(({ parts }) => (typeof parts[part] === "string" ? this.name(parts[part]) : String(parts[part]))));
    return this.say(`event-${event.name}-several`, { ...this.#values(event.parts, this.#rolesOf("events", event.name)), [part]: listed });
  }

  /** The question that a seat is asked. */
  prompt(question: Pick<Question, "name" | "parts">): string {
    return capital(this.say(`ask-${question.name}`, this.#values(question.parts, this.#rolesOf("decisions", question.name))));
  }

  /** Why not. A clause that refuses for several reasons has a message for each set of facts. */
  refusal(refused: Pick<Refused, "clause" | "facts">): string {
    const ids = [[refused.clause, ...Object.keys(refused.facts)].join("-"), refused.clause];
    const id = ids.find((each) => this.words.has(each));
    if (id) return this.say(id, this.#values(refused.facts, {}));
    return this.clauseText(refused.clause) ?? refused.clause;
  }

  /** What a switch of the table is called. */
  option(id: string): string {
    return this.say(`option-${dashed(id)}`);
  }

  /** A value of a switch: its own word, the names of components, or yes and no. */
  value(option: string, value: string): string {
    const own = `value-${dashed(option)}-${dashed(value) || "none"}`;
    if (this.words.has(own)) return this.say(own);
    if (value === "true" || value === "false") return this.say(`value-${value}`);
    return this.listing(value.split(",").map((word) => this.name(word)));
  }

  /** `a, b and c` */
  listing(parts: readonly string[]): string {
    const end = parts.at(-1) ?? "";
    const first = parts.slice(0, -1).join(", ");
    return first ? this.say("list-and", { first, second: end }) : end;
  }

  #rolesOf(kind: keyof Roles, name: string): Record<string, Role> {
    const shared: Roles = SHARED;
    return this.roles[kind][name] ?? shared[kind][name] ?? {};
  }

  /**
   * The parts as a message may use them. A seat `s` is two values: `$s`, the name, and `$s-is`: "you" or "other".
   * Several seats are listed, with `$s-count`; numbers by seat are one score for each.
   */
  #values(parts: Parts, roles: Record<string, Role>): Args {
    const found: Args = {};
    for (const [name, part] of Object.entries(this.spelled(parts))) {
      const role = name === "seat" ? "seat" : roles[name];
      if (role === "seat" || role === "seats") {
        const seats = Array.isArray(part) ? part.map(Number) : [Number(part)];
        found[name] = this.listing(seats.map((seat) => this.player(seat)));
        found[`${name}-is`] = this.#whose(seats);
        found[`${name}-count`] = seats.length;
      } else if (role === "by seat" && Array.isArray(part)) {
        found[name] = part.map((n, seat) => this.#score(seat, Number(n))).join(", ");
      } else if (typeof part === "number" || typeof part === "boolean") {
        found[name] = Number(part); // a message asks whether it is 1
      } else if (isText(part)) {
        found[name] = render(part, this.words);
      }
    }
    return found;
  }

  #score(seat: number, n: number): string {
    return this.say("score-of", { name: this.player(seat), n });
  }

  /** Whether these seats are the reader's own and nobody else's. */
  #whose(seats: readonly number[]): string {
    const mine = seats.length > 0 && seats.every((seat) => seat !== NOBODY && this.names[seat] === "");
    return mine ? "you" : "other";
  }
}

/** An event that keeps a secret, or that happens to nobody at the table, has words of its own. */
function shapeOf(parts: Parts, roles: Record<string, Role>): string {
  const entries = Object.entries(parts);
  if (entries.some(([name, part]) => roles[name] === "secret" && part === "")) return "-secret";
  const nobody = entries.some(([name, part]) => (name === "seat" || roles[name] === "seat") && part === NOBODY);
  return nobody ? "-nobody" : "";
}
