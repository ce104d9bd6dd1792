/** How Valeria presents its questions: names of actions, what would help, how a price came about, which clause. */
import type { Offer, Refused } from "../../generated/protocol";
import type { Speaker } from "../../i18n/speaker";
import type { Good } from "../../kit/face";
import { capital } from "../../kit/effects";
import { PLAIN, type Deed, type Ending, type Help, type Manner, type Told } from "../../table/manner";
import type { Faces } from "./faces";
import { SHEET } from "./figures";
import { targetOf, targetOfPhone } from "./targets";
import { v } from "./texts";
import type { ValeriaView } from "./view";

const ICONS: Record<string, Omit<Deed, "label">> = {
  slay: { icon: "g-crossed-swords" },
  recruit: { icon: "g-farmer", sheet: SHEET },
  acquire: { icon: "g-elven-castle", sheet: SHEET },
  "take-resource": { icon: "g-two-coins" },
};

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

/** Alone against the Dark Lord it is told how the game ended; without a count there are no points to show. */
function ending({ outlook }: ValeriaView, speaker: Speaker): Ending | null {
  const { outcome, points, dark_lord } = outlook;
  if (!outcome) return null;
  const parts = { seat: 0, outcome, points: points[0]?.total ?? 0, dark_lord: dark_lord?.total ?? 0 };
  const head = speaker.event({ name: "solo-ended", parts, clause: "" });
  return { head, counted: outcome !== "last_monster" && outcome !== "empty_column" };
}

export function mannerOf(faces: Faces, folded: boolean): Manner {
  return {
    ...PLAIN,
    targetOf: folded ? targetOfPhone : targetOf,
    deed(name) {
      const text = `do-${name}`;
      return { ...ICONS[name], label: v.has(text) ? v(text) : capital(name.replaceAll("-", " ")) };
    },
    kindOf: (name) => name,
    byKind: ({ name }) => name === "act",
    kinds: ["slay", "recruit", "acquire", "take-resource"],
    quiet: ["action-phase-started", "action-phase-ended"],
    tokenOf: ({ name, parts }) => (name === "take-resource" ? { good: parts["resource"] as Good, n: 1 } : null),
    helps: (refused, options) => helps(faces, refused, options),
    sum,
    ending: (view, speaker) => ending(view as unknown as ValeriaView, speaker),
    usual: ({ options }) => options.find(({ name }) => name === "accept" || name === "announce") ?? null,
  };
}
