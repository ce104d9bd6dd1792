import { expect, test } from "vitest";
import type { Question } from "../../generated/protocol";
import { folded, FRONT, holdOf, targetsWith } from "./targets";

const asked = (name: string): Question => ({ seat: 0, name, clause: "", parts: {}, options: [], refusals: [] });
const choice = (name: string, parts: Record<string, unknown> = {}) => ({ name, parts });

test("a tile answers for the pawn that is held", () => {
  const place = choice("place-pawn", { tile: "sail" });
  const move = choice("move-pawn", { source: "explore", tile: "sail" });
  expect(targetsWith(() => FRONT)(place, asked("act"))).toBe("tile:sail");
  expect(targetsWith(() => FRONT)(move, asked("act"))).toBe("pawn:other");
  expect(targetsWith(() => "explore ready")(move, asked("act"))).toBe("tile:sail");
  expect(holdOf(choice("shift-pawn", { source: "sail", side: "exhausted", tile: "harvest" }))).toBe("sail exhausted");
});

test("a card is where the question looks for it", () => {
  const target = targetsWith(() => FRONT);
  const card = choice("take", { card: "gull_rock" });
  expect(target(card, asked("window"))).toBe("hand:gull_rock");
  expect(target(card, asked("keep"))).toBe("stage:gull_rock");
  expect(target(card, asked("raze-island"))).toBe("isle:gull_rock");
});

test("on a phone an Empire's card is a button to choose and a card to ask about", () => {
  const target = folded(targetsWith(() => FRONT));
  const use = choice("use-location", { card: "brewery", place: 4 });
  expect(target(use, asked("act"))).toBeNull();
  expect(target({ ...use, clause: "EN-LACT-01" } as typeof use, asked("act"))).toBe("own:4");
});
