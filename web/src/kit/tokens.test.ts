import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** What the styles of the client say by themselves, and what they leave to the tokens. Drawn maps are figures: they have their own inks. */
const SRC = join(import.meta.dirname, "..");
const TOKENS = "kit/tokens.css";
const FIGURES = /\/map\//;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(|(?<![\w-])(?:white|black)(?![\w-])/gi;
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const FONT = /(?<![\w-])font(?:-size)?:\s*([^;}]*)/g;
const SHADOW = /(?<![\w-])box-shadow:\s*([^;}]*)/g;
const CORNER = /border(?:-\w+)*-radius:\s*([^;}]*)/g;
/** Offset, offset and blur of a shadow that is not carved into its part. */
const ELEVATION = /^(?!inset)\S+\s+\S+\s+(?:\d*\.)?[1-9]/;

interface Sheet {
  path: string;
  css: string;
  markup: string;
}

function sheet(path: string): Sheet {
  const text = readFileSync(join(SRC, path), "utf8");
  const css = path.endsWith(".css") ? text : [...text.matchAll(STYLE)].map((found) => found[1]).join("\n");
  const bare = css.replace(/\/\*.*?\*\//gs, "").replace(/url\("[^"]*"\)/g, "");
  return { path, css: bare, markup: path.endsWith(".css") ? "" : text.replace(STYLE, "") };
}

const sheets = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(css|svelte)$/.test(path) && !FIGURES.test(path))
  .map(sheet);
const tokens = sheets.find(({ path }) => path === TOKENS)?.css ?? "";
const others = sheets.filter(({ path }) => path !== TOKENS);

/** Where a style says for itself what a token says, with what it says. */
function said(find: (css: string) => Iterable<string>): string[] {
  return others.flatMap(({ path, css }) => [...find(css)].map((what) => `${path}: ${what}`));
}

function values(css: string, property: RegExp): string[] {
  return [...css.matchAll(property)].map((found) => (found[1] ?? "").trim());
}

describe("the tokens", () => {
  test("know at most sixty colours", () => {
    const colours = new Set(tokens.match(COLOUR));
    expect(colours.size).toBeGreaterThan(30);
    expect(colours.size).toBeLessThanOrEqual(60);
  });

  test("know at most nine sizes of type, none below ten pixels", () => {
    const sizes = [...tokens.matchAll(/--fs-(\d+):([\d.]+)rem/g)];
    expect(sizes.length).toBeLessThanOrEqual(9);
    for (const [, name, rem] of sizes) expect([Number(name), Number(rem) * 16 >= 10]).toEqual([Number(rem) * 16, true]);
  });
});

describe("no style outside of the tokens says", () => {
  test("a colour", () => {
    expect(said((css) => css.match(COLOUR) ?? [])).toEqual([]);
    const painted = others.filter(({ markup }) => /\bstyle(?::[\w-]+)?="[^"]*#[0-9a-f]{3,8}\b/i.test(markup));
    expect(painted.map(({ path }) => path)).toEqual([]);
  });

  test("a size of type, but as a share of its part's", () => {
    expect(said((css) => values(css, FONT).filter((font) => /\d(?:px|rem|pt)/.test(font.split("/")[0] ?? "")))).toEqual([]);
  });

  test("how high a part lies above what is below it", () => {
    const parts = (css: string) => values(css, SHADOW).flatMap((shadow) => shadow.split(/,(?![^(]*\))/).map((part) => part.trim()));
    expect(said((css) => parts(css).filter((part) => ELEVATION.test(part)))).toEqual([]);
  });

  test("how round an ordinary corner is", () => {
    const ordinary = /(?<![\w.-])(?:[2-9]|1[0-4]|99|999)px/;
    expect(said((css) => values(css, CORNER).filter((corner) => ordinary.test(corner)))).toEqual([]);
  });
});
