/** How Valeria presents its questions: names of actions, what would help, how a price came about, which clause. */
import type { Valeria } from "../../generated/valeria";
import type { Speaker } from "../../i18n/speaker";
import { capital } from "../../i18n/words";
import { isGood } from "../../kit/cards/goods";
import { PLAIN, type Deed, type Ending, type Help, type TitleUI, type Sum } from "../../table/ui";
import type { Cue } from "../../table/menu/sound";
import type { ByName, Choice, Happening, Offer, Refused } from "../../table/title";
import type { Faces } from "./cards/faces";
import { SHEET } from "./cards/figures";
import { targetOf, targetOfPhone } from "./targets";
import { v } from "./words/texts";
import type { ValeriaView } from "./view";

const ICONS: ByName<Valeria, "choices", Omit<Deed, "label">> = {
  slay: { icon: "g-crossed-swords" },
  recruit: { icon: "g-farmer", sheet: SHEET },
  acquire: { icon: "g-elven-castle", sheet: SHEET },
  "take-resource": { icon: "g-two-coins" },
};

const SOUNDS: ByName<Valeria, "events", Cue> = { "dice-rolled": "dice", "citizen-gained": "card", "domain-acquired": "card", "monster-slain": "card" };

/** What a choice costs now. */
export function priceOf(choice: Choice<Valeria>): { gold?: number; base?: number; strength?: number; magic?: number } {
  if (choice.name === "recruit" || choice.name === "acquire") {
    const { gold, base } = "shown" in choice ? choice.shown : choice.facts;
    return { gold, base };
  }
  return choice.name === "slay" ? ("shown" in choice ? choice.shown : choice.facts) : {};
}

function sum(choice: Choice<Valeria>): Sum | null {
  const { gold, base } = priceOf(choice);
  if (gold === undefined || base === undefined || gold === base) return null;
  const more = gold - base;
  const line = `${gold} = ${base} ${more > 0 ? "+" : "−"} ${Math.abs(more)}`;
  return choice.name === "recruit"
    ? { line, note: v("price-copy", { n: more }), clause: "VK-RECR-02" }
    : { line, note: v("price-less", { n: -more }), clause: "VK-BUY-06" };
}

/** The tongue beside the coin: `3+1`. */
export function tongue(choice: Choice<Valeria>): string {
  const { gold, base } = priceOf(choice);
  if (gold === undefined || base === undefined || gold === base) return "";
  return gold > base ? `${base}+${gold - base}` : `${base}−${base - gold}`;
}

/** A role is missing: who of those to be had now would bring it. */
function helps(faces: Faces, { facts: { role } }: Refused<Valeria>, options: readonly Offer<Valeria>[]): Help[] {
  if (typeof role !== "string") return [];
  return options.flatMap(({ name, parts, facts }) => {
    if (name !== "recruit" || faces.entry(parts.citizen)?.role !== role) return [];
    const face = faces.face(parts.citizen);
    return { text: `${face.name} (${facts.gold})`, target: `center:${face.id}`, icon: face.figure, sheet: SHEET };
  });
}

/** What a card does that one is about to get. */
function effect(faces: Faces, { name, parts }: Choice<Valeria>): string {
  const card = name === "slay" ? parts.monster : name === "acquire" ? parts.domain : name === "recruit" || name === "take-free" ? parts.citizen : null;
  return card ? faces.face(card).words.join(" ") : "";
}

/** Alone against the Dark Lord it is told how the game ended; without a count there are no points to show. */
function ending({ outlook }: Pick<ValeriaView, "outlook">, speaker: Speaker): Ending | null {
  const { outcome, points, dark_lord } = outlook;
  if (!outcome) return null;
  const parts = { seat: 0, outcome, points: points[0]?.total ?? 0, dark_lord: dark_lord?.total ?? 0 };
  const ended: Happening<Valeria, "solo-ended"> = { name: "solo-ended", parts, clause: "" };
  return { head: speaker.event(ended), counted: outcome !== "last_monster" && outcome !== "empty_column" };
}

export function uiOf(faces: Faces, folded: boolean): TitleUI<Valeria> {
  return {
    ...PLAIN,
    targetOf: folded ? targetOfPhone : targetOf,
    deed(name) {
      const text = `do-${name}`;
      return { ...ICONS[name], label: v.has(text) ? v(text) : capital(name.replaceAll("-", " ")) };
    },
    kindOf: (name) => (name === "from-empty" ? "acquire" : name),
    byKind: ({ name }) => name === "act",
    kinds: ["slay", "recruit", "acquire", "take-resource"],
    quiet: ["action-phase-started", "action-phase-ended"],
    routine: ["dice-announced", "doubles", "card-revealed"],
    turn: ({ name, parts }) => (name === "turn-began" ? { n: parts.turn, round: false } : null),
    paid: ({ name, parts }) => (name === "paid" ? parts : null),
    tokenOf: ({ name, parts }) => (name === "take-resource" && isGood(parts.resource) ? { good: parts.resource, n: 1 } : null),
    helps: (refused, options) => helps(faces, refused, options),
    sum,
    effect: (choice) => effect(faces, choice),
    ending,
    dice: ({ name, parts }) => (name === "dice-rolled" ? [parts.first, parts.second] : []),
    sound: (event) => SOUNDS[event.name] ?? PLAIN.sound(event),
    usual: ({ options }) => options.find(({ name }) => name === "accept" || name === "announce") ?? null,
  };
}
