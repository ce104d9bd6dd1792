/** Why a creature went where it went: "most units 3 = 3, most buildings 1 = 1, most resources 2 > 1". */
import { v } from "./texts";

export type Reason = readonly [priority: string, here: number, elsewhere: number];

export function reasonsOf(parts: unknown): readonly Reason[] {
  return Array.isArray(parts) ? (parts as Reason[]) : [];
}

export function reasonTold([priority, here, elsewhere]: Reason): string {
  return v(`most-${priority}`, { sum: `${here} ${here > elsewhere ? ">" : "="} ${elsewhere}` });
}

export function reasonsTold(parts: unknown): string {
  const reasons = reasonsOf(parts);
  return reasons.length > 0 ? `(${reasons.map(reasonTold).join(", ")})` : `(${v("only-way")})`;
}
