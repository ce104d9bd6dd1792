import { expect, test } from "vitest";
import type { Shown } from "../../kit/cards/collection";
import { ALL, costsOf, setsOf, wantedOf } from "./filter";

const card = (id: string, family: string, set: string, cost: number | null, ...words: string[]): Shown => ({
  id, name: id, family, set, cost, words, source: "public", designed: [],
});
const CARDS = [
  card("Chłop", "citizens", "Robotnik", 2, "W swojej turze: 1 Złoto."),
  card("Łotrzyk", "citizens", "Cień", 1, "Zabierz 1 Złota."),
  card("Treant", "monsters", "Las", 5, "Mieszkaniec i 1 Magia."),
  card("Książę", "dukes", "", null, "1 punkt za każdą Włość."),
];
const ids = (wanted: Partial<typeof ALL>) => wantedOf(CARDS, { ...ALL, ...wanted }).map(({ id }) => id);

test("cards are found by kind, by what they belong to, by cost and by what they say, in any form", () => {
  expect(ids({})).toHaveLength(4);
  expect(ids({ family: "citizens" })).toEqual(["Chłop", "Łotrzyk"]);
  expect(ids({ set: "Las" })).toEqual(["Treant"]);
  expect(ids({ cost: 2 })).toEqual(["Chłop", "Łotrzyk"]);
  expect(ids({ text: "mieszkańcy" })).toEqual(["Treant"]);
  expect(ids({ text: "lotrzyk zloto" })).toEqual(["Łotrzyk"]);
});

test("only what is there can be chosen", () => {
  expect(setsOf(CARDS, "citizens")).toEqual(["Robotnik", "Cień"]);
  expect(costsOf(CARDS)).toEqual([1, 2, 5]);
});
