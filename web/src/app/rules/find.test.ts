import { expect, test } from "vitest";
import type { ClauseInfo } from "../../generated/protocol";
import { chapters, marked, matching } from "./find";

const clause = (id: string, en: string, pl: string): ClauseInfo => ({ id, en, pl, kind: "rule", section: "", note: "" });
const RULES = [
  clause("VK-RECR-01", "Take the top Citizen.", "Weź wierzchniego Mieszkańca."),
  clause("VK-RECR-02", "One Gold more for each copy.", "O jedno Złoto więcej za każdą kopię."),
  clause("VK-SLAY-01", "Slay the top Monster.", "Zgładź wierzchniego Potwora, np. Łucznika."),
];
const ids = (asked: string) => matching(RULES, asked).map((each) => each.id);

test("a rule is found by its id, by words of either language, and without Polish letters", () => {
  expect(ids("recr-02")).toEqual(["VK-RECR-02"]);
  expect(ids("monster")).toEqual(["VK-SLAY-01"]);
  expect(ids("lucznika zgladz")).toEqual(["VK-SLAY-01"]);
});

test("all words must be there; nothing asked for finds everything", () => {
  expect(ids("top citizen")).toEqual(["VK-RECR-01"]);
  expect(ids("citizen monster")).toEqual([]);
  expect(ids("  ")).toHaveLength(3);
});

test("rules are grouped by chapter in their order", () => {
  expect(chapters(RULES).map((each) => [each.id, each.clauses.length])).toEqual([["VK-RECR", 2], ["VK-SLAY", 1]]);
});

test("matches are marked where they stand, whatever their letters", () => {
  expect(marked("Zgładź Łucznika.", "lucz")).toEqual(["Zgładź ", "Łucz", "nika."]);
  expect(marked("aba", "ab ba")).toEqual(["", "aba"]);
  expect(marked("nic", "x")).toEqual(["nic"]);
});
