import { expect, test } from "vitest";
import type { EmpiresNorth } from "../../generated/empires_north";
import { told } from "../../table/testing";
import { folded, FRONT, holdOf, targetsWith } from "./targets";

const { offer, refused, question } = told<EmpiresNorth>();
const act = question("act", { seat: 0 });

test("a tile answers for the pawn that is held", () => {
  const place = offer("place-pawn", { tile: "sail" });
  const move = offer("move-pawn", { source: "explore", tile: "sail" });
  expect(targetsWith(() => FRONT)(place, act)).toBe("tile:sail");
  expect(targetsWith(() => FRONT)(move, act)).toBe("pawn:other");
  expect(targetsWith(() => "explore ready")(move, act)).toBe("tile:sail");
  expect(holdOf(offer("shift-pawn", { source: "sail", side: "exhausted", tile: "harvest" }))).toBe("sail exhausted");
});

test("a card is where the question looks for it", () => {
  const target = targetsWith(() => FRONT);
  const card = offer("take", { card: "gull_rock" });
  expect(target(card, question("window", { seat: 0, action: 0, tile: "sail" }))).toBe("hand:gull_rock");
  expect(target(card, question("keep", { seat: 0 }))).toBe("stage:gull_rock");
  expect(target(card, question("raze-island", { seat: 0 }))).toBe("isle:gull_rock");
});

test("on a phone an Empire's card is a button to choose and a card to ask about", () => {
  const target = folded(targetsWith(() => FRONT));
  const use = offer("use-location", { card: "brewery", place: 4 });
  expect(target(use, act)).toBeNull();
  expect(target(refused("use-location", { card: "brewery", place: 4 }), act)).toBe("own:4");
});
