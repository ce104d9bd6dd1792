/** Where the year stands, told by what is asked and by what has happened. */
import type { Happening, Question } from "../../generated/protocol";

export const PHASES = ["start", "actions", "creatures", "harvest", "winter", "end"] as const;
export type Phase = (typeof PHASES)[number] | "setup";

/** Questions that belong to a phase, whatever has happened. */
const ASKED: Record<string, Phase> = {
  "clan-which": "setup",
  "group-where": "setup",
  "prowl-where": "creatures",
  "exchange-for": "harvest",
  "give-what": "harvest",
  "burn-what": "harvest",
  "offer-how-many": "harvest",
  "accept-trade": "harvest",
  "want-land": "end",
  "return-where": "end",
};

/** Events after which a phase is under way. */
const BEGUN: Record<string, Phase> = { "year-began": "start", "card-played": "actions", "card-set-aside": "actions", passed: "actions" };

export function phaseOf(events: readonly Happening[], question: Question | null): Phase {
  if (question?.name === "act" || question?.name === "play-on") return "actions";
  const asked = question && ASKED[question.name];
  if (asked) return asked;
  const last = events.findLast(({ name }) => name in BEGUN);
  const phase = last ? BEGUN[last.name] : undefined;
  return phase === "start" ? "actions" : (phase ?? "setup");
}
