/**
 * Which part of the table a choice points at. Names: `tile:`, `hand:`, `own:`, `foe:`, `isle:`, `deck:`, `ship:`,
 * `stage:` (cards that are laid out to choose from), `clan:`, `plank:` (Pillage and Conquest).
 */
import type { EmpiresNorth } from "../../generated/empires_north";
import type { TargetOf } from "../../table/ui";
import type { Choice, NameOf, Question } from "../../table/title";

/** A pawn in the hand: `front`, or the tile it stands on and its side, such as `sail ready`. */
export type Hold = string;
export const FRONT: Hold = "front";

type Asked = NameOf<EmpiresNorth, "decisions">;

/** Questions about cards that lie neither in the hand nor in the Empire. */
const LAID_OUT: readonly Asked[] = ["keep", "dig-out", "take-found", "retrieve-which"];

export const isLaidOut = (question: Asked): boolean => LAID_OUT.includes(question);

/** The pawn that a choice moves. */
export function holdOf({ name, parts }: Choice<EmpiresNorth>): Hold | null {
  if (name === "place-pawn") return FRONT;
  if (name === "move-pawn") return `${parts.source} ready`;
  return name === "shift-pawn" ? `${parts.source} ${parts.side}` : null;
}

/** `held`: the pawn that is about to be moved; the tiles answer for that one. */
export function targetsWith(held: () => Hold): TargetOf<EmpiresNorth> {
  return (choice, question) => {
    const { name, parts } = choice;
    if (name !== "place-pawn" && name !== "move-pawn" && name !== "shift-pawn") return targetOf(choice, question);
    return holdOf(choice) === held() ? `tile:${parts.tile}` : "pawn:other";
  };
}

function targetOf({ name, parts }: Choice<EmpiresNorth>, question: Question<EmpiresNorth>): string | null {
  switch (name) {
    case "build":
      return `hand:${parts.card}`;
    case "take":
      return taken(parts.card, question.name);
    case "pick":
    case "use-location":
    case "use-feature":
      return `own:${parts.place}`;
    case "raze-location":
      return `foe:${parts.opponent}:${parts.place}`;
    case "visit":
      return `isle:${parts.island}`;
    case "visit-unseen":
      return `deck:${parts.distance}`;
    case "advance":
    case "send-now":
      return `ship:${parts.number}`;
    case "choose-clan":
      return `clan:${parts.clan}`;
    case "pillage":
    case "conquer":
      return `plank:${name}`;
    default:
      return null;
  }
}

function taken(card: string, question: Asked): string {
  if (question === "raze-island") return `isle:${card}`;
  return isLaidOut(question) ? `stage:${card}` : `hand:${card}`;
}

/** On a phone the Empires are folded: choices that point at them are buttons; why not is asked in their sheets. */
export function folded(inner: TargetOf<EmpiresNorth>): TargetOf<EmpiresNorth> {
  return (choice, question) => {
    const target = inner(choice, question);
    return target && /^(own|foe):/.test(target) && !("clause" in choice) ? null : target;
  };
}
