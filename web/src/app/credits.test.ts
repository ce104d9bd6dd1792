import { expect, test } from "vitest";
import sprite from "../kit/icons.svg?raw";
import { GAME_ICONS } from "./credits";

test("every game-icons picture that is bundled has its author on the credits page", () => {
  const bundled = [...sprite.matchAll(/id="g-([^"]+)"/g)].map((found) => found[1]);
  const credited = GAME_ICONS.flatMap(([, icons]) => icons.split(", "));
  expect(bundled.length).toBeGreaterThan(50);
  expect(bundled.filter((icon) => !credited.includes(icon ?? ""))).toEqual([]);
});
