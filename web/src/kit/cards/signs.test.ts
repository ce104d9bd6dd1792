import { expect, test } from "vitest";
import { Words } from "../../i18n/words";
import { drawn, type Looks } from "./signs";

const FILE = "name-elf = Elf\ncard-name = { NAME($card) }\nname-wood = Wood\ncount-wood = { $n } Wood\ncount-gold = { $n } Gold";
const words = new Words("en", [FILE], ["gold", "wood"]);
const looks: Looks = {
  gold: { good: "gold" },
  wood: { icon: "g-log", colour: "#333", shape: "chip" },
  elf: { icon: "g-elf", colour: "#060", shape: "star" },
  steal: { icon: "g-robber" },
};
const elf = { say: "card-name", with: { card: "elf" } };

test("a sign is drawn as its title draws it, and a token has its name", () => {
  expect(drawn([{ sign: 0, n: 2 }, { op: "→" }, { sign: 1, n: 3 }, { sign: 1 }], looks, words)).toEqual([
    { good: "gold", n: 2 },
    { op: "→" },
    { chip: { icon: "g-log", colour: "#333", text: "3", label: "3 Wood" } },
    { chip: { icon: "g-log", colour: "#333", text: "", label: "Wood" } },
  ]);
  expect(drawn([{ sign: "steal" }, { sign: "elf", says: elf }], looks, words)).toEqual([
    { icon: "g-robber", label: "" },
    { mark: { icon: "g-elf", colour: "#060", shape: "star", label: "Elf" } },
  ]);
});

test("of several phrases one is chosen; what one gets has its plus", () => {
  const food: Looks = { wood: { icon: "g-log", colour: "#333", shape: "gain" } };
  expect(drawn([{ one_of: [[{ sign: 1, n: 2 }], [{ sign: 1, n: "−1" }]] }], food, words)).toEqual([
    { chip: { icon: "g-log", colour: "#333", text: "+2" } },
    { op: "/" },
    { chip: { icon: "g-log", colour: "#333", text: "−1" } },
  ]);
});

test("words and dice stay what they are, in the language of the page", () => {
  expect(drawn([{ text: ["≤ ", elf] }, { die: 6 }], looks, words)).toEqual([{ text: "≤ Elf" }, { die: 6 }]);
});

test("what a title has no drawing for is told by its name", () => {
  expect(drawn([{ sign: "dragon", n: 2 }, { sign: "nymph", says: elf }], looks, words)).toEqual([{ text: "2 dragon" }, { text: "Elf" }]);
});
