/**
 * Which part of the table a choice points at. Names: `tile:`, `hand:`, `own:`, `foe:`, `isle:`, `deck:`, `ship:`,
 * `stage:` (cards that are laid out to choose from), `clan:`, `plank:` (Pillage and Conquest).
 */
import type { Offer, Question } from "../../generated/protocol";
import type { TargetOf } from "../../table/scene.svelte";

/** A pawn in the hand: `front`, or the tile it stands on and its side, such as `sail ready`. */
export type Hold = string;
export const FRONT: Hold = "front";

type Choice = Pick<Offer, "name" | "parts">;

/** Questions about cards that lie neither in the hand nor in the Empire. */
export const LAID_OUT = ["keep", "dig-out", "take-found", "retrieve-which"];

/** The pawn that a choice moves. */
export function holdOf({ name, parts }: Choice): Hold | null {
  if (name === "place-pawn") return FRONT;
  if (name === "move-pawn") return `${String(parts["source"])} ready`;
  return name === "shift-pawn" ? `${String(parts["source"])} ${String(parts["side"])}` : null;
}

/** `held`: the pawn that is about to be moved; the tiles answer for that one. */
export function targetsWith(held: () => Hold): TargetOf {
  return (choice, question) => {
    const hold = holdOf(choice);
    if (hold !== null) return hold === held() ? `tile:${String(choice.parts["tile"])}` : "pawn:other";
    return targetOf(choice, question);
  };
}

function targetOf({ name, parts }: Choice, question: Question): string | null {
  switch (name) {
    case "build":
      return `hand:${String(parts["card"])}`;
    case "take":
      return taken(String(parts["card"]), question.name);
    case "pick":
    case "use-location":
    case "use-feature":
      return `own:${Number(parts["place"])}`;
    case "raze-location":
      return `foe:${Number(parts["opponent"])}:${Number(parts["place"])}`;
    case "visit":
      return `isle:${String(parts["island"])}`;
    case "visit-unseen":
      return `deck:${String(parts["distance"])}`;
    case "advance":
    case "send-now":
      return `ship:${Number(parts["number"])}`;
    case "choose-clan":
      return `clan:${String(parts["clan"])}`;
    case "pillage":
    case "conquer":
      return `plank:${name}`;
    default:
      return null;
  }
}

function taken(card: string, question: string): string {
  if (question === "raze-island") return `isle:${card}`;
  return LAID_OUT.includes(question) ? `stage:${card}` : `hand:${card}`;
}

/** On a phone the Empires are folded: choices that point at them are buttons; why not is asked in their sheets. */
export function folded(inner: TargetOf): TargetOf {
  return (choice, question) => {
    const target = inner(choice, question);
    return target && /^(own|foe):/.test(target) && !("clause" in choice) ? null : target;
  };
}
