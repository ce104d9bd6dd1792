/**
 * Card text: what the card files say in the shared verbs, as words and as icon phrases.
 *
 * The words mirror the Python side (effects/describe.py) message by message; a title brings tellers for its own verbs.
 */
import type { Args } from "../i18n/words";
import type { Good, Piece } from "./face";

export interface Counted {
  count: { zone: string; where?: Record<string, string> };
  times?: number;
  every?: number;
}
export type Amounts = Record<string, number | Counted>;

/** One step of a card's text: a verb and what it says. */
export interface Step {
  gain?: Amounts;
  exchange?: { pay: Amounts; gain: Amounts };
  choose?: Step[][];
  may?: Step[];
  steal?: { one_of: Amounts[]; up_to?: boolean };
  [verb: string]: unknown;
}

export type Say = (id: string, args?: Args) => string;

/** How a title tells its own verbs, and what it draws for what is counted. */
export interface Vocabulary {
  tell(step: Step, may: boolean, say: Say): string;
  show(step: Step, may: boolean): Piece[];
  counted(of: Counted["count"]): Piece[];
}

// -- words ----------------------------------------------------------------------------------------------------------

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function listing(parts: readonly string[], say: Say, last = "list-and"): string {
  const end = parts.at(-1) ?? say("list-nothing");
  const first = parts.slice(0, -1).join(", ");
  return first ? say(last, { first, second: end }) : end;
}

export function amountsTold(amounts: Amounts, say: Say): string[] {
  return Object.entries(amounts).map(([token, n]) =>
    typeof n === "number"
      ? say("amount", { n, token })
      : say("amount-each", { n: n.times ?? 1, token, each: eachTold(n, say) }),
  );
}

/** `for each Worker`, `for every 3 resources`: a message for each zone and each way to pick from it. */
export function eachTold({ count, every = 1 }: Counted, say: Say): string {
  const where = count.where ?? {};
  return say(["each", count.zone, ...Object.keys(where)].join("-"), { every, ...where });
}

/** The amounts of steps that only give tokens; nothing for any other. */
function gainsTold(steps: readonly Step[], say: Say): string[] {
  return steps.every((step) => step.gain) ? steps.flatMap((step) => amountsTold(step.gain ?? {}, say)) : [];
}

/** What the steps do, to stand inside a sentence. */
export function told(steps: readonly Step[], own: Vocabulary, say: Say, joined = "list-then"): string {
  const gains = gainsTold(steps, say);
  if (gains.length > 0) return say("tell-gain", { what: listing(gains, say) });
  if (steps.length === 0) return say("tell-nothing");
  return listing(
    steps.map((step) => stepTold(step, own, say)),
    say,
    joined,
  );
}

function stepTold(step: Step, own: Vocabulary, say: Say): string {
  if (step.gain) return told([step], own, say);
  if (step.exchange) {
    const [pay, gain] = [step.exchange.pay, step.exchange.gain].map((side) => listing(amountsTold(side, say), say));
    return say("tell-exchange", { pay: pay ?? "", gain: gain ?? "" });
  }
  if (step.choose) return choiceTold(step.choose, own, say);
  if (step.steal) {
    const message = step.steal.up_to ? "amount-up-to" : "amount";
    const what = step.steal.one_of.flatMap((amounts) =>
      Object.entries(amounts).map(([token, n]) => say(message, { n: Number(n), token })),
    );
    return say("tell-steal", { what: listing(what, say, "list-or") });
  }
  if (step.may) return mayTold(step.may, own, say);
  return own.tell(step, false, say);
}

/** A title's own verbs say themselves that they are free to be left. */
function mayTold(steps: readonly Step[], own: Vocabulary, say: Say): string {
  const [only] = steps;
  const shared = !only || steps.length > 1 || ["gain", "exchange", "choose", "steal"].some((verb) => verb in only);
  return shared ? say("tell-may", { effect: told(steps, own, say) }) : own.tell(only, true, say);
}

function choiceTold(branches: readonly Step[][], own: Vocabulary, say: Say): string {
  const gains = branches.map((branch) => gainsTold(branch, say));
  if (gains.every((each) => each.length > 0)) {
    const what = gains.map((each) => listing(each, say));
    return say("tell-gain", { what: listing(what, say, "list-or") });
  }
  const [first = "", ...others] = branches.map((branch) => told(branch, own, say, "list-and"));
  return others.reduce((before, branch) => say("either-next", { before, branch }), say("either", { branch: first }));
}

// -- icon phrases ---------------------------------------------------------------------------------------------------

const OP = (op: "→" | "/" | "×"): Piece => ({ op });

export function amountsShown(amounts: Amounts, own: Vocabulary): Piece[] {
  return Object.entries(amounts).flatMap(([token, n]): Piece[] =>
    typeof n === "number"
      ? [{ good: token as Good, n }]
      : [{ good: token as Good, n: n.times ?? 1 }, OP("×"), ...own.counted(n.count)],
  );
}

export function shown(steps: readonly Step[], own: Vocabulary, may = false): Piece[] {
  return steps.flatMap((step): Piece[] => {
    if (step.gain) return amountsShown(step.gain, own);
    if (step.exchange) {
      return [...amountsShown(step.exchange.pay, own), OP("→"), ...amountsShown(step.exchange.gain, own)];
    }
    if (step.choose) return joined(step.choose.map((branch) => shown(branch, own)));
    if (step.steal) return [{ icon: "g-robber", label: "" }, ...joined(step.steal.one_of.map((one) => amountsShown(one, own)))];
    return step.may ? shown(step.may, own, true) : own.show(step, may);
  });
}

function joined(branches: readonly Piece[][]): Piece[] {
  return branches.flatMap((branch, i) => (i > 0 ? [OP("/"), ...branch] : branch));
}
