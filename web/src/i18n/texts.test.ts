import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

/** The texts of the pages, and those that come with a page of their own; with the function that says them. */
const HOMES = [
  ["./", "t"],
  ["../app/replay/", "r"],
  ["../app/settings/", "s"],
] as const;
const FILES = import.meta.glob<string>(["./*.ftl", "../app/*/*.ftl"], { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../app/**/*.svelte", "../app/**/*.ts"], { query: "?raw", import: "default", eager: true });
const ids = (file: string) => new FluentResource(file).body.map((entry) => entry.id);
const written = (file: string) => [...file.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]);

test("every file of texts is looked at", () => {
  expect(Object.keys(FILES).sort()).toEqual(HOMES.flatMap(([home]) => [`${home}en.ftl`, `${home}pl.ftl`]).sort());
});

describe.each(HOMES)("the texts in %s", (home, says) => {
  const [en, pl] = [FILES[`${home}en.ftl`] ?? "", FILES[`${home}pl.ftl`] ?? ""];

  test.each([["pl", pl], ["en", en]])("can be read in %s, and are written once", (_, file) => {
    expect(ids(file)).toEqual(written(file));
    expect(new Set(ids(file)).size).toBe(ids(file).length);
  });

  test("are the same in both languages", () => {
    expect(ids(pl)).toEqual(ids(en));
  });

  test("are all there that a page asks for", () => {
    const known = new Set(ids(en));
    const asked = Object.values(SOURCES).flatMap((source) => [...source.matchAll(new RegExp(`\\b${says}\\("([^"]+)"`, "g"))].map((found) => found[1] ?? ""));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  test("are all asked for", () => {
    const all = Object.values(SOURCES).join("\n");
    const families = [...all.matchAll(/`([a-z-]+-)\$\{/g)].map((found) => found[1] ?? "");
    const unused = ids(en).filter((id) => !all.includes(`"${id}"`) && !all.includes(`'${id}'`) && !families.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
