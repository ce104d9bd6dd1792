import { expect, test } from "vitest";
import type { ChapterInfo, ClauseInfo } from "../../generated/protocol";
import { leafOf, leavesOf, roman } from "./book";
import { marked, matching, mentioned, nearest } from "./find";

const clause = (id: string, en: string, pl: string): ClauseInfo => ({ id, en, pl, kind: "rule", section: "", note: "", see: [] });
const RULES = [
  clause("VK-RECR-01", "Take the top Citizen.", "Weź wierzchniego Mieszkańca."),
  clause("VK-RECR-02", "One Gold more for each copy.", "O jedno Złoto więcej za każdą kopię."),
  clause("VK-SLAY-01", "Slay the top Monster.", "Zgładź wierzchniego Potwora, np. Łucznika."),
  clause("VK-DUKE-01", "The Duke counts at the end.", "Książę liczy się na koniec gry."),
];
const CHAPTERS: ChapterInfo[] = [
  { id: "VK-ACT", en: "Action Phase", pl: "Faza Akcji", under: "" },
  { id: "VK-RECR", en: "Recruit a Citizen", pl: "Zwerbuj Mieszkańca", under: "VK-ACT" },
  { id: "VK-SLAY", en: "Slay a Monster", pl: "Zgładź Potwora", under: "VK-ACT" },
  { id: "VK-DUKE", en: "Dukes", pl: "Karty Książąt", under: "" },
];
const ids = (asked: string) => matching(RULES, asked, CHAPTERS).map((each) => each.id);

test("a rule is found by its id, by words of either language, and without Polish letters", () => {
  expect(ids("recr-02")).toEqual(["VK-RECR-02"]);
  expect(ids("monster")).toEqual(["VK-SLAY-01"]);
  expect(ids("lucznika zgladz")).toEqual(["VK-SLAY-01"]);
});

test("all words must be there; nothing asked for finds everything", () => {
  expect(ids("top citizen")).toEqual(["VK-RECR-01"]);
  expect(ids("citizen monster")).toEqual([]);
  expect(ids("  ")).toHaveLength(RULES.length);
});

test.each([
  ["kopia", "VK-RECR-02"],
  ["kopii", "VK-RECR-02"],
  ["złota", "VK-RECR-02"],
  ["złocie", "VK-RECR-02"],
  ["mieszkaniec", "VK-RECR-01"],
  ["potwór", "VK-SLAY-01"],
  ["potworami", "VK-SLAY-01"],
  ["księcia", "VK-DUKE-01"],
  ["monsters", "VK-SLAY-01"],
  ["copies", "VK-RECR-02"],
])("%s is found in another form", (asked, found) => {
  expect(ids(asked)).toContain(found);
  expect(ids(asked).length).toBeLessThan(RULES.length);
});

test("the name of a chapter finds its rules", () => {
  expect(ids("recruit")).toEqual(["VK-RECR-01", "VK-RECR-02"]);
});

test("matches are marked where they stand, whatever their letters and their form", () => {
  expect(marked("Zgładź Łucznika.", "lucz")).toEqual(["Zgładź ", "Łucz", "nika."]);
  expect(marked("aba", "ab ba")).toEqual(["", "aba"]);
  expect(marked("nic", "x")).toEqual(["nic"]);
  expect(marked("za każdą kopię.", "kopia")).toEqual(["za każdą ", "kopię", "."]);
});

test("who mistypes is told the words that are there", () => {
  expect(nearest(RULES, "potwur", "pl")).toContain("potwora");
  expect(nearest(RULES, "monster", "en")).toEqual([]);
});

test("a component is met in whatever form its name stands", () => {
  expect(mentioned("Startowy Chłop liczy się jako Chłop.", "Chłop")).toBe(9);
  expect(mentioned("Koszt Startowego Chłopa.", "Startowy Chłop")).toBe(6);
  expect(mentioned("Każdy gracz ma Złoto.", "Chłop")).toBe(-1);
  expect(mentioned("Kapłan i Mnich.", "Kapłanka")).toBe(-1);
});

test("a leaf for each chapter, with its number and the rules of its parts", () => {
  const leaves = leavesOf(CHAPTERS, RULES);
  expect(leaves.map(({ id, numeral, clauses, all }) => [id, numeral, clauses.length, all])).toEqual([
    ["VK-ACT", "I", 0, 3],
    ["VK-RECR", "I", 2, 2],
    ["VK-SLAY", "I", 1, 1],
    ["VK-DUKE", "II", 1, 1],
  ]);
  expect([4, 9, 14].map(roman)).toEqual(["IV", "IX", "XIV"]);
});

test("a deep link opens the leaf of its rule; a chapter's link the chapter; any other the first that says something", () => {
  const leaves = leavesOf(CHAPTERS, RULES);
  expect(leafOf(leaves, "VK-RECR-02")?.id).toBe("VK-RECR");
  expect(leafOf(leaves, "VK-ACT")?.id).toBe("VK-ACT");
  expect(leafOf(leaves, "")?.id).toBe("VK-RECR");
  expect(leafOf(leaves, "VK-NONE-01")?.id).toBe("VK-RECR");
});
