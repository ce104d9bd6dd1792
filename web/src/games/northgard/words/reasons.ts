/** Why a creature went where it went: "most units 3 = 3, most buildings 1 = 1, most resources 2 > 1". */
import type { Northgard } from "../../../generated/northgard";
import { v } from "./texts";

export type Reasons = Northgard["events"]["creature-moved"]["reasons"];

export function reasonTold([priority, here, elsewhere]: Reasons[number]): string {
  return v(`most-${priority}`, { sum: `${here} ${here > elsewhere ? ">" : "="} ${elsewhere}` });
}

export function reasonsTold(reasons: Reasons): string {
  return reasons.length > 0 ? `(${reasons.map(reasonTold).join(", ")})` : `(${v("only-way")})`;
}
