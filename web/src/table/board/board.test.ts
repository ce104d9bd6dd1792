import { expect, test } from "vitest";
import { across, type Sitting } from "./board";

test("the others sit in turn order after the one at the bottom", () => {
  const people = [0, 1, 2, 3].map((seat): Sitting => ({ seat, name: "", bot: "", away: false, standIn: false, clock: "" }));
  const seats = (own: number) => across(people, own).map(({ seat }) => seat);
  expect([seats(2), seats(0)]).toEqual([
    [3, 0, 1],
    [1, 2, 3],
  ]);
});
