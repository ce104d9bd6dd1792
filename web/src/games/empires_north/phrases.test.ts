import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CLANS } from "./figures";
import { amountsShown, DRAWN_VERBS, shown } from "./phrases";

const CARDS = "../src/karczma/games/empires_north/cards";

test("every verb of the card files is drawn", () => {
  const files = [...CLANS, "islands"].map((family) => readFileSync(`${CARDS}/${family}.yaml`, "utf8"));
  const used = new Set(files.flatMap((file) => [...file.matchAll(/(?:- |\[)\{(\w+): /g)].map(([, verb]) => String(verb))));
  const goods = ["vp", "gold", "card", "food", "fish", "raze", "worker", "wood", "stone", "sheep", "ship"]; // what Storage yields
  expect([...used].filter((verb) => !goods.includes(verb) && !DRAWN_VERBS.includes(verb))).toEqual([]);
  expect(used.size).toBeGreaterThan(15);
});

test("a choice is drawn with a stroke, an exchange with an arrow", () => {
  expect(shown([{ choose: [[{ gain: { raze: 1 } }], [{ gain: { card: 2 } }]] }])).toEqual([{ token: "raze", n: 1 }, { op: "/" }, { token: "card", n: 2 }]);
  expect(shown([{ convert: { pay: { sheep: 1 }, gain: { gold: 1 }, up_to: 2 } }])).toContainEqual({ op: "→" });
  expect(amountsShown({ any_resource: 1 })).toEqual([{ says: "fx-any", n: 1 }]);
});
