import { expect, test } from "vitest";
import type { Replay } from "../../generated/protocol";
import { Player } from "./player.svelte";

const happening = (name: string, n = 0) => ({ name, parts: { seat: 0, n }, clause: "" });
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

test("the events of a turn are those since it began", () => {
  const player = new Player(replay);
  player.go(2);
  expect(player.events.map((event) => event.name)).toEqual(["gained", "paid"]);
  player.go(3);
  expect(player.events.map((event) => event.parts["n"])).toEqual([3]);
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
