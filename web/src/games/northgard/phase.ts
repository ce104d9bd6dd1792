/** Where the year stands, told by what is asked and by what has happened. */
import type { Northgard } from "../../generated/northgard";
import type { ByName, Happening, Question } from "../../table/title";

export const PHASES = ["start", "actions", "creatures", "harvest", "winter", "end"] as const;
export type Phase = (typeof PHASES)[number] | "setup";

/** Questions that belong to a phase, whatever has happened. */
const ASKED: ByName<Northgard, "decisions", Phase> = {
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
const BEGUN: ByName<Northgard, "events", Phase> = { "year-began": "start", "card-played": "actions", "card-set-aside": "actions", passed: "actions" };

export function phaseOf(events: readonly Happening<Northgard>[], question: Question<Northgard> | null): Phase {
  if (question?.name === "act" || question?.name === "play-on") return "actions";
  const asked = question && ASKED[question.name];
  if (asked) return asked;
  const last = events.findLast(({ name }) => name in BEGUN);
  const phase = last ? BEGUN[last.name] : undefined;
  return phase === "start" ? "actions" : (phase ?? "setup");
}
