import { expect, test } from "vitest";
import type { Happening } from "../../generated/protocol";
import { ROLES, type Valeria } from "../../generated/valeria";
import { chapters, gathered, grouped, readable, renewed, since, sinceTurn, type LogRules } from "./log";
import { isGain, PLAIN } from "../ui";
import type { LoggedStep } from "../store.svelte";
import type { Happening as Typed, NameOf } from "../title";

const event = (name: string, parts: Record<string, unknown> = {}): Happening => ({ name, parts, clause: "" });
const step = (seq: number, events: Happening[], more: Partial<LoggedStep> = {}): LoggedStep => ({
  seq,
  kind: "choice",
  seat: 0,
  events,
  at: 0,
  seenFrom: 0,
  undone: [],
  takenBack: false,
  ...more,
});
const rules = (more: Partial<LogRules>): LogRules => ({ ...PLAIN, ...more });
const PAID: NameOf<Valeria, "events"> = "paid";
const isPaid = (event: Happening): event is Typed<Valeria, "paid"> => event.name === PAID;
const paying = rules({ paid: (event) => (isPaid(event) ? event.parts : null) });
const gain = (seat: number, by: string, n = 1) => event("gained", { seat, by, token: "gold", n });
const names = (lines: { events: Happening[] }[]) => lines.map(({ events }) => events.map(({ name }) => name).join("+"));

test("a turn is a chapter, and what came before the first one is the setup", () => {
  const told = chapters([step(1, [event("first-player", { seat: 1 }), event("turn-began", { seat: 1, turn: 1 }), event("doubles", { seat: 1 })])], 0, ROLES);
  expect(told.map(({ turn, seat }) => [turn, seat])).toEqual([
    [null, -1],
    [1, 1],
  ]);
  expect(names(told[1]?.lines ?? [])).toEqual(["doubles"]);
});

test("a round is a chapter too; an event that says more than whose turn it is begins none", () => {
  const story = [event("round-began", { round: 2 }), event("tile-laid", { seat: 0, tile: "a", turn: 3 }), event("round-started", { seat: 1, round: 3 })];
  expect(chapters([step(1, story)], 0, ROLES).map(({ turn, round, seat }) => [turn, round, seat])).toEqual([
    [2, true, -1],
    [3, true, 1],
  ]);
});

test("the events of a turn are those since it began, whatever round it is", () => {
  const began = (turn: number) => event("turn-began", { seat: 0, turn });
  expect(sinceTurn([began(1), gain(0, "a"), began(2), event("round-began", { round: 1 }), gain(0, "b")]).map(({ name }) => name)).toEqual(["round-began", "gained"]);
});

test("a payment is a line of its own where a title does not tell it otherwise", () => {
  const [told] = chapters([step(1, [event("paid", { seat: 0, token: "gold", n: 3 }), gain(0, "cleric")])], 0, ROLES);
  expect(names(told?.lines ?? [])).toEqual(["paid", "gained"]);
});

test("gains in a row are one line for each seat", () => {
  const told = chapters([step(1, [gain(0, "peasant"), gain(0, "knight"), gain(1, "peasant")])], 0, ROLES);
  expect(names(told[0]?.lines ?? [])).toEqual(["gained+gained", "gained"]);
  expect(gathered([gain(0, "peasant"), gain(0, "peasant", 2)].filter(isGain))).toEqual([{ by: "peasant", token: "gold", times: 2, n: 3 }]);
});

test("what was paid stands with what it was paid for, not with what happens to somebody else meanwhile", () => {
  const paid = event("paid", { seat: 0, token: "gold", n: 3 });
  const told = chapters([step(1, [paid, event("card-revealed", { card: "monk" }), event("citizen-gained", { seat: 0, citizen: "cleric" })])], 0, ROLES, paying);
  expect(told[0]?.lines.map(({ events, cost }) => [events[0]?.name, cost.length])).toEqual([
    ["card-revealed", 0],
    ["citizen-gained", 1],
  ]);
});

test("a payment that nothing follows is told by itself", () => {
  const told = chapters([step(1, [event("paid", { seat: 0, token: "gold", n: 3 })])], 0, ROLES, paying);
  expect(names(told[0]?.lines ?? [])).toEqual(["paid"]);
});

test("a move that was taken back stays in the log, marked, with a line that says so", () => {
  const story = [step(1, [gain(0, "peasant")], { takenBack: true }), step(2, [], { kind: "undo" })];
  const [chapter] = chapters(story, 0, ROLES);
  expect(chapter?.lines.map(({ undone, undo }) => [undone, undo])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test("on a shared device one seat does not read what only the other was told", () => {
  const story = [step(1, [event("duke-kept", { seat: 0, duke: "reese_the_firebrand" })], { seenFrom: 0 })];
  const dukes = (seat: number) => chapters(story, seat, ROLES)[0]?.lines[0]?.events[0]?.parts;
  expect([dukes(0), dukes(1)]).toEqual([
    { seat: 0, duke: "reese_the_firebrand" },
    { seat: 0, duke: "" },
  ]);
});

test("a story holds nothing that this seat was not told, whatever is made of it", () => {
  const story = [step(1, [event("duke-kept", { seat: 0, duke: "reese_the_firebrand" })], { seenFrom: 0 })];
  expect(JSON.stringify(readable(story, 0, ROLES))).toContain("reese_the_firebrand");
  expect(JSON.stringify(readable(story, 1, ROLES))).not.toContain("reese_the_firebrand");
});

test("quiet events are passed over", () => {
  expect(chapters([step(1, [event("action-phase-started", { seat: 0 })])], 0, ROLES, rules({ quiet: ["action-phase-started"] }))).toEqual([]);
});

test("chapters that did not change stay the same objects", () => {
  const [first, second] = [step(1, [gain(0, "peasant")]), step(2, [event("turn-began", { seat: 0, turn: 1 }), gain(0, "knight")])];
  const before = chapters([first, second], 0, ROLES);
  const now = renewed(before, chapters([first, second, step(3, [gain(1, "knight")])], 0, ROLES));
  expect(now[0]).toBe(before[0]);
  expect(now[1]).not.toBe(before[1]);
});

test("a title may open chapters with other events, one for each player in a row", () => {
  const played = (seat: number) => event("card-played", { seat, card: "move" });
  const story = [step(1, [event("year-began", { year: 2 }), played(0), played(0), played(1)])];
  const told = chapters(story, 0, ROLES, rules({ chapters: ["year-began", "card-played"] }));
  expect(told.map(({ seat, opened, lines }) => [seat, opened?.name, lines.length])).toEqual([
    [-1, "year-began", 0],
    [0, "card-played", 2],
    [1, "card-played", 1],
  ]);
});

test("what comes in many small parts is told as one sum", () => {
  const gathered = (seat: number, food: number) => event("resources-gathered", { seat, food, territory: food });
  const told = chapters([step(1, [gathered(0, 1), gathered(0, 2), gathered(1, 4)])], 0, ROLES, rules({ summed: { "resources-gathered": ["food"] } }));
  expect(told[0]?.lines).toMatchObject([{ events: [{ parts: { food: 3 } }] }, { events: [{ parts: { food: 4 } }] }]);
});

test("events that differ in one part share a line, others do not", () => {
  const come = (mercenary: string) => event("mercenary-offered", { mercenary });
  const rolled = (trail: string, value: number) => event("attack-die-rolled", { roller: 1, trail, value });
  const story = [step(1, [come("skrat"), come("nimra"), rolled("a1", 3), rolled("a1", 5), rolled("a2", 5)]), step(2, [come("torko")])];
  const together = { "mercenary-offered": "mercenary", "attack-die-rolled": "value" };
  const [told] = chapters(story, 0, ROLES, rules({ together }));
  expect(told?.lines.map(({ events }) => events.length)).toEqual([2, 2, 1, 1]);
});

test("what one player did in one step is told together; the setup is told line by line", () => {
  const story = [step(1, [event("built", { seat: 0 }), event("scored", { seat: 0 }), event("lost", { seat: 1 })]), step(2, [event("built", { seat: 0 })])];
  const lines = chapters(story, 0, ROLES).flatMap((chapter) => chapter.lines);
  expect(grouped(lines).map(names)).toEqual([["built", "scored"], ["lost"], ["built"]]);
  expect(grouped(lines, true)).toHaveLength(4);
});

test("since one's turn others have done so much; before one's first turn there is nothing to tell", () => {
  const story = [step(1, [event("built", { seat: 1 })], { seat: 1 }), step(2, [event("built", { seat: 0 })]), step(3, [event("won", { seat: 1 })], { seat: 1 })];
  const told = chapters(story, 0, ROLES);
  expect(names(since(told, story, 0))).toEqual(["won"]);
  expect(since(told, story.slice(0, 1), 0)).toEqual([]);
});

test("whoever comes back is not told of shuffles and the like, unless something else happened with them", () => {
  const other = { seat: 1 };
  const story = [step(1, [event("built", { seat: 0 })]), step(2, [event("reshuffled"), event("won", { seat: 1 })], other), step(3, [event("reshuffled")], other)];
  const told = chapters(story, 0, ROLES);
  expect(names(since(told, story, 0, rules({ routine: ["reshuffled"] })))).toEqual(["won"]);
  expect(names(since(told, story, 0))).toEqual(["reshuffled", "won", "reshuffled"]);
});
