import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Offer, Happening, Question, Refused } from "../generated/protocol";
import type { Looks, Signs } from "../kit/cards/signs";
import { Speaker, type Roles } from "./speaker";
import { render, type Text } from "./text";
import { Words } from "./words";

/** What the Python side said of what it sent; written by tests/web/test_wording.py, which runs this file. */
interface Said {
  title: string;
  kind: "prompt" | "choice" | "refusal" | "event";
  wire: Record<string, unknown>;
  names: string[];
  words: Record<string, string>;
  /** What a title needs of the view to spell its places. */
  view: Record<string, unknown>;
}

/** Thousands of sentences take a while on a busy machine; in milliseconds. */
const PATIENCE = 60_000;

const file = process.env["KARCZMA_SAID"];
const said = file ? (JSON.parse(readFileSync(file, "utf-8")) as Said[]) : [];
const FTL = import.meta.glob<string>("@locale/*/*.ftl", { query: "?raw", import: "default", eager: true });
const GENERATED = import.meta.glob<{ ROLES: Roles; TOKENS?: string[] }>("../generated/*.ts", { eager: true });

type Parts = Record<string, unknown>;
type Spelled = (view: Parts, parts: Parts) => Parts;
const VIEWS = import.meta.glob<{ spelled?: Spelled }>("../games/*/view.ts", { eager: true });

function wordsOf(language: string, title: string): [Words, Roles] {
  const text = (name: string) => Object.entries(FTL).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))?.[1] ?? "";
  const generated = GENERATED[`../generated/${title}.ts`];
  if (!generated) throw new Error(`no types of ${title}`);
  return [new Words(language, [text("kernel"), text(title)], generated.TOKENS), generated.ROLES];
}

function say(speaker: Speaker, { kind, wire }: Said): string {
  if (kind === "prompt") return speaker.prompt(wire as unknown as Question);
  if (kind === "choice") return speaker.choice(wire as unknown as Offer);
  if (kind === "refusal") return speaker.refusal(wire as unknown as Refused);
  return speaker.event(wire as unknown as Happening);
}

test.runIf(file)("every prompt, choice, refusal and event is worded as the Python side words it", () => {
  const warned = vi.spyOn(console, "warn");
  const known: Record<string, [Words, Roles]> = {};
  const other = said.flatMap((each) =>
    Object.entries(each.words).flatMap(([language, words]) => {
      const [spoken, roles] = (known[`${language} ${each.title}`] ??= wordsOf(language, each.title));
      const spelled = VIEWS[`../games/${each.title}/view.ts`]?.spelled ?? ((_: Parts, parts: Parts) => parts);
      const here = say(new Speaker(spoken, roles, each.names, undefined, (parts) => spelled(each.view, parts)), each);
      return here === words ? [] : [{ there: words, here, wire: each.wire }];
    }),
  );
  expect(said.length).toBeGreaterThan(500);
  expect(other.slice(0, 10)).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
}, PATIENCE);

/** The cards of a title as they come over the wire, and how the Python side words the lines of their faces. */
interface Told {
  title: string;
  cards: Record<string, Record<string, { lines: Text[]; signs?: Signs[] }>>;
  words: Record<string, Record<string, string[]>>;
}

const cardFile = process.env["KARCZMA_CARDS"];
const told = cardFile ? (JSON.parse(readFileSync(cardFile, "utf-8")) as Told[]) : [];
const FIGURES = import.meta.glob<{ LOOKS: Looks }>("../games/*/cards/figures.ts", { eager: true });

test.runIf(cardFile)("every line of a card is worded as the Python side words it", () => {
  const warned = vi.spyOn(console, "warn");
  const other = told.flatMap(({ title, cards, words }) =>
    Object.entries(words).flatMap(([language, lines]) => {
      const [spoken] = wordsOf(language, title);
      return Object.values(cards).flatMap((family) =>
        Object.entries(family).flatMap(([card, face]) => {
          const here = face.lines.map((line) => render(line, spoken));
          return JSON.stringify(here) === JSON.stringify(lines[card]) ? [] : [{ card, here, there: lines[card] }];
        }),
      );
    }),
  );
  expect(told.length).toBeGreaterThan(4);
  expect(other.slice(0, 10)).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
}, PATIENCE);

test.runIf(cardFile)("every sign of a card is drawn by its title", () => {
  for (const { title, cards } of told) {
    const looks = FIGURES[`../games/${title}/cards/figures.ts`]?.LOOKS ?? {};
    const tokens = GENERATED[`../generated/${title}.ts`]?.TOKENS ?? [];
    const faces = Object.values(cards).flatMap((family) => Object.values(family));
    const used = new Set(faces.flatMap((face) => (face.signs ?? []).flatMap((signs) => idsOf(signs, tokens))));
    expect(used.size).toBeGreaterThan(5);
    expect([...used].filter((id) => !(id in looks))).toEqual([]);
  }
});

function idsOf(signs: Signs, tokens: readonly string[]): string[] {
  return signs.flatMap((piece) => {
    if ("one_of" in piece) return piece.one_of.flatMap((branch) => idsOf(branch, tokens));
    return "sign" in piece ? [typeof piece.sign === "number" ? (tokens[piece.sign] ?? "") : piece.sign] : [];
  });
}
