import { expect, test } from "vitest";
import { placed } from "./covered";

const side = (left: number, right: number) => placed({ left, right }, { left: 0, right: 1100 }, 700);

test("the sheet lies at the left as long as it covers nothing that is selected", () => {
  expect(placed(null, { left: 0, right: 1100 }, 700)).toEqual({ right: false, width: 700 });
  expect(side(800, 950)).toEqual({ right: false, width: 700 });
});

test("it goes to the other side, and is no wider than there is room beside the part", () => {
  expect(side(100, 250)).toEqual({ right: true, width: 700 });
  expect(side(300, 450)).toEqual({ right: true, width: 650 });
  expect(side(640, 790)).toEqual({ right: false, width: 640 });
});
