/** A rulebook as a book: chapters with numbers, their parts, and a leaf for each. */
import type { ChapterInfo, ClauseInfo } from "../../generated/protocol";
import { chapterOf } from "./find";

export interface Leaf {
  id: string;
  en: string;
  pl: string;
  /** The chapter that it is a part of, itself if it is a chapter. */
  chapter: string;
  /** The number of the chapter, as books count. */
  numeral: string;
  clauses: readonly ClauseInfo[];
  /** Clauses of the whole chapter, with its parts. */
  all: number;
}

const ROMAN: readonly (readonly [string, number])[] = [["X", 10], ["IX", 9], ["V", 5], ["IV", 4], ["I", 1]];

export function roman(n: number): string {
  const [sign, worth] = ROMAN.find(([, each]) => each <= n) ?? ["", 0];
  return worth ? sign + roman(n - worth) : "";
}

/** All leaves in their order. */
export function leavesOf(chapters: readonly ChapterInfo[], clauses: readonly ClauseInfo[]): Leaf[] {
  const by = new Map<string, ClauseInfo[]>();
  for (const clause of clauses) by.set(chapterOf(clause.id), [...(by.get(chapterOf(clause.id)) ?? []), clause]);
  const tops = chapters.filter(({ under }) => !under);
  return chapters.map(({ id, en, pl, under }) => {
    const chapter = under || id;
    const parts = chapters.filter((each) => each.under === id);
    const own = by.get(id) ?? [];
    const all = own.length + parts.reduce((sum, part) => sum + (by.get(part.id)?.length ?? 0), 0);
    return { id, en, pl, chapter, numeral: roman(tops.findIndex((each) => each.id === chapter) + 1), clauses: own, all };
  });
}

/** The leaf on which a clause stands, or the chapter itself; the first that says something if there is no such. */
export function leafOf(leaves: readonly Leaf[], hash: string): Leaf | undefined {
  return leaves.find(({ id }) => id === hash) ?? leaves.find(({ id }) => id === chapterOf(hash)) ?? leaves.find(({ clauses }) => clauses.length > 0);
}
