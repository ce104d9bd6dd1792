import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOKENS } from "../../../generated/valeria";
import type { Text } from "../../../i18n/text";
import { Words } from "../../../i18n/words";
import { Faces } from "./faces";

const read = (language: string, file: string) => readFileSync(`../src/karczma/locale/${language}/${file}.ftl`, "utf8");
const amount = (n: number, token: number) => ({ say: "amount", with: { n, token } });
const gain = (what: Text) => ({ say: "tell-gain", with: { what } });
const either = { say: "list-or", with: { first: amount(2, 0), second: amount(2, 2) } };
const cards = {
  citizens: {
    merchant: {
      role: "worker",
      numbers: [2],
      cost: { gold: 2 },
      source: "public",
      lines: [{ say: "face-active", with: { power: gain(either) } }, { say: "face-inactive", with: { power: gain(amount(1, 0)) } }],
      signs: [[{ sign: 0, n: 2 }, { op: "/" }, { sign: 2, n: 2 }], [{ sign: 0, n: 1 }, { op: "×" }, { sign: "worker", says: "Worker" }]],
    },
  },
  monsters: { spider_queen: { terrain: "forest", type: "boss", cost: { strength: 10, magic: 3 }, vp: 5, source: "design", lines: [], signs: [] } },
  domains: { pratchetts_plateau: { cost: { gold: 8 }, needs: { holy: 2 }, vp: 3, source: "public", lines: [], signs: [] } },
};
const faces = (language: string) =>
  new Faces(cards, new Words(language, [read(language, "kernel"), read(language, "valeria")], TOKENS), Object.assign((id: string) => id, { has: () => false }));

test("a Citizen says both powers, in the language of the page", () => {
  expect(faces("en").face("merchant").words).toEqual(["On your turn: gain 2 Gold or 2 Magic.", "On other turns: gain 1 Gold."]);
  expect(faces("pl").face("merchant").words).toEqual(["W twojej turze: weź 2 Złota albo 2 Magie.", "Poza twoją turą: weź 1 Złoto."]);
});

test("its icons say the same from left to right", () => {
  const { phrases } = faces("en").face("merchant");
  const worker = { mark: { shape: "hexagon", colour: "var(--role-worker)", icon: "g-flat-hammer", label: "Worker" } };
  expect(phrases).toEqual([[{ good: "gold", n: 2 }, { op: "/" }, { good: "magic", n: 2 }], [{ good: "gold", n: 1 }, { op: "×" }, worker]]);
});

test("a Monster has two prices, its marks, its points and its provenance", () => {
  const face = faces("en").face("spider_queen");
  expect(face.price).toEqual([{ good: "strength", n: 10 }, { good: "magic", n: 3 }]);
  expect(face.marks.map(({ label }) => label)).toEqual(["Boss", "Forest"]);
  expect([face.points, face.source, face.scene]).toEqual([5, "design", "forest"]);
});

test("a Domain shows the roles it needs", () => {
  expect(faces("en").face("pratchetts_plateau").marks.map(({ label }) => label)).toEqual(["Holy", "Holy"]);
});

test.each(["pl", "en"])("no two cards have the same short name: %s", (language) => {
  const texts = readFileSync(`src/games/valeria/words/${language}.ftl`, "utf8");
  const shorts = [...texts.matchAll(/^short-[\w-]+ = (.*)$/gm)].map(([, name]) => name);
  expect(shorts.length).toBeGreaterThan(30);
  expect(new Set(shorts).size).toBe(shorts.length);
});
