/** The verbs that only Valeria's cards have, in words and in icons; and the moments that Domains wait for. */
import { amountsShown, amountsTold, capital, listing, told, type Amounts, type Counted, type Say, type Step, type Vocabulary } from "../../kit/effects";
import type { Piece } from "../../kit/face";
import { roleMark, terrainMark, typeMark } from "./figures";

interface Take {
  zone: string;
  where?: { role?: string; name?: string; cost_at_most?: number };
}
interface Return {
  zone: string;
  gain: Amounts;
}
interface DiePower {
  to?: number;
  by?: number;
  cost?: Amounts;
}
export interface When {
  moment: string;
  whose?: string;
  do: Step[];
}
export interface While {
  question: string;
  times?: number;
  add?: number;
}

/** What a moment of the card files is called as an event. */
const EVENTS: Record<string, string> = {
  roll_phase: "roll-phase",
  action_phase_starts: "action-phase-started",
  action_phase_ends: "action-phase-ended",
  citizen_gained: "citizen-gained",
  monster_slain: "monster-slain",
  doubles: "doubles",
};

// -- words ----------------------------------------------------------------------------------------------------------

function takeTold({ zone, where = {} }: Take, may: boolean, say: Say): string {
  if (zone === "slain") return say("tell-take-monster");
  const { name, role, cost_at_most: most } = where;
  const who = name ? say("citizen-named", { name }) : role ? say("citizen-of-role", { role }) : say("citizen-any");
  const what = most === undefined ? who : say("citizen-at-most", { what: who, most });
  return say(may ? "tell-take-citizen-may" : "tell-take-citizen", { what });
}

function dieTold({ to, by = 0, cost = {} }: DiePower, say: Say): string {
  const deed = to ? "set" : by > 0 ? "raise" : "lower";
  const value = to ?? Math.abs(by);
  const costs = amountsTold(cost, say);
  return costs.length > 0
    ? say(`tell-die-${deed}-paid`, { value, pay: listing(costs, say) })
    : say(`tell-die-${deed}`, { value });
}

function tell(step: Step, may: boolean, say: Say): string {
  if (step["take"]) return takeTold(step["take"] as Take, may, say);
  if (step["return"]) {
    const { zone, gain } = step["return"] as Return;
    const message = `tell-return-${zone}`;
    return say(may ? `${message}-may` : message, { gain: listing(amountsTold(gain, say), say) });
  }
  if (step["slay"]) return say("tell-bonus-slay");
  return dieTold((step["set_die"] ?? step["change_die"] ?? {}) as DiePower, say);
}

export function whenTold({ moment, whose, do: steps }: When, own: Vocabulary, say: Say): string {
  const effect = told(steps, own, say);
  return `${capital(say(`when-${EVENTS[moment] ?? moment}`, { whose: whose === "anybody" ? "anybody" : "own", effect }))}.`;
}

export function whileTold({ question, times = 1, add = 0 }: While, say: Say): string {
  const message = `while-${question.replaceAll("_", "-")}`;
  const parts = times !== 1 ? [say(`${message}-times`, { times })] : [];
  if (add) parts.push(say(`${message}-add`, { turn: add < 0 ? "less" : "more", n: Math.abs(add) }));
  return `${capital(listing(parts, say, "list-then"))}.`;
}

// -- icons ----------------------------------------------------------------------------------------------------------

type Named = (id: string) => string;

function counted({ zone, where = {} }: Counted["count"], name: Named): Piece[] {
  if (where["role"]) return [{ mark: roleMark(where["role"], name) }];
  if (where["terrain"]) return [{ mark: terrainMark(where["terrain"], name) }];
  if (zone === "slain" && where["type"]) return [{ mark: typeMark(where["type"], name) }];
  if (where["name"]) return [{ icon: "g-mounted-knight", label: name(where["name"]) }];
  const icons: Record<string, string> = { domains: "g-elven-castle", slain: "g-imp", citizens: "g-farmer", resources: "g-swap-bag" };
  return [{ icon: icons[zone] ?? "g-griffin-symbol", label: "" }];
}

function taken({ zone, where = {} }: Take, name: Named): Piece[] {
  if (zone === "slain") return [{ icon: "g-robber", label: "" }, { icon: "g-imp", label: "" }];
  const who: Piece = where.name
    ? { icon: "g-mounted-knight", label: name(where.name) }
    : where.role
      ? { mark: roleMark(where.role, name) }
      : { icon: "g-farmer", label: "" };
  const limit: Piece[] = where.cost_at_most === undefined ? [] : [{ text: "≤" }, { good: "gold", n: where.cost_at_most }];
  return [{ op: "+" }, who, ...limit];
}

function die({ to, by = 0, cost = {} }: DiePower, own: Vocabulary): Piece[] {
  const result: Piece[] = to ? [{ die: to }] : [{ die: 1 }, { text: by < 0 ? `−${Math.abs(by)}` : `+${by}` }];
  const price = amountsShown(cost, own);
  return price.length > 0 ? [...price, { op: "→" }, ...result] : result;
}

/** How Valeria tells and draws its own verbs; `name` words components in the language of the page. */
export function vocabulary(name: Named): Vocabulary {
  const own: Vocabulary = {
    tell,
    counted: (of) => counted(of, name),
    show(step) {
      if (step["take"]) return taken(step["take"] as Take, name);
      if (step["return"]) {
        const { zone, gain } = step["return"] as Return;
        const given: Piece = { icon: zone === "slain" ? "g-imp" : "g-farmer", label: "" };
        return [given, { op: "→" }, ...amountsShown(gain, own)];
      }
      if (step["slay"]) return [{ icon: "g-crossed-axes", label: "" }];
      return die((step["set_die"] ?? step["change_die"] ?? {}) as DiePower, own);
    },
  };
  return own;
}
