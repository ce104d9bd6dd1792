import { describe, expect, it } from "vitest";
import { isPosition } from "./brought";

describe("a file that somebody brings", () => {
  it.each(["position: valeria\nseats: 2\n", "# Two actions are left.\n\n# And more.\nposition: valeria\n"])("is a position: %j", (text) => {
    expect(isPosition(text)).toBe(true);
  });

  it.each(["karczma 1\ntitle valeria 1.0.0\n", "", "seats: 2\nposition: valeria\n", "# position: valeria\n"])("is none: %j", (text) => {
    expect(isPosition(text)).toBe(false);
  });
});
