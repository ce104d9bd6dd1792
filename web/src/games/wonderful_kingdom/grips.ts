/**
 * Which part of the table a choice points at. Many choices take two parts: something is picked up (a card of the hand, a
 * cube, a token) and put down somewhere. Until it is in the hand, the choice points at what is to be picked up.
 *
 * Parts: `hand:`, `area:`, `card:area:n`, `own:n`, `theirs:n`, `sel:`, `zone:`, `piece:`, `site:n`, `alchemy`,
 * `rival-site:n`, `rival-built:`, `rival-sel:`, `setup:`, `land:`.
 */
import type { Offer } from "../../generated/protocol";

export interface Grip {
  /** What is picked up first; null: nothing is. */
  pick: string | null;
  /** Where it is put down, or what is pressed; null: a button of the prompt. */
  at: string | null;
}

type Chosen = Pick<Offer, "name" | "parts">;
type Parts = Record<string, unknown>;

const text = (part: unknown): string => String(part);
const spied = ({ place, number }: Parts): string =>
  place === "own" ? `own:${text(number)}` : place === "opponent" ? `theirs:${text(number)}` : `card:${text(place)}:${text(number)}`;

const GRIPS: Record<string, (parts: Parts) => Grip> = {
  put: ({ card, area }) => ({ pick: `hand:${text(card)}`, at: `area:${text(area)}` }),
  take: ({ area }) => ({ pick: null, at: `area:${text(area)}` }),
  spy: (parts) => ({ pick: "piece:spy", at: spied(parts) }),
  mark: ({ area, number }) => ({ pick: null, at: `card:${text(area)}:${text(number)}` }),
  swap: ({ own, area, number }) => ({ pick: `card:${text(area)}:${text(number)}`, at: `own:${text(own)}` }),
  begin: ({ card }) => ({ pick: `sel:${text(card)}`, at: "zone:begin" }),
  recycle: ({ card }) => ({ pick: `sel:${text(card)}`, at: "zone:recycle" }),
  "give-up": ({ card }) => ({ pick: null, at: `sel:${text(card)}` }),
  place: ({ token, at }) => ({ pick: `piece:${text(token)}`, at: `site:${text(at)}` }),
  transmute: ({ token }) => ({ pick: `piece:${text(token)}`, at: "alchemy" }),
  crystallise: ({ at }) => ({ pick: "piece:krystallium", at: `site:${text(at)}` }),
  post: ({ at }) => ({ pick: "piece:soldier", at: `site:${text(at)}` }),
  scrap: ({ at }) => ({ pick: "piece:scrap", at: `site:${text(at)}` }),
  send: ({ at }) => ({ pick: null, at: `site:${text(at)}` }),
  "lose-cube": ({ at }) => ({ pick: null, at: `site:${text(at)}` }),
  feed: ({ at }) => ({ pick: null, at: `site:${text(at)}` }),
  shroud: ({ at }) => ({ pick: null, at: `rival-site:${text(at)}` }),
  steal: ({ card }) => ({ pick: null, at: `rival-built:${text(card)}` }),
  destroy: ({ card }) => ({ pick: null, at: `rival-sel:${text(card)}` }),
  "choose-duchy": ({ duchy }) => ({ pick: null, at: `setup:${text(duchy)}` }),
  "choose-menace": ({ menace }) => ({ pick: null, at: `setup:${text(menace)}` }),
  "choose-quest": ({ quest }) => ({ pick: null, at: `setup:${text(quest)}` }),
  "choose-board": ({ board }) => ({ pick: null, at: `setup:${text(board)}` }),
  march: ({ territory }) => ({ pick: null, at: `land:${text(territory)}` }),
  "send-army": ({ source }) => ({ pick: null, at: `land:${text(source)}` }),
  imprison: ({ territory }) => ({ pick: null, at: `land:${text(territory)}` }),
};

export function gripOf({ name, parts }: Chosen): Grip {
  return GRIPS[name]?.(parts) ?? { pick: null, at: null };
}

/** What one has in the hand: a part, and whether the next card goes face down. */
export interface Held {
  pick: string | null;
  trap: boolean;
}

/** On a phone these parts are not in sight: choices that point at them are buttons. */
const OUT_OF_SIGHT = /^(theirs|own|rival-|zone):?/;

export function targetFor(choice: Chosen, held: Held, folded: boolean): string | null {
  const { pick, at } = gripOf(choice);
  if (choice.name === "put" && choice.parts["trap"] !== held.trap) return "piece:trap";
  if (pick !== null && pick !== held.pick) return pick;
  return folded && at !== null && OUT_OF_SIGHT.test(at) ? null : at;
}
