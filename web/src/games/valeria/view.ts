/** Reading a view of Valeria: what lies where. No rule is applied here; things are only looked up and counted. */
import type { RealmView, ValeriaView } from "../../generated/valeria";
import { TOKENS } from "../../generated/valeria";
import type { Good } from "../../kit/cards/face";
import type { Faces } from "./cards/faces";

export type { RealmView, ValeriaView };
export const GOODS: readonly Good[] = TOKENS;

/** The ten places of the two citizen rows, by their numbers. */
export const NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9/10", "11/12"] as const;
export const COLUMNS = 5;

export interface StackView {
  /** Place on the table, row by row. */
  place: number;
  row: "monsters" | "citizens" | "domains";
  /** The card that lies on top and open. */
  top: string | null;
  n: number;
  /** Cards below that nobody has seen. */
  hidden: number;
  /** Whose place it is, once it is empty. */
  was: string;
  /** A terrain, for the stacks of monsters. */
  terrain: string;
}

/** The four rows of five places, as they lie. */
export function stacks(view: ValeriaView): StackView[] {
  const monsters = view.monsters.map((stack, i) => ({
    ...pile(i, "monsters", stack),
    was: view.terrains[i] ?? "",
    terrain: view.terrains[i] ?? "",
  }));
  const citizens = view.citizens.map((stack, i) => ({
    ...pile(COLUMNS + i, "citizens", stack, view.face_down[i]),
    was: view.stack_kinds[i] ?? "",
  }));
  const domains = view.domains.map((stack, i) => pile(3 * COLUMNS + i, "domains", stack, view.domains_below[i]));
  return [...monsters, ...citizens, ...domains];
}

function pile(place: number, row: StackView["row"], stack: readonly string[], hidden = 0): StackView {
  return { place, row, top: stack.at(-1) ?? null, n: stack.length + hidden, hidden, was: "", terrain: "" };
}

/** The numbers that the dice call: each die and their sum. */
export function called(view: ValeriaView): number[] {
  const [first, second] = view.dice;
  return first && second ? [...new Set([first, second, first + second])] : [];
}

/** Whether the dice call a place of the ledger, such as "9/10". */
export function isCalled(number: string, numbers: readonly number[]): boolean {
  return number.split("/").some((each) => numbers.includes(Number(each)));
}

/** Citizens, by the ten places of the ledger. */
export function ledger(citizens: Record<string, number>, faces: Faces): { number: string; ids: string[]; n: number }[] {
  return NUMBERS.map((number) => {
    const ids = Object.keys(citizens).filter((id) => faces.face(id).number === number);
    return { number, ids, n: ids.reduce((sum, id) => sum + (citizens[id] ?? 0), 0) };
  });
}

export function purse(realm: RealmView): Record<Good, number> {
  const [gold = 0, strength = 0, magic = 0, vp = 0] = realm.wallet;
  return { gold, strength, magic, vp };
}

/** What is printed on cards: monsters and domains. */
export function printed(ids: readonly string[], faces: Faces): number {
  return ids.reduce((sum, id) => sum + (faces.face(id).points ?? 0), 0);
}

export function cardsIn(realm: RealmView): number {
  const citizens = Object.values(realm.citizens).reduce((sum, n) => sum + n, 0);
  return citizens + realm.domains.length + realm.slain.length;
}

/** How many there are of each, in the order in which they first come. */
export function tallied(ids: readonly string[]): [id: string, n: number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** With five players, who rests: the one at the active player's right. */
export function resting(view: ValeriaView): number {
  return view.realms.length === 5 ? (view.active + 4) % 5 : -1;
}
