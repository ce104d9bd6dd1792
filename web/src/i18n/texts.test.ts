import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

const SOURCES = import.meta.glob<string>(["../app/**/*.svelte", "../app/**/*.ts"], { query: "?raw", import: "default", eager: true });
const ids = (file: string) => new FluentResource(file).body.map((entry) => entry.id);
const written = (file: string) => [...file.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]);

test.each([["pl", pl], ["en", en]])("every message of %s can be read, and is written once", (_, file) => {
  expect(ids(file)).toEqual(written(file));
  expect(new Set(ids(file)).size).toBe(ids(file).length);
});

test("both languages say the same things", () => {
  expect(ids(pl)).toEqual(ids(en));
});

test("every text that a page asks for is there", () => {
  const known = new Set(ids(en));
  const asked = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/\bt\("([^"]+)"/g)].map((found) => found[1] ?? ""));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

test("no text is there that nobody asks for", () => {
  const all = Object.values(SOURCES).join("\n");
  const families = [...all.matchAll(/`([a-z-]+-)\$\{/g)].map((found) => found[1] ?? "");
  const unused = ids(en).filter((id) => !all.includes(`"${id}"`) && !all.includes(`'${id}'`) && !families.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});
