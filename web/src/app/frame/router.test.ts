import { expect, test } from "vitest";
import { isOurs, placeOf, router } from "./router.svelte";

const HOUSE = "http://karczma.test";
const at = (path: string) => {
  const place = placeOf(new URL(path, HOUSE));
  return place && [place.name, place.id, place.hash];
};

test("a path means a page", () => {
  expect(at("/")).toEqual(["", "", ""]);
  expect(at("/table/abc-1")).toEqual(["table", "abc-1", ""]);
  expect(at("/rules/valeria#VK-RECR-02")).toEqual(["rules", "valeria", "VK-RECR-02"]);
  expect(at("/settings/")).toEqual(["settings", "", ""]);
});

test("what is no page is none: unknown, incomplete, or too long", () => {
  for (const path of ["/nowhere", "/table", "/settings/x", "/table/a/b", "/constructor", "/__proto__/x"]) {
    expect(at(path)).toBeUndefined();
  }
});

const CLICK = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const link = (href: string, more = {}) => ({ href: new URL(href, HOUSE).href, target: "", hasAttribute: () => false, ...more });

test("a plain click on a link of ours is taken", () => {
  expect(isOurs(link("/history"), CLICK, HOUSE)).toBe(true);
});

test.each([
  ["a new tab was asked for", link("/history"), { ...CLICK, ctrlKey: true }],
  ["it was another button", link("/history"), { ...CLICK, button: 1 }],
  ["the link has a target", link("/history", { target: "_blank" }), CLICK],
  ["it is a download", link("/history", { hasAttribute: () => true }), CLICK],
  ["it leads elsewhere", link("https://example.org/history"), CLICK],
  ["it is no page of ours", link("/schema/openapi.json"), CLICK],
])("the browser follows a link itself when %s", (_, each, click) => {
  expect(isOurs(each, click, HOUSE)).toBe(false);
});

test("going somewhere changes the address and the page, and a click does it too", () => {
  const stop = router.listen();
  router.go("/settings");
  expect([router.place?.name, location.pathname]).toEqual(["settings", "/settings"]);
  document.body.innerHTML = '<a href="/history"><b>games</b></a>';
  document.querySelector("b")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect([router.place?.name, location.pathname]).toEqual(["history", "/history"]);
  stop();
});
