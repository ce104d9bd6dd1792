import { describe, expect, it } from "vitest";
import { apart, copiesApart, inTwoRows, LEAST, widthOf } from "./fan";

describe("a fan", () => {
  it("lies side by side while there is room, then fills the room, and never hides a card", () => {
    expect(apart(3, 80, 5, 400)).toBe(85);
    expect(apart(6, 80, 5, 330)).toBe(50);
    expect(apart(30, 80, 5, 330)).toBe(LEAST);
  });

  it("moves copies closer before it moves different cards closer", () => {
    expect(copiesApart([3, 1], 80, 5, 22, 400)).toEqual({ cards: 85, copies: 22 });
    expect(copiesApart([3, 1], 80, 5, 22, 189)).toEqual({ cards: 85, copies: 12 });
    expect(copiesApart([3, 1], 80, 5, 22, 146)).toEqual({ cards: 50, copies: 8 });
  });

  it("is as wide as its cards", () => {
    expect(widthOf([3, 1], 80, copiesApart([3, 1], 80, 5, 22, 146))).toBe(146);
    expect(widthOf([1, 1], 80, copiesApart([1, 1], 80, 5, 22, 1000))).toBe(165);
  });

  it("lies in two rows that are as even as their cards allow", () => {
    expect([inTwoRows([]), inTwoRows([80]), inTwoRows([80, 80, 80]), inTwoRows([80, 110, 80, 80])]).toEqual([0, 80, 160, 190]);
  });
});
