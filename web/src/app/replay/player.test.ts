import { expect, test } from "vitest";
import type { Happening, Replay } from "../../generated/protocol";
import { PLAIN } from "../../table/ui";
import { Player } from "./player.svelte";

const happening = (name: string, n = 0) => ({ name, parts: { seat: 0, turn: n }, clause: "" });
const step = (n: number, ...names: string[]) => ({
  seat: n % 2,
  choice: "",
  events: names.map((name) => happening(name, n)),
  view: { turn: n },
  scores: [n, 0],
});
const replay = {
  title: "valeria",
  seats: 2,
  seen_from: -2,
  first: { turn: 0 },
  steps: [step(1, "turn-began", "gained"), step(2, "paid"), step(3, "turn-began", "gained")],
} as unknown as Replay;

test("before the first move the table is as it was set up", () => {
  const player = new Player(replay);
  expect([player.view, player.scores, player.events]).toEqual([{ turn: 0 }, [], []]);
});

test("one goes from state to state, and no further than the game", () => {
  const player = new Player(replay);
  player.go(2);
  expect([player.view, player.scores]).toEqual([{ turn: 2 }, [2, 0]]);
  player.go(99);
  expect(player.at).toBe(3);
  player.go(-5);
  expect(player.at).toBe(0);
});

test("the events are those of the moves that were made", () => {
  const player = new Player(replay);
  player.go(2);
  expect(player.events.map((event) => event.name)).toEqual(["turn-began", "gained", "paid"]);
  player.go(1);
  expect(player.events).toMatchObject([{ parts: { turn: 1 } }, { parts: { turn: 1 } }]);
});

test("it plays to the end, stops there, and starts anew", () => {
  const player = new Player(replay);
  player.toggle();
  for (let n = 0; n < 4; n++) player.tick();
  expect([player.at, player.playing]).toEqual([3, false]);
  player.toggle();
  expect([player.at, player.playing]).toEqual([0, true]);
  player.jump(2);
  expect([player.at, player.playing]).toEqual([2, false]);
});

const turn = (event: Happening) => (event.name === "turn-began" ? PLAIN.turn(event) : null);

test("turns are marks, and one goes from one to the next, or back to where this one began", () => {
  const player = new Player(replay, turn);
  expect(player.marks.map(({ at, n }) => [at, n])).toEqual([[1, 1], [3, 3]]);
  player.go(2);
  expect([player.now?.n, player.turnFrom(1), player.turnFrom(-1)]).toEqual([1, 3, 1]);
  player.go(3);
  expect([player.turnFrom(1), player.turnFrom(-1)]).toEqual([3, 1]);
  player.go(1);
  expect(player.turnFrom(-1)).toBe(0);
});

test("a game without turns is walked through in leaps", () => {
  const player = new Player(replay);
  expect([player.turnFrom(1), player.turnFrom(-1)]).toEqual([10, -10]);
});

test("it plays slower and faster, within limits", () => {
  const player = new Player(replay);
  const speeds = ([1, 1, 1, -1, -1, -1, -1] as const).map((by) => {
    player.hurry(by);
    return player.speed;
  });
  expect(speeds).toEqual([2, 4, 4, 2, 1, 0.5, 0.5]);
});

test("seen through other eyes, one stays where one is", () => {
  const player = new Player(replay, turn);
  player.go(2);
  player.replay = { ...replay, seen_from: 1, steps: replay.steps.map((each) => ({ ...each, view: { of: 1 } })) };
  expect([player.at, player.view, player.seat, player.story[0]?.seenFrom]).toEqual([2, { of: 1 }, 1, 1]);
});
