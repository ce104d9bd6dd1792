import { expect, test } from "vitest";
import type { EmpiresNorth } from "../../../generated/empires_north";
import { told } from "../../../table/testing";
import { chain, spotOf } from "./chain";

const { event } = told<EmpiresNorth>();

test("a chain begins with the last move and holds all that it set off", () => {
  const events = [
    event("pawn-placed", { seat: 1, tile: "sail" }),
    event("pawn-placed", { seat: 0, tile: "explore" }),
    event("action-declared", { seat: 0, tile: "explore" }),
    event("feature-worked", { seat: 0, card: "penguin_colony", place: 3 }),
    event("goods-gained", { seat: 0, by: "penguin_colony", token: "fish", n: 1 }),
  ];
  expect(chain(events).map(({ name }) => name)).toEqual(["pawn-placed", "action-declared", "feature-worked", "goods-gained"]);
});

test("a card that somebody else builds begins a chain, though nothing announces it", () => {
  const events = [
    event("pawn-placed", { seat: 1, tile: "populate" }),
    event("goods-gained", { seat: 1, by: "populate", token: "worker", n: 1 }),
    event("goods-paid", { seat: 0, token: "wood", n: 1 }),
    event("card-built", { seat: 0, card: "mead_hall", place: 3, host: -1, under: "" }),
  ];
  expect(chain(events).map(({ name }) => name)).toEqual(["goods-paid", "card-built"]);
});

test("what opponents gain belongs to the chain of the one who moved", () => {
  const events = [
    event("location-used", { seat: 0, card: "toast_of_friendship", place: 4 }),
    event("goods-gained", { seat: 0, by: "toast_of_friendship", token: "vp", n: 2 }),
    event("goods-gained", { seat: 1, by: "toast_of_friendship", token: "food", n: 1 }),
  ];
  expect(chain(events)).toHaveLength(3);
});

test("a step lights the card that it is about, at the one whom it befalls", () => {
  expect(spotOf(event("location-razed", { seat: 0, opponent: 2, card: "brewery", place: 4 }))).toEqual({ seat: 2, card: "brewery", tile: "" });
  expect(spotOf(event("goods-gained", { seat: 1, by: "explore", token: "vp", n: 1 }))).toMatchObject({ seat: 1, card: "explore" });
});
