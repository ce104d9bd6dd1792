/** How Monster Lands presents its questions: names of deeds, how a price came about, what Enter does. */
import type { MonsterLands } from "../../generated/monster_lands";
import { capital } from "../../i18n/words";
import { PLAIN, type TitleUI, type Sum } from "../../table/ui";
import type { Choice, NameOf, Offer, Question } from "../../table/title";
import { targetOf } from "./targets";
import { m } from "./words/texts";

/** What a choice costs now, and how that came about. */
export function priceOf(choice: Choice<MonsterLands>): { price: number; base: number; influence: number; off: number } | null {
  switch (choice.name) {
    case "buy-equipment":
    case "take-defence":
      return { ...("shown" in choice ? choice.shown : choice.facts), off: 0 };
    case "recruit":
    case "take-trap":
      return "shown" in choice ? choice.shown : choice.facts;
    default:
      return null;
  }
}

/** `3 = 10 − 7`, with what the discount consists of. */
function sum(choice: Choice<MonsterLands>): Sum | null {
  const cost = priceOf(choice);
  if (!cost) return null;
  const { price, base, influence, off } = cost;
  if (influence === 0 && off === 0 && price === base) return null;
  const line = `${price} = ${base}${influence > 0 ? ` − ${influence}` : ""}${off > 0 ? ` − ${off}` : ""}`;
  if (choice.name === "take-trap") return { line: String(price), note: m("price-traps", { influence, off }), clause: "ML-HUNT-02" };
  const floor = influence > 0 && base - influence < 1;
  const notes = [influence > 0 ? m("price-influence", { n: influence }) : "", floor ? m("price-least") : "", off > 0 ? m("price-off", { n: off }) : ""];
  return { line: floor && off === 0 ? `${price}` : line, note: notes.filter(Boolean).join("; "), clause: influence > 0 ? "ML-INFL-02" : "ML-INFL-08" };
}

/** Below the first threshold Enter rolls on; from there on it stops, so that habit never gambles a sure result away. */
const USUAL: readonly NameOf<MonsterLands, "choices">[] = ["kill", "capture", "stands", "roll", "end-turn", "enough", "done-buying", "done-selling", "pay-wages", "no-healing", "accept"];

function usual({ options }: Question<MonsterLands>): Offer<MonsterLands> | null {
  for (const name of USUAL) {
    const offer = options.find((each) => each.name === name);
    if (offer) return offer;
  }
  return null;
}

export const ui: TitleUI<MonsterLands> = {
  ...PLAIN,
  targetOf,
  deed(name) {
    const text = `do-${name}`;
    return { label: m.has(text) ? m(text) : capital(name.replaceAll("-", " ")) };
  },
  quiet: ["discount-reckoned"],
  routine: ["reshuffled", "mercenary-offered", "trap-shown", "equipment-shown", "loot-shown", "trails-laid", "quest-drawn", "ploys-returned", "die-rolled", "attack-die-rolled"],
  turn: ({ name, parts }) => (name === "round-began" ? { n: parts.round, round: true } : null),
  chapters: ["battle-began"],
  summed: { "dice-taken": ["strength", "magic"] },
  together: {
    ...{ "mercenary-offered": "mercenary", "trap-shown": "trap", "equipment-shown": "equipment", "loot-shown": "loot" },
    ...{ recruited: "mercenary", "trap-discarded": "trap", "trap-revealed": "trap", "panic-spread": "building" },
    ...{ "influence-rolled": "value", "die-rolled": "value", "attack-die-rolled": "value" },
  },
  sum,
  usual,
  closing: ["enough", "done-buying", "done-selling", "no-healing"],
};
