import { expect, test } from "vitest";
import type { EmpiresNorth, EmpiresNorthView } from "../../generated/empires_north";
import { sketched } from "../../table/stage.svelte";
import { told } from "../../table/testing";
import { motion } from "./motion";

const { event } = told<EmpiresNorth>();
const player = { wallet: [1, 0, 0, 0, 0, 0, 0, 5, 0, 0], pawns: [-1, -1], exhausted: [0, 0], passed: false };
const view = { players: [player, player], queue: [1], loads: [0], islands: [["gull_rock"], ["gold_coast"]], phase: 1, active: 0 } as unknown as EmpiresNorthView;

const after = (...happened: Parameters<typeof event>) => sketched(motion.changes, view, event(...happened));

test("a pawn is placed, and Goods come and go", () => {
  expect(after("pawn-placed", { seat: 0, tile: "harvest" }).players).toMatchObject([{ pawns: [3, -1] }, { pawns: [-1, -1] }]);
  expect(after("goods-gained", { seat: 1, by: "x", token: "fish", n: 2 }).players).toMatchObject([{}, { wallet: [1, 0, 0, 0, 2, 0, 0, 5, 0, 0] }]);
  expect(after("goods-paid", { seat: 0, token: "wood", n: 1 }).players).toMatchObject([{ wallet: [0, 0, 0, 0, 0, 0, 0, 5, 0, 0] }, {}]);
});

test("a Location that is razed lies down at the one it belongs to", () => {
  expect(after("location-razed", { seat: 0, opponent: 1, card: "x", place: 1 }).players).toMatchObject([{ exhausted: [0, 0] }, { exhausted: [0, 1] }]);
});

test("an Island leaves the board, a ship joins the end of the queue", () => {
  expect(after("island-conquered", { seat: 0, island: "gull_rock", place: 3 }).islands).toEqual([[], ["gold_coast"]]);
  expect(after("ship-queued", { seat: 0, place: 1, load: 3 })).toMatchObject({ queue: [1, 0], loads: [0, 3] });
});

test("Gold flies as a coin, a fish as its icon with its number", () => {
  const gained = (token: string) => motion.flight(event("goods-gained", { seat: 0, by: "mint", token, n: 2 }));
  expect(gained("gold")).toMatchObject({ good: "gold", n: 2, to: "purse:0:gold" });
  expect(gained("fish")).toMatchObject({ icon: "g-double-fish", small: 2, from: "card:0:mint" });
});
