/** How Valeria presents its questions: names of actions, what would help, how a price came about, which clause. */
import type { Offer, Refused } from "../../generated/protocol";
import type { Good } from "../../kit/face";
import { capital } from "../../kit/effects";
import { PLAIN, type Deed, type Help, type Manner, type Told } from "../../table/manner";
import type { Faces } from "./faces";
import { SHEET } from "./figures";
import { targetOf, targetOfPhone } from "./targets";
import { v } from "./texts";

const ICONS: Record<string, Omit<Deed, "label">> = {
  slay: { icon: "g-crossed-swords" },
  recruit: { icon: "g-farmer", sheet: SHEET },
  acquire: { icon: "g-elven-castle", sheet: SHEET },
  "take-resource": { icon: "g-two-coins" },
};

/** The clause behind an event; what a card brings depends on the card. */
const CLAUSES: Record<string, string> = {
  "duke-kept": "VK-SETUP-24",
  "first-player": "VK-SETUP-26",
  "dice-rolled": "VK-ROLL-01",
  "die-changed": "VK-ROLL-12",
  doubles: "VK-CARD-15",
  "dice-announced": "VK-ROLL-08",
  "action-phase-started": "VK-ACT-06",
  "action-phase-ended": "VK-DOM-14",
  paid: "VK-PAY-07",
  "resource-taken": "VK-TAKE-01",
  "monster-slain": "VK-SLAY-05",
  "monster-taken": "VK-CARD-09",
  "citizen-gained": "VK-RECR-01",
  "domain-acquired": "VK-BUY-07",
  "card-returned": "VK-CARD-18",
  "card-revealed": "VK-BUY-09",
  "stack-exhausted": "VK-EXH-01",
  "last-round": "VK-END-05",
  "card-captured": "VK-SOLO-15",
  "duke-revealed": "VK-DUKE-05",
  "game-ended": "VK-SCORE-03",
  stolen: "VK-HARV-12",
};
const GAINS: Record<string, string> = { citizens: "VK-HARV-02", monsters: "VK-SLAY-07", domains: "VK-DOM-01" };

function sum({ name, ...choice }: Offer | Refused): Told | null {
  const facts = "shown" in choice ? choice.shown : choice.facts;
  const [gold, base] = [Number(facts["gold"]), Number(facts["base"])];
  if (Number.isNaN(base) || gold === base) return null;
  const more = gold - base;
  const line = `${gold} = ${base} ${more > 0 ? "+" : "−"} ${Math.abs(more)}`;
  return name === "recruit"
    ? { line, note: v("price-copy", { n: more }), clause: "VK-RECR-02" }
    : { line, note: v("price-less", { n: -more }), clause: "VK-BUY-06" };
}

/** The tongue beside the coin: `3+1`. */
export function tongue(facts: Record<string, unknown>): string {
  const [gold, base] = [Number(facts["gold"]), Number(facts["base"])];
  if (Number.isNaN(base) || gold === base) return "";
  return gold > base ? `${base}+${gold - base}` : `${base}−${base - gold}`;
}

/** A role is missing: who of those to be had now would bring it. */
function helps(faces: Faces, { facts }: Refused, options: readonly Offer[]): Help[] {
  const role = facts["role"];
  if (typeof role !== "string") return [];
  return options
    .filter(({ name, parts }) => name === "recruit" && faces.entry(String(parts["citizen"]))?.role === role)
    .map(({ parts, facts: { gold } }) => {
      const face = faces.face(String(parts["citizen"]));
      return { text: `${face.name} (${Number(gold)})`, target: `center:${face.id}`, icon: face.figure, sheet: SHEET };
    });
}

export function mannerOf(faces: Faces, folded: boolean): Manner {
  return {
    ...PLAIN,
    targetOf: folded ? targetOfPhone : targetOf,
    deed(name) {
      const text = `do-${name}`;
      return { ...ICONS[name], label: v.has(text) ? v(text) : capital(name.replaceAll("-", " ")) };
    },
    byKind: ({ name }) => name === "act",
    kinds: ["slay", "recruit", "acquire", "take-resource"],
    quiet: ["action-phase-started", "action-phase-ended"],
    tokenOf: ({ name, parts }) => (name === "take-resource" ? { good: parts["resource"] as Good, n: 1 } : null),
    helps: (refused, options) => helps(faces, refused, options),
    sum,
    usual: ({ options }) => options.find(({ name }) => name === "accept" || name === "announce") ?? null,
    clauseOf(name, parts) {
      if (name !== "gained") return CLAUSES[name] ?? null;
      return GAINS[faces.family(String(parts["by"])) ?? ""] ?? null;
    },
  };
}
