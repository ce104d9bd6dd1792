import { expect, test } from "vitest";
import { headed, zones } from "./zones";

test("a list of records, one for each seat, belongs to the seats; the rest lies on the table", () => {
  const { seats, table } = zones({ players: [{ coins: 6 }, { coins: 2 }], round: 3 }, 2);
  expect(seats).toEqual([[{ shape: "fact", name: "coins", value: "6" }], [{ shape: "fact", name: "coins", value: "2" }]]);
  expect(table).toEqual([{ shape: "fact", name: "round", value: "3" }]);
});

test("cards that lie together are one heap, hidden ones included", () => {
  const { table } = zones({ rubble: ["granite", "granite", null, null, "marble"] }, 2);
  expect(table).toEqual([{ shape: "cards", name: "rubble", cards: [["granite", 2], [null, 2], ["marble", 1]] }]);
});

test("numbers by id are cards with their count, a pile is only counted", () => {
  const { table } = zones({ stock: { granite: 2, marble: 1 }, quarry: { left: 12 } }, 2);
  expect(table).toEqual([
    { shape: "cards", name: "stock", cards: [["granite", 2], ["marble", 1]] },
    { shape: "fact", name: "quarry", value: "×12" },
  ]);
});

test("rows of cards and records keep their places", () => {
  const { table } = zones({ rows: [["a"], []], lord: { dukes: [null], tired: true } }, 3);
  expect(table).toEqual([
    { shape: "group", name: "rows", parts: [{ shape: "cards", name: "1", cards: [["a", 1]] }] },
    { shape: "group", name: "lord", parts: [{ shape: "cards", name: "dukes", cards: [[null, 1]] }, { shape: "fact", name: "tired", value: "✓" }] },
  ]);
});

test("a field without a name of its own is headed by its words", () => {
  expect(headed("domains_below")).toBe("Domains below");
});
