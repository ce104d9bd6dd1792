import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOKENS } from "../../generated/valeria";
import { Words } from "../../i18n/words";
import { Faces } from "./faces";

const read = (language: string, file: string) => readFileSync(`../src/karczma/locale/${language}/${file}.ftl`, "utf8");
const cards = {
  citizens: {
    merchant: { role: "worker", numbers: [2], cost: { gold: 2 }, source: "public", active: [{ choose: [[{ gain: { gold: 2 } }], [{ gain: { magic: 2 } }]] }], inactive: [{ gain: { gold: 1 } }] },
    butcher: { role: "worker", numbers: [11, 12], cost: { gold: 1 }, source: "public", active: [{ gain: { gold: { count: { zone: "citizens", where: { role: "worker" } }, times: 2 } } }], inactive: [{ exchange: { pay: { strength: 1 }, gain: { magic: 3 } } }] },
  },
  monsters: {
    spider_queen: { terrain: "forest", type: "boss", cost: { strength: 10, magic: 3 }, vp: 5, source: "design", do: [{ choose: [[{ gain: { gold: 3 } }], [{ take: { zone: "center_citizens" } }, { gain: { vp: 1 } }]] }] },
  },
  domains: {
    foxgrove_palisade: { cost: { gold: 9 }, needs: { soldier: 1, shadow: 1 }, vp: 3, source: "public", when: [{ moment: "roll_phase", do: [{ may: [{ set_die: { to: 6, cost: { gold: 2 } } }] }] }] },
    pratchetts_plateau: { cost: { gold: 8 }, needs: { holy: 2 }, vp: 3, source: "public", while: [{ question: "domain_cost", add: -1 }] },
  },
  dukes: { reese_the_firebrand: { source: "public", score: [{ vp: { count: { zone: "slain" } } }, { vp: { count: { zone: "resources" }, every: 4 } }] } },
};
const faces = (language: string) =>
  new Faces(cards, new Words(language, [read(language, "kernel"), read(language, "valeria")], TOKENS), Object.assign((id: string) => id, { has: () => false }));

test("a Citizen says both powers, in both languages", () => {
  expect(faces("en").face("merchant").words).toEqual(["On your turn: gain 2 Gold or 2 Magic.", "On other turns: gain 1 Gold."]);
  expect(faces("pl").face("butcher").words).toEqual([
    "W twojej turze: weź 2 Złota za każdego Rzemieślnika.",
    "Poza twoją turą: zapłać 1 Siłę, aby otrzymać 3 Magie.",
  ]);
});

test("its icons say the same from left to right", () => {
  const { phrases } = faces("en").face("merchant");
  expect(phrases).toEqual([[{ good: "gold", n: 2 }, { op: "/" }, { good: "magic", n: 2 }], [{ good: "gold", n: 1 }]]);
});

test("a Monster has two prices, its marks, its points and its provenance", () => {
  const face = faces("en").face("spider_queen");
  expect(face.price).toEqual([{ good: "strength", n: 10 }, { good: "magic", n: 3 }]);
  expect(face.marks.map(({ label }) => label)).toEqual(["Boss", "Forest"]);
  expect([face.points, face.source, face.scene]).toEqual([5, "design", "forest"]);
});

test("a Domain tells its moment or its rule, and shows the roles it needs", () => {
  const [palisade, plateau] = [faces("en").face("foxgrove_palisade"), faces("en").face("pratchetts_plateau")];
  expect(palisade.words).toEqual(["In your Roll Phase you may pay 2 Gold to set a die to 6."]);
  expect(plateau.words).toEqual(["Domains cost you 1 Gold less."]);
  expect(plateau.marks.map(({ label }) => label)).toEqual(["Holy", "Holy"]);
});

test("a Duke tells what he counts", () => {
  expect(faces("pl").face("reese_the_firebrand").words).toEqual([
    "1 PZ za każdego Potwora w stosie Zwycięstwa.",
    "1 PZ za każde 4 zasoby.",
  ]);
});
