import kernelEn from "@locale/en/kernel.ftl?raw";
import valeriaEn from "@locale/en/valeria.ftl?raw";
import { expect, test } from "vitest";
import { ROLES, TOKENS, type ValeriaView } from "../../generated/valeria";
import { Speaker } from "../../i18n/speaker";
import { Words } from "../../i18n/words";
import { Faces } from "./cards/faces";
import { uiOf } from "./ui";

const words = new Words("en", [kernelEn, valeriaEn], TOKENS);
const ui = uiOf(new Faces({}, words, Object.assign((id: string) => id, { has: () => false })), false);
const count = (total: number) => ({ monsters: total, domains: 0, tokens: 0, duke: 0, total });
const ending = (outcome: string, own: number, lord: number) =>
  ui.ending({ outlook: { points: [count(own)], dark_lord: count(lord), outcome } } as ValeriaView, new Speaker(words, ROLES, [""]));

test("alone, a win, a draw and a loss on points are told apart, above the count", () => {
  expect(ending("more_points", 24, 20)).toEqual({ head: "You beat the Dark Lord by 24 to 20.", counted: true });
  expect(ending("draw", 20, 20)).toEqual({ head: "A draw with the Dark Lord, 20 to 20.", counted: true });
  expect(ending("fewer_points", 9, 20)).toEqual({ head: "The Dark Lord wins by 20 to 9.", counted: true });
});

test("alone, the last Monster and an empty column end the game without a count", () => {
  expect(ending("last_monster", 9, 0)).toEqual({ head: "No Monster is left: the Dark Lord is beaten!", counted: false });
  expect(ending("empty_column", 9, 30)).toEqual({
    head: "There is nothing left to give to the Dark Lord: you lose, and no points are counted.",
    counted: false,
  });
});

test("with others it is enough to say who won", () => {
  expect(ending("", 9, 30)).toBeNull();
});
