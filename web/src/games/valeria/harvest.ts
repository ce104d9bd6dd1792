/** What a turn has brought so far, read from its events. */
import type { Happening } from "../../generated/protocol";
import type { Good } from "../../kit/face";

export type Gains = Partial<Record<Good, number>>;

/** What each card of that seat brought. */
export function gains(events: readonly Happening[], seat: number): Map<string, Gains> {
  const found = new Map<string, Gains>();
  for (const { name, parts } of events) {
    if (name !== "gained" || parts["seat"] !== seat) continue;
    const [by, token] = [String(parts["by"]), parts["token"] as Good];
    const before = found.get(by) ?? {};
    found.set(by, { ...before, [token]: (before[token] ?? 0) + Number(parts["n"]) });
  }
  return found;
}

/** Which part of an event names the card that somebody got. */
const GOT: Record<string, string> = { "citizen-gained": "citizen", "domain-acquired": "domain", "monster-slain": "monster" };

/** Cards that seat got. */
export function fresh(events: readonly Happening[], seat: number): Set<string> {
  const found = new Set<string>();
  for (const { name, parts } of events) {
    const card = GOT[name];
    if (card && parts["seat"] === seat) found.add(String(parts[card]));
  }
  return found;
}
