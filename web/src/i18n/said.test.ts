import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Offer, Happening, Question, Refused } from "../generated/protocol";
import { Speaker, type Roles } from "./speaker";
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
});
