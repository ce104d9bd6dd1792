/** How Monster Lands presents its questions: names of deeds, how a price came about, what Enter does. */
import type { Offer, Question, Refused } from "../../generated/protocol";
import { capital } from "../../kit/effects";
import { PLAIN, type Manner, type Told } from "../../table/manner";
import { targetOf } from "./targets";
import { m } from "./texts";

/** `3 = 10 − 7`, with what the discount consists of. */
function sum(choice: Offer | Refused): Told | null {
  const facts = "shown" in choice ? choice.shown : choice.facts;
  const [price, base, influence, off] = ["price", "base", "influence", "off"].map((name) => Number(facts[name] ?? 0)) as [number, number, number, number];
  if (!("base" in facts) || (influence === 0 && off === 0 && price === base)) return null;
  const line = `${price} = ${base}${influence > 0 ? ` − ${influence}` : ""}${off > 0 ? ` − ${off}` : ""}`;
  if (choice.name === "take-trap") return { line: String(price), note: m("price-traps", { influence, off }), clause: "ML-HUNT-02" };
  const floor = influence > 0 && base - influence < 1;
  const notes = [influence > 0 ? m("price-influence", { n: influence }) : "", floor ? m("price-least") : "", off > 0 ? m("price-off", { n: off }) : ""];
  return { line: floor && off === 0 ? `${price}` : line, note: notes.filter(Boolean).join("; "), clause: influence > 0 ? "ML-INFL-02" : "ML-INFL-08" };
}

/** Below the first threshold Enter rolls on; from there on it stops, so that habit never gambles a sure result away. */
const USUAL = ["kill", "capture", "stands", "roll", "end-turn", "enough", "done-buying", "done-selling", "pay-wages", "no-healing", "accept"];

function usual({ options }: Question): Offer | null {
  for (const name of USUAL) {
    const offer = options.find((each) => each.name === name);
    if (offer) return offer;
  }
  return null;
}

export const manner: Manner = {
  ...PLAIN,
  targetOf,
  deed(name) {
    const text = `do-${name}`;
    return { label: m.has(text) ? m(text) : capital(name.replaceAll("-", " ")) };
  },
  quiet: ["discount-reckoned"],
  chapters: ["battle-began"],
  apart: true,
  summed: { "dice-taken": ["strength", "magic"] },
  together: {
    ...{ "mercenary-offered": "mercenary", "trap-shown": "trap", "equipment-shown": "equipment", "loot-shown": "loot" },
    ...{ recruited: "mercenary", "trap-discarded": "trap", "trap-revealed": "trap", "panic-spread": "building" },
    ...{ "influence-rolled": "value", "die-rolled": "value", "attack-die-rolled": "value" },
  },
  sum,
  usual,
};
