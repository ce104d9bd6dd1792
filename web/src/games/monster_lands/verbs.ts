/** The verbs of Monster Lands: how a card's effect is told (as games/monster_lands/tellers.py does) and drawn. */
import { listing, type Say } from "../../kit/effects";
import { DIE_ICONS, HOUSES, TOKEN_ICONS } from "./figures";

type Amounts = Record<string, number>;

/** What a verb of a card file says; each verb has some of these. */
interface Body {
  what?: Amounts | string | string[];
  when?: string;
  options?: Amounts[];
  pay?: Amounts;
  gain?: Amounts;
  unassigned_only?: boolean;
  amount?: number;
  count?: number;
  vs?: string | string[];
  colours?: string[];
  colour?: string;
  where?: string;
  secured?: boolean;
  give?: Amounts;
  take?: Amounts;
  building?: string;
  if?: { land_affiliation?: string; at_entrance?: boolean };
}
export type Effect = Record<string, Body>;

/** A sign of a small badge: an icon, or a number. */
export type Sign = { icon: string; die?: string } | { text: string };

const dashed = (word: string) => word.replaceAll("_", "-");
const signed = (n: number) => `${n < 0 ? "−" : "+"}${Math.abs(n)}`;
const amounts = (what: Amounts, say: Say) => listing(Object.entries(what).map(([token, n]) => say("amount", { n, token })), say);
const colours = (all: readonly string[] = [], say: Say) => listing(all.map((die) => say("colour-dice", { die })), say, "list-or");

function split(effect: Effect): [verb: string, body: Body] {
  const [verb = "", body = {}] = Object.entries(effect)[0] ?? [];
  return [verb, body];
}

// -- words ----------------------------------------------------------------------------------------------------------

type Teller = (body: Body, say: Say) => string;

const COUNTED: Record<string, string> = {
  redirect_attack: "redirect",
  limit: "limit",
  trophy_value: "trophies",
  extra_hit: "extra-hit",
  area_attack_die: "area-die",
  hit_all: "hit-all",
  traps_needed: "traps-needed",
  panic_draw: "panic",
  lose_glory: "shame",
  capture_without_trap: "no-trap",
  take_loot: "take-loot",
  recruit_free: "recruit-free",
  equipment_free: "equipment-free",
};

const TELLERS: Record<string, Teller> = {
  receive: ({ what, when = "now" }, say) => say(`tell-gain-${dashed(when)}`, { what: amounts(what as Amounts, say) }),
  gain_choice: ({ options = [] }, say) => say("tell-gain", { what: listing(options.map((each) => amounts(each, say)), say, "list-or") }),
  pay_gain: ({ pay = {}, gain = {}, unassigned_only }, say) =>
    say("tell-exchange", { pay: amounts(pay, say), gain: amounts(gain, say) }) + (unassigned_only ? say("not-on-a-trail") : ""),
  defend: ({ amount = 0, vs }, say) => {
    if (!Array.isArray(vs)) return say("tell-defend", { n: amount });
    const names = vs.map((affiliation) => say("of-affiliation", { affiliation }));
    return say("tell-defend-against", { n: amount, affiliations: listing(names, say, "list-or") });
  },
  reroll: ({ colours: of, count = 0, where }, say) => say(`tell-reroll-${where ?? ""}`, { n: count, dice: colours(of, say) }),
  modify_each: ({ colour = "", amount = 0, when = "" }, say) =>
    say(`tell-each-${when}`, { sign: amount > 0 ? "+" : "−", n: Math.abs(amount), die: colour }),
  modify_total: ({ amount = 0, when = "" }, say) => say(`tell-total-${when}`, { n: amount }),
  add_dice: ({ colour = "", count = 0, secured }, say) =>
    say("tell-add-dice", { n: count, die: `die_${colour}` }) + (secured ? say("safe-from-ploys") : ""),
  steal_dice: ({ colours: of, count = 0 }, say) => say("tell-steal-dice", { n: count, dice: colours(of, say) }),
  exchange_dice: ({ give = {}, take = {} }, say) => {
    const [[given = ""] = [], [taken = "", n = 1] = []] = [Object.entries(give)[0], Object.entries(take)[0]];
    return given === "any" ? say("tell-exchange-any-die") : say("tell-exchange-die", { give: `die_${given}`, take: `die_${taken}`, n });
  },
  discount: ({ building = "", amount = 0 }, say) => say("tell-discount", { n: amount, building }),
  attack_dice: ({ amount = 0, if: where }, say) =>
    where?.at_entrance
      ? say("tell-attack-dice-entrance", { n: amount })
      : say("tell-attack-dice", { n: amount, affiliation: where?.land_affiliation ?? "" }),
  forbid: ({ what }, say) => listing((what as string[]).map((each) => say(`tell-forbid-${dashed(each)}`)), say),
  to_entrance: ({ when = "" }, say) => say(`tell-to-entrance-${dashed(when)}`),
};

/** What an effect does, to stand inside a sentence. */
export function told(effect: Effect, say: Say): string {
  const [verb, body] = split(effect);
  const counted = COUNTED[verb];
  if (counted) return say(`tell-${counted}`, { n: body.amount ?? body.count ?? 1 });
  return TELLERS[verb]?.(body, say) ?? verb;
}

/** The dice that a land or a quest asks for. */
export function needTold(need: Need, say: Say): string {
  const fixed = COLOURS.filter((colour) => need[colour]).map((colour) => say("amount", { n: need[colour] ?? 0, token: `die_${colour}` }));
  return listing(need.any_of ? [...fixed, say("face-any-of", { n: need.count ?? 1, dice: colours(need.any_of, say) })] : fixed, say);
}

export const COLOURS = ["strength", "magic", "influence"] as const;
export interface Need {
  strength?: number;
  magic?: number;
  influence?: number;
  any_of?: string[];
  count?: number;
}

export { amounts as amountsTold };

// -- signs ----------------------------------------------------------------------------------------------------------

const token = (name: string): Sign => ({ icon: TOKEN_ICONS[name] ?? "g-triple-claws", ...(name.startsWith("die_") ? { die: name.slice(4) } : {}) });
const die = (colour: string): Sign => ({ icon: DIE_ICONS[colour] ?? "g-rolling-dices", die: colour });
const text = (what: string | number): Sign => ({ text: String(what) });
const given = (what: Amounts): Sign[] => Object.entries(what).flatMap(([name, n]) => [token(name), text(n)]);
const icon = (name: string): Sign => ({ icon: name });

const SIGNS: Record<string, (body: Body) => Sign[]> = {
  receive: ({ what }) => given(what as Amounts),
  gain_choice: ({ options = [] }) => options.flatMap((each, i) => [...(i > 0 ? [text("/")] : []), ...Object.keys(each).map(token)]),
  pay_gain: ({ pay = {}, gain = {} }) => [...given(pay), text("→"), ...given(gain)],
  defend: ({ amount = 0 }) => [icon("g-shield"), text(amount)],
  reroll: ({ count = 0, colours: of = [] }) => [icon("g-rolling-dices"), text(count), ...(of.length === 1 ? of.map(die) : [])],
  modify_each: ({ colour = "", amount = 0 }) => [die(colour), text(signed(amount))],
  modify_total: ({ amount = 0, when }) => [icon(when === "capture" ? "g-cage" : when === "conquest" ? "g-flying-flag" : "g-crossed-swords"), text(signed(amount))],
  add_dice: ({ colour = "", count = 0 }) => [die(colour), text(count)],
  steal_dice: ({ colours: of = [], count = 0 }) => [icon("g-robber"), ...of.map(die), text(count)],
  redirect_attack: ({ count = 0 }) => [icon("g-push"), icon("g-triple-claws"), text(count)],
  exchange_dice: () => [icon("g-swap-bag")],
  discount: ({ building = "", amount = 0 }) => [icon(HOUSES[building]?.icon ?? "g-scales"), text(`−${amount}`)],
  limit: ({ amount = 0 }) => [icon("g-wolf-trap"), text(`≤+${amount}`)],
  capture_without_trap: () => [icon("g-cage")],
  take_loot: () => [icon("g-open-treasure-chest")],
  recruit_free: () => [icon("g-beer-stein")],
  equipment_free: () => [icon("g-shop")],
  trophy_value: ({ amount = 0 }) => [icon("g-animal-skull"), text(amount)],
  attack_dice: ({ amount = 0 }) => [icon("g-triple-claws"), text(signed(amount))],
  extra_hit: ({ amount = 0 }) => [icon("g-bleeding-wound"), text(signed(amount))],
  area_attack_die: ({ count = 0 }) => [icon("g-triple-claws"), text(`${signed(count)}×`)],
  hit_all: () => [icon("g-tombstone"), icon("g-triple-claws")],
  forbid: ({ what }) => (what as string[]).map((each) => icon({ potion: "g-standing-potion", poison: "g-poison-bottle", weapon: "g-broadsword" }[each] ?? "g-shield")),
  traps_needed: ({ amount = 0 }) => [icon("g-cage"), icon("g-wolf-trap"), text(amount)],
  panic_draw: ({ amount = 0 }) => [icon("g-terror"), text(amount)],
  to_entrance: () => [icon("g-gate")],
  lose_glory: ({ amount = 0 }) => [icon("g-laurels"), text(`−${amount}`)],
};

/** An effect in signs; what is forbidden is crossed out by its words, not here. */
export function shown(effect: Effect): Sign[] {
  const [verb, body] = split(effect);
  return SIGNS[verb]?.(body) ?? [];
}
