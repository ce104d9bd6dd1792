/** Any view, taken apart by shape alone: cards, rows of cards, tallies, numbers, records. */
import type { View } from "../stage.svelte";

export type Part =
  | { shape: "cards"; name: string; cards: [id: string | null, n: number][] }
  | { shape: "fact"; name: string; value: string }
  | { shape: "group"; name: string; parts: Part[] };

export interface Zones {
  /** What belongs to a seat, by seat. */
  seats: Part[][];
  table: Part[];
}

const isCard = (value: unknown): value is string | null => typeof value === "string" || value === null;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list of records, one for each seat, is the seats' own. */
export function zones(view: View, seats: number): Zones {
  const found: Zones = { seats: Array.from({ length: seats }, () => []), table: [] };
  for (const [name, value] of Object.entries(view)) {
    if (Array.isArray(value) && value.length === seats && value.length > 0 && value.every(isRecord)) {
      value.forEach((record: Record<string, unknown>, seat) => found.seats[seat]?.push(...partsOf(record)));
    } else {
      found.table.push(...partOf(name, value));
    }
  }
  return found;
}

function partsOf(record: Record<string, unknown>): Part[] {
  return Object.entries(record).flatMap(([name, value]) => partOf(name, value));
}

function partOf(name: string, value: unknown): Part[] {
  if (typeof value === "number" || typeof value === "string") return [{ shape: "fact", name, value: String(value) }];
  if (typeof value === "boolean") return [{ shape: "fact", name, value: value ? "✓" : "–" }];
  if (Array.isArray(value)) return listOf(name, value);
  if (!isRecord(value)) return [];
  const entries = Object.entries(value);
  if (name === "left" || entries.length === 0) return [];
  if (entries.every(([, n]) => typeof n === "number")) return [tallyOf(name, value as Record<string, number>)];
  return [{ shape: "group", name, parts: partsOf(value) }];
}

/** `{left: 12}` is a pile that is only counted; other numbers by id are a tally. */
function tallyOf(name: string, counts: Record<string, number>): Part {
  const { left, ...others } = counts;
  if (left !== undefined && Object.keys(others).length === 0) return { shape: "fact", name, value: `×${left}` };
  return { shape: "cards", name, cards: Object.entries(counts) };
}

function listOf(name: string, list: unknown[]): Part[] {
  if (list.length === 0) return [];
  if (list.every(isCard)) return [{ shape: "cards", name, cards: runs(list) }];
  if (list.every((each) => typeof each === "number")) return [{ shape: "fact", name, value: list.join(" · ") }];
  const parts = list.flatMap((each, i) =>
    isRecord(each) ? [{ shape: "group" as const, name: String(i + 1), parts: partsOf(each) }] : partOf(String(i + 1), each),
  );
  return [{ shape: "group", name, parts }];
}

/** Equal cards that lie next to each other are one heap. */
function runs(cards: readonly (string | null)[]): [id: string | null, n: number][] {
  const found: [id: string | null, n: number][] = [];
  for (const card of cards) {
    const last = found.at(-1);
    if (last && last[0] === card) last[1] += 1;
    else found.push([card, 1]);
  }
  return found;
}

/** `face_down` as a heading, where nobody has given it a name. */
export function headed(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
