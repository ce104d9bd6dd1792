import { expect, test } from "vitest";
import type { Northgard } from "../../../generated/northgard";
import type { Happening } from "../../../table/title";
import type { Realm } from "../realm.svelte";
import { LastBattle } from "./last.svelte";

const happened = (name: string, parts: object) => ({ name, parts }) as unknown as Happening<Northgard>;
const began = happened("battle-began", { seat: 0, opponent: 1, territory: 4, points: 3, against: 2, forces: [["units", 3, 0]], against_forces: [["units", 2, 0]] });
const decided = happened("battle-decided", { side: 0, points: 5, against: 3 });
const later = happened("card-played", { seat: 1, card: "start_move" });

/** A table at which things happen; `battle`: it is being fought. */
function table() {
  const now = { events: [began], battle: { sides: [] } as object | null, gesture: null as object | null };
  const realm = { seat: 1, events: () => now.events, scene: { given: { event: null }, get gesture() { return now.gesture; } }, view: { get battle() { return now.battle; } } };
  return { now, last: new LastBattle(() => realm as unknown as Realm) };
}

test("how a battle ended stays, whatever happens after it, until it was seen", () => {
  const { now, last } = table();
  expect(last.story?.winner).toBeNull();
  Object.assign(now, { events: [began, decided], battle: null });
  expect(last.story?.winner).toBe(0);
  now.events = [began, decided, later, later];
  expect(last.story?.sides.map(({ points }) => points)).toEqual([5, 3]);
  last.close();
  expect(last.story).toBeNull();
});

test("it makes room for what is prepared on the map, and for the next battle", () => {
  const { now, last } = table();
  Object.assign(now, { events: [began, decided], battle: null, gesture: {} });
  expect(last.story).toBeNull();
  now.gesture = null;
  expect(last.story?.winner).toBe(0);
  Object.assign(now, { events: [began, decided, later, began], battle: { sides: [] } });
  expect(last.story?.winner).toBeNull();
});
