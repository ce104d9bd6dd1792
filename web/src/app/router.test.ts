import { afterEach, beforeEach, expect, test } from "vitest";
import { placeOf, router } from "./router.svelte";

const at = (path: string) => {
  const place = placeOf(new URL(path, "http://karczma.test"));
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

let stop: () => void;
beforeEach(() => {
  stop = router.listen();
  router.go("/");
});
afterEach(() => stop());

/** Whether the router took the click; the browser of the tests must not follow it either way. */
function taken(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let took = false;
  const last = (event: Event) => {
    took = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", last, { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
  document.body.querySelector("b")?.dispatchEvent(event);
  return took;
}

test("a click on a link of ours changes the page without loading it anew", () => {
  expect(taken('<a href="/history"><b>games</b></a>')).toBe(true);
  expect([router.place?.name, location.pathname]).toEqual(["history", "/history"]);
});

test.each([
  ["a new tab was asked for", '<a href="/history"><b>x</b></a>', { ctrlKey: true }],
  ["the link has a target", '<a href="/history" target="_blank"><b>x</b></a>', {}],
  ["it is a download", '<a href="/api/tables/x/record" download><b>x</b></a>', {}],
  ["it leads elsewhere", '<a href="https://example.org/history"><b>x</b></a>', {}],
  ["it is no page of ours", '<a href="/schema/openapi.json"><b>x</b></a>', {}],
])("the browser follows a link itself when %s", (_, html, how) => {
  expect([taken(html, how), router.place?.name]).toEqual([false, ""]);
});
