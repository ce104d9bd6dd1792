/**
 * The scene: one position as a board needs it. What can be chosen and where it lies, what is selected, what was asked.
 *
 * A board lights its parts by `target`: a title says which part of the table a choice points at.
 */
import type { Snippet } from "svelte";
import { Speaker, wordsOf } from "../i18n/index.svelte";
import { nonce } from "../net/api";
import { byTarget, kindsOf } from "./prompt/choices";
import { PLAIN, type TitleUI } from "./ui";
import type { Choice, Happening, Offer, Question, Refused, Title } from "./title";

/** What a board is told. A replay tells less than a live table. */
export interface Given<T extends Title = Title> {
  title: string;
  view: T["view"];
  question: Question<T> | null;
  /** The seat one looks from; -1: from none. */
  seat: number;
  names: readonly string[];
  scores: readonly number[];
  deciding: readonly number[];
  over: boolean;
  /** The same was asked before, and answered, in the same turn. */
  again: boolean;
  event: Happening<T> | null;
  beat: number;
  /** Choices of one gesture are taken back in one go. */
  onchoose: (text: string, gesture: string) => void;
}

export type Mood = "" | "able" | "legal" | "selected" | "dim" | "asked";

/** Somebody asked why: the answer, and the part of the table it is about. */
export interface Asked {
  target: string;
  anchor: Element;
  about: { refused: Refused } | { sum: Choice };
}

/**
 * Several answers that a person gives as one: each is sent when it is asked for. What answers itself is not asked, so an
 * answer that nobody wants is left out; and if something else is asked, the rest is forgotten.
 */
export interface Gesture {
  /** The part of the table where it ends. */
  target: string;
  texts: readonly string[];
  /** What it would do, and what its button says. */
  told: string;
  note?: string;
  clause?: string;
  label: string;
}

/** How a title's board prepares gestures, if it has any. */
export interface Planner {
  readonly gesture: Gesture | null;
  press(target: string, part: Element): void;
  /** Put aside what was prepared; false if nothing was. */
  back(): boolean;
  /** A key that only this title knows; whether it meant something. */
  keyed(key: string): boolean;
}

export class Scene<T extends Title = Title> {
  /** The kind of choice that the light is narrowed to. */
  kind = $state<string | null>(null);
  #selected = $state<string | null>(null);
  asked = $state.raw<Asked | null>(null);
  /** Answers of a gesture that are still to be given. */
  #planned = $state.raw<readonly string[]>([]);
  /** The part of the table that was chosen last: what is paid for now may lie there. */
  chosenAt = $state.raw<string | null>(null);
  /** The name of the last gesture, as the server is told it. */
  #last = "";
  /** How the title presents itself; set by its board. */
  ui = $state.raw<TitleUI<T, string>>(PLAIN);
  planner = $state.raw<Planner | null>(null);
  /** What a part of the table looks like, for a sheet that covers it. */
  portrait = $state.raw<Snippet<[target: string]> | null>(null);

  constructor(
    /** Getters: who reads one of them waits for that one only. */
    readonly given: Given<T>,
    readonly clauseText: (clause: string) => string | undefined = () => undefined,
  ) {}

  readonly speaker = $derived.by(() => {
    const { title, names, seat } = this.given;
    const made = wordsOf(title).made;
    const spoken = names.map((name, each) => (each === seat ? "" : name));
    return made && new Speaker(made.words, made.roles, spoken, this.clauseText, this.ui.spelled);
  });

  readonly #offers = $derived.by(() => byTarget(this.question?.options ?? [], this.question, this.ui));
  readonly #refusals = $derived.by(() => byTarget(this.question?.refusals ?? [], this.question, this.ui));

  /** A question that a gesture has answered already is not put. */
  get question(): Question<T> | null {
    return this.#answered >= 0 ? null : this.given.question;
  }

  /** Which of the planned answers is asked for now; -1: none. */
  get #answered(): number {
    const options = this.given.question?.options ?? [];
    return this.#planned.findIndex((text) => options.some((offer) => offer.text === text));
  }

  // -- light --------------------------------------------------------------------------------------------------------

  offerAt(target: string): Offer<T> | undefined {
    return this.#offers.get(target);
  }

  refusalAt(target: string): Refused<T> | undefined {
    return this.#refusals.get(target);
  }

  /** What is on show there, to be had or not. */
  choiceAt(target: string): Choice<T> | undefined {
    return this.#offers.get(target) ?? this.#refusals.get(target);
  }

  mood(target: string): Mood {
    if (this.asked?.target === target && "refused" in this.asked.about) return "asked";
    const offer = this.#offers.get(target);
    if (!offer) return this.#refusals.has(target) ? "dim" : "";
    if (offer.text === this.selected?.text) return "selected";
    return this.kind && this.kind !== this.ui.kindOf(offer.name) ? "able" : "legal";
  }

  // -- choosing -----------------------------------------------------------------------------------------------------

  /** What is selected and still to be had; a question with a single answer needs no selecting. */
  get selected(): Offer<T> | null {
    const options = this.question?.options ?? [];
    const [only] = options;
    return options.find((offer) => offer.text === this.#selected) ?? (options.length === 1 && only ? only : null);
  }

  /** The part of the table that is selected. */
  get selectedAt(): string | null {
    const { selected, question } = this;
    return selected && question && this.ui.targetOf(selected, question);
  }

  /** A part of the table was pressed: select what it offers, or say why it offers nothing. */
  press(target: string, anchor: Element): void {
    if (this.planner) return this.planner.press(target, anchor);
    if (this.ui.take?.(target)) return;
    const offer = this.#offers.get(target);
    if (offer) {
      this.asked = null;
      this.#selected = offer.text === this.#selected ? null : offer.text;
      if (this.kind) this.kind = this.ui.kindOf(offer.name);
      return;
    }
    this.ask(target, anchor);
  }

  select(text: string | null): void {
    this.#selected = text;
  }

  /** Why can't I? Once more: enough. */
  ask(target: string, anchor: Element, refused = this.#refusals.get(target)): void {
    const again = this.asked?.target === target;
    this.asked = refused && !again ? { target, anchor, about: { refused } } : null;
  }

  /** Why this number? */
  askSum(target: string, anchor: Element): void {
    const sum = this.choiceAt(target);
    const again = this.asked?.anchor === anchor;
    this.asked = sum && !again ? { target, anchor, about: { sum } } : null;
  }

  choose(text: string): void {
    this.#last = nonce();
    this.add(text);
  }

  /** One more answer of the same gesture. */
  add(text: string): void {
    const { question } = this.given;
    const offer = question?.options.find((each) => each.text === text);
    this.chosenAt = question && offer ? this.ui.targetOf(offer, question) : null;
    this.#selected = null;
    this.#planned = [];
    this.kind = null;
    this.asked = null;
    this.given.onchoose(text, this.#last);
  }

  /** What a person has prepared on the board, as long as it is an answer to what is asked. */
  get gesture(): Gesture | null {
    const gesture = this.planner?.gesture ?? null;
    return this.question?.options.some((offer) => offer.text === gesture?.texts[0]) ? gesture : null;
  }

  /** One answer after another, as they are asked for. */
  follow(texts: readonly string[]): void {
    const [first, ...rest] = texts;
    if (first === undefined) return;
    this.choose(first);
    this.#planned = rest;
  }

  /** The next answer of a gesture; the board calls this whenever something is asked. */
  goOn(): void {
    if (!this.given.question || this.#planned.length === 0) return;
    const at = this.#answered;
    const [next, ...rest] = at < 0 ? [] : this.#planned.slice(at);
    if (next !== undefined) this.add(next);
    this.#planned = rest;
  }

  /** The answer that needs no selecting: nobody says by mistake that this was all. */
  get usual(): Offer<T> | null {
    const offer = this.question && this.ui.usual(this.question);
    return offer && this.ui.closing.includes(offer.name) && !this.given.again ? null : offer;
  }

  /** The one answer that Enter gives now. */
  get primary(): Offer<T> | null {
    return this.selected ?? this.usual;
  }

  commit(): void {
    if (this.gesture) this.follow(this.gesture.texts);
    else if (this.primary) this.choose(this.primary.text);
  }

  /** Close what is open, then clear what is selected; false if there was nothing. */
  back(): boolean {
    if (!this.asked && this.planner?.back()) return true;
    const open = this.asked !== null || this.#selected !== null || this.kind !== null;
    if (this.asked) this.asked = null;
    else if (this.#selected) this.#selected = null;
    else this.kind = null;
    return open;
  }

  // -- kinds of choices ---------------------------------------------------------------------------------------------

  /** The kinds of choices that the question allows or shows, with how many of each are to be had. */
  readonly kinds = $derived.by(() => kindsOf(this.question, this.ui));

  /** Only this kind, or all again. A kind of which there is one choice, and no part of the board for it, is that choice. */
  narrow(kind: string): void {
    this.kind = this.kind === kind ? null : kind;
    const [only, ...others] = this.question?.options.filter(({ name }) => this.ui.kindOf(name) === kind) ?? [];
    const plain = only && others.length === 0 && this.loose.includes(only);
    this.#selected = this.kind && plain ? only.text : null;
  }

  /** Why is there nothing of that kind? Told where there is a single reason. */
  askKind(kind: string, anchor: Element): void {
    const [refused, ...others] = this.question?.refusals.filter(({ name }) => this.ui.kindOf(name) === kind) ?? [];
    const again = this.asked?.anchor === anchor;
    this.asked = refused && others.length === 0 && !again ? { target: `kind:${kind}`, anchor, about: { refused } } : null;
  }

  /** Choices that no part of the board stands for: they are buttons. */
  readonly loose = $derived.by(() => {
    const question = this.question;
    return question ? question.options.filter((offer) => !this.ui.targetOf(offer, question)) : [];
  });
}
