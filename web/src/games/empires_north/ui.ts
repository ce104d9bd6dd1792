/** How the North presents its questions: names of actions, what would help, which answer is the usual one. */
import type { EmpiresNorth } from "../../generated/empires_north";
import { language } from "../../i18n/index.svelte";
import { capital } from "../../i18n/words";
import { PLAIN, type Deed, type Help, type TitleUI, type TargetOf } from "../../table/ui";
import type { ByName, Choice, NameOf, Offer, Refused } from "../../table/title";
import { SHEET } from "./cards/figures";
import type { Faces } from "./cards/faces";
import { v } from "./words/texts";

/** Kinds that several choices share. */
type Kind = "pawn" | "location";
const KINDS: ByName<EmpiresNorth, "choices", Kind> = { "place-pawn": "pawn", "move-pawn": "pawn", "use-location": "location", "use-feature": "location" };
const ICONS: ByName<EmpiresNorth, "choices", string> & Record<Kind, string> = {
  pawn: "g-person",
  build: "g-hammer-nails",
  location: "g-axe-in-stump",
  raze: "g-crossed-axes",
  pass: "g-sands-of-time",
  pillage: "g-swap-bag",
  conquer: "g-knight-banner",
};

/** The answer that Enter gives: no card, no Gold, no more. */
const USUAL: ByName<EmpiresNorth, "decisions", NameOf<EmpiresNorth, "choices">> = { keep: "enough", window: "no-card", "end-turn": "nothing-more", "pay-how": "amount", "shift-which": "stay" };

/** Goods are missing for a card: what would bring them, of what is to be had now. */
function helps(faces: Faces, { facts, name, parts }: Refused<EmpiresNorth>, options: readonly Offer<EmpiresNorth>[]): Help[] {
  const help = (icon: string, text: string, target: string): Help => ({ icon, text, target, sheet: SHEET });
  const action = name === "build" ? faces.entry(parts.card)?.play_on : undefined;
  const places = (tile: string) => options.filter((offer) => offer.name === "place-pawn" && offer.parts.tile === tile);
  if (action) return places(action).map(() => help("g-person", faces.name(action), `tile:${action}`));
  const missing = facts["token"];
  if (typeof missing !== "string") return [];
  const free = name === "build" ? places("construct").map(() => help("g-hammer-nails", v("help-construct", { action: faces.name("construct") }), "tile:construct")) : [];
  const yields = options.flatMap((offer) => {
    if (offer.name !== "use-location" || !gives(faces, offer.parts.card, missing)) return [];
    const { card, place } = offer.parts;
    return help(faces.face(card).figure, faces.name(card), `own:${place}`);
  });
  return [...free, ...yields];
}

function gives(faces: Faces, card: string, token: string): boolean {
  return (faces.entry(card)?.action?.effect ?? []).some((step) => token in ((step["gain"] ?? {}) as object));
}

/** What a card or an Island does that is about to be built, taken, used or visited, unless the choice itself says so. */
function effect(faces: Faces, { name, parts, here }: Choice<EmpiresNorth>): string {
  if (here && "what" in here) return "";
  const card = name === "build" || name === "take" || name === "use-location" || name === "use-feature" ? parts.card : name === "visit" ? parts.island : null;
  if (card) return faces.has(card) ? faces.face(card).words.join(" ") : "";
  return name === "choose-clan" ? (faces.clan(parts.clan)?.style[language()] ?? "") : "";
}

/** `asked`: the question, for what its answers are called. */
export function uiOf(faces: Faces, targetOf: TargetOf<EmpiresNorth>, asked: () => NameOf<EmpiresNorth, "decisions"> | undefined): TitleUI<EmpiresNorth, Kind> {
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
    routine: ["phase-began", "island-revealed", "island-discarded", "islands-cleared", "islands-reshuffled", "deck-reshuffled", "workers-recovered", "ship-moved", "ship-returned"],
    turn: ({ name, parts }) => (name === "round-began" ? { n: parts.round, round: true } : null),
    sound: (event) => (event.name === "goods-gained" ? "card" : PLAIN.sound(event)),
    effect: (choice) => effect(faces, choice),
    helps: (refused, options) => helps(faces, refused, options),
    usual: ({ name, options }) => options.find((offer) => offer.name === (USUAL[name] ?? "accept")) ?? null,
    closing: ["enough"],
  };
}
