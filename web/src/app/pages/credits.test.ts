import { expect, test } from "vitest";
import { GAME_ICONS } from "./credits";

const SHEETS = import.meta.glob<string>("../../**/*.svg", { query: "?raw", import: "default", eager: true });

/** Drawn into the pictures of the places. */
const IN_PLACES = ["crystal-growth", "dragon-head", "drakkar", "knight-banner", "mounted-knight", "sheep", "viking-longhouse"];

test("every game-icons picture that is bundled is on the credits page, and no other", () => {
  const found = Object.values(SHEETS).flatMap((sheet) => [...sheet.matchAll(/id="g-([^"]+)"/g)].map(([, icon]) => String(icon)));
  const credited = GAME_ICONS.flatMap(([, icons]) => icons);
  expect([...new Set([...found, ...IN_PLACES])].sort()).toEqual(credited.sort());
});
