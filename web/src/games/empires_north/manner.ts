/** How the North presents its questions: names of actions, what would help, which answer is the usual one. */
import type { Offer, Refused } from "../../generated/protocol";
import { capital } from "../../kit/effects";
import { PLAIN, type Deed, type Help, type Manner } from "../../table/manner";
import type { TargetOf } from "../../table/scene.svelte";
import { SHEET, type Token } from "./figures";
import type { Faces } from "./faces";
import { v } from "./texts";

const KINDS: Record<string, string> = { "place-pawn": "pawn", "move-pawn": "pawn", "use-location": "location", "use-feature": "location" };
const ICONS: Record<string, string> = {
  pawn: "g-person",
  build: "g-hammer-nails",
  location: "g-axe-in-stump",
  raze: "g-crossed-axes",
  pass: "g-sands-of-time",
  pillage: "g-swap-bag",
  conquer: "g-knight-banner",
};

/** The answer that Enter gives: no card, no Gold, no more. */
const USUAL: Record<string, string> = { keep: "enough", window: "no-card", "end-turn": "nothing-more", "pay-how": "amount", "shift-which": "stay" };

/** Goods are missing for a card: what would bring them, of what is to be had now. */
function helps(faces: Faces, { facts, name, parts }: Refused, options: readonly Offer[]): Help[] {
  const help = (icon: string, text: string, target: string): Help => ({ icon, text, target, sheet: SHEET });
  const card = String(parts["card"]);
  const action = name === "build" ? faces.entry(card)?.play_on : undefined;
  const places = (tile: string) => options.filter((offer) => offer.name === "place-pawn" && offer.parts["tile"] === tile);
  if (action) return places(action).map(() => help("g-person", faces.name(action), `tile:${action}`));
  const missing = facts["token"];
  if (typeof missing !== "string") return [];
  const free = name === "build" ? places("construct").map(() => help("g-hammer-nails", v("help-construct", { action: faces.name("construct") }), "tile:construct")) : [];
  const yields = options.filter((offer) => offer.name === "use-location" && gives(faces, String(offer.parts["card"]), missing as Token));
  return [...free, ...yields.map(({ parts: { card: by, place } }) => help(faces.face(String(by)).figure, faces.name(String(by)), `own:${Number(place)}`))];
}

function gives(faces: Faces, card: string, token: Token): boolean {
  return (faces.entry(card)?.action?.effect ?? []).some((step) => token in ((step["gain"] ?? {}) as object));
}

/** `asked`: the question, for what its answers are called. */
export function mannerOf(faces: Faces, targetOf: TargetOf, asked: () => string): Manner {
  return {
    ...PLAIN,
    targetOf,
    deed(name): Deed {
      const text = [`do-${name}-${asked()}`, `do-${name}`].find((each) => v.has(each));
      const icon = ICONS[name];
      return { ...(icon ? { icon, sheet: SHEET } : {}), label: text ? v(text) : capital(name.replaceAll("-", " ")) };
    },
    kindOf: (name) => KINDS[name] ?? name,
    byKind: ({ name }) => name === "act",
    kinds: ["pawn", "build", "location", "raze", "pass"],
    chapters: ["phase-began"],
    quiet: ["tile-laid", "action-declared", "card-readied", "cards-readied", "pawn-turned"],
    helps: (refused, options) => helps(faces, refused, options),
    usual: ({ name, options }) => options.find((offer) => offer.name === (USUAL[name] ?? "accept")) ?? null,
  };
}
