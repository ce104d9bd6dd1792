/** What a turn has brought so far, read from its events. */
import type { Valeria } from "../../generated/valeria";
import type { Good } from "../../kit/cards/face";
import { isGood } from "../../kit/cards/goods";
import type { Happening } from "../../table/title";

export type Gains = Partial<Record<Good, number>>;

/** What each card of that seat brought. */
export function gains(events: readonly Happening<Valeria>[], seat: number): Map<string, Gains> {
  const found = new Map<string, Gains>();
  for (const { name, parts } of events) {
    if (name !== "gained" || parts.seat !== seat || !isGood(parts.token)) continue;
    const { by, token, n } = parts;
    const before = found.get(by) ?? {};
    found.set(by, { ...before, [token]: (before[token] ?? 0) + n });
  }
  return found;
}

/** Cards that seat got. */
export function fresh(events: readonly Happening<Valeria>[], seat: number): Set<string> {
  const found = new Set<string>();
  for (const { name, parts } of events) {
    if (name === "citizen-gained" && parts.seat === seat) found.add(parts.citizen);
    if (name === "domain-acquired" && parts.seat === seat) found.add(parts.domain);
    if (name === "monster-slain" && parts.seat === seat) found.add(parts.monster);
  }
  return found;
}
