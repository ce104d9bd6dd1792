import { expect, test } from "vitest";
import { above } from "./track";

const BRACKETS = [
  { from: 0, most: 10, dice: 1 },
  { from: 11, most: 20, dice: 2 },
  { from: 21, most: 30, dice: 3 },
];

test.each(Array.from({ length: 31 }, (_, glory) => glory))("at %i glory no word of the track lies on another", (glory) => {
  const { glory: mark, end, short } = above(glory, 30, BRACKETS);
  const here = BRACKETS.find(({ most }) => glory <= most) ?? { from: 31, most: 30, dice: 2 };
  const wide = 3.2 + here.dice * 0.75 - Number(short);
  const [left, right] = [mark.at - mark.before * 3.2, mark.at + (1 - mark.before) * 3.2];
  const last = Math.min(here.most + 0.4, 30);
  const words = end ? { from: last - wide, to: last } : { from: here.from, to: here.from + wide };
  expect(left >= words.to - 1e-9 || right <= words.from + 1e-9).toBe(true);
  expect(left).toBeGreaterThanOrEqual(-0.1);
  expect(right).toBeLessThanOrEqual(30.5);
});
