/**
 * Which part of the table a choice points at. Many choices take two parts: something is picked up (a card of the hand, a
 * cube, a token) and put down somewhere. Until it is in the hand, the choice points at what is to be picked up.
 *
 * Parts: `hand:`, `area:`, `card:area:n`, `own:n`, `theirs:n`, `sel:`, `zone:`, `piece:`, `site:n`, `alchemy`,
 * `rival-site:n`, `rival-built:`, `rival-sel:`, `setup:`, `land:`.
 */
import type { WonderfulKingdom } from "../../../generated/wonderful_kingdom";
import { ofParts, type Choice, type OfParts } from "../../../table/title";

export interface Grip {
  /** What is picked up first; null: nothing is. */
  pick: string | null;
  /** Where it is put down, or what is pressed; null: a button of the prompt. */
  at: string | null;
}

type Chosen = Choice<WonderfulKingdom>;

const put = (at: string, pick: string | null = null): Grip => ({ pick, at });
const spied = (place: string, number: number): string => (place === "own" ? `own:${number}` : place === "opponent" ? `theirs:${number}` : `card:${place}:${number}`);

const onSite = ({ at }: { at: number | string }): Grip => put(`site:${at}`);
const onLand = ({ territory }: { territory: number | string }): Grip => put(`land:${territory}`);

const GRIPS: OfParts<WonderfulKingdom, Grip> = {
  put: ({ area, card }) => put(`area:${area}`, `hand:${card}`),
  take: ({ area }) => put(`area:${area}`),
  spy: ({ place, number }) => put(spied(place, number), "piece:spy"),
  mark: ({ area, number }) => put(`card:${area}:${number}`),
  swap: ({ own, area, number }) => put(`own:${own}`, `card:${area}:${number}`),
  begin: ({ card }) => put("zone:begin", `sel:${card}`),
  recycle: ({ card }) => put("zone:recycle", `sel:${card}`),
  "give-up": ({ card }) => put(`sel:${card}`),
  place: ({ at, token }) => put(`site:${at}`, `piece:${token}`),
  transmute: ({ token }) => put("alchemy", `piece:${token}`),
  crystallise: ({ at }) => put(`site:${at}`, "piece:krystallium"),
  post: ({ at }) => put(`site:${at}`, "piece:soldier"),
  scrap: ({ at }) => put(`site:${at}`, "piece:scrap"),
  ...{ send: onSite, "lose-cube": onSite, feed: onSite },
  shroud: ({ at }) => put(`rival-site:${at}`),
  steal: ({ card }) => put(`rival-built:${card}`),
  destroy: ({ card }) => put(`rival-sel:${card}`),
  "choose-duchy": ({ duchy }) => put(`setup:${duchy}`),
  "choose-menace": ({ menace }) => put(`setup:${menace}`),
  "choose-quest": ({ quest }) => put(`setup:${quest}`),
  "choose-board": ({ board }) => put(`setup:${board}`),
  ...{ march: onLand, imprison: onLand },
  "send-army": ({ source }) => put(`land:${source}`),
};

export const gripOf = (choice: Chosen): Grip => ofParts(GRIPS, choice) ?? { pick: null, at: null };

/** What a piece would change, if it completes its card. */
export function completion(choice: Chosen | null | undefined) {
  const piece = choice?.name === "place" || choice?.name === "crystallise" || choice?.name === "post" ? choice.here : null;
  return piece?.completes ? piece : null;
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
  if (choice.name === "put" && choice.parts.trap !== held.trap) return "piece:trap";
  if (pick !== null && pick !== held.pick) return pick;
  return folded && at !== null && OUT_OF_SIGHT.test(at) ? null : at;
}
