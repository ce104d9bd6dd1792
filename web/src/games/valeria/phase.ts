/** Where the turn stands, told by what has happened in it. */
import type { Valeria } from "../../generated/valeria";
import type { ByName, Happening, NameOf } from "../../table/title";
import type { Faces } from "./cards/faces";

export const PHASES = ["roll", "harvest", "actions", "end"] as const;
export const SOLO_PHASES = ["roll", "harvest", "actions", "monsters", "harvest-2", "end"] as const;
export type Phase = (typeof PHASES)[number] | (typeof SOLO_PHASES)[number];

/** Questions that belong to a phase, whatever has happened. */
const ASKED: ByName<Valeria, "decisions", Phase> = {
  "change-dice": "roll",
  "which-die": "roll",
  act: "actions",
  "die-first": "monsters",
  "activate-which": "monsters",
  "give-which": "monsters",
};

/** Alone, the phases after the actions are announced. */
const BEGAN: ByName<Valeria, "events", Phase> = { "monster-phase-began": "monsters", "second-harvest-began": "harvest-2" };

export interface Standing {
  phase: Phase;
  /** The first or the second action; 0 outside the Action Phase. */
  action: 0 | 1 | 2;
}

/** `events`: those of this turn. */
export function standing(events: readonly Happening<Valeria>[], question: NameOf<Valeria, "decisions"> | null, faces: Faces): Standing {
  const started = events.findIndex((event) => event.name === "action-phase-started");
  const ended = events.findIndex((event) => event.name === "action-phase-ended");
  const asked = question ? ASKED[question] : undefined;
  if (started < 0) return { phase: asked ?? (events.some((event) => event.name === "dice-rolled") ? "harvest" : "roll"), action: 0 };
  if (ended < 0) return { phase: "actions", action: actionsDone(events.slice(started), faces) > 0 ? 2 : 1 };
  const began = events.findLast(({ name }) => name in BEGAN);
  return { phase: asked ?? (began && BEGAN[began.name]) ?? "end", action: 0 };
}

/** Actions that are finished. A card that lets one slay besides the two actions is waited for. */
function actionsDone(events: readonly Happening<Valeria>[], faces: Faces): number {
  let [done, paid, bonus] = [0, false, false];
  for (const { name, parts } of events) {
    if (name === "paid") paid = true;
    if (name === "card-revealed" || name === "stack-exhausted") bonus = false;
    if (name === "resource-taken" || (name === "citizen-gained" && paid)) done += 1;
    if (name === "monster-slain" && !bonus) done += 1;
    if (name === "domain-acquired") {
      done += 1;
      bonus = faces.entry(parts.domain)?.signs.flat().some((piece) => "sign" in piece && piece.sign === "slay") ?? false;
    }
    if (name === "citizen-gained" || name === "monster-slain" || name === "domain-acquired") paid = false;
  }
  return done;
}
