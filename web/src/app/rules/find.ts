/** Looking things up in the rulebook. */
import type { ClauseInfo } from "../../generated/protocol";

export interface Chapter {
  /** The letters of its clause ids: VK-RECR */
  id: string;
  clauses: ClauseInfo[];
}

/** Clauses that hold all the words that were asked for, in either language, in their text or id. */
export function matching(clauses: readonly ClauseInfo[], asked: string): ClauseInfo[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = plain(`${clause.id} ${clause.en} ${clause.pl} ${clause.section}`);
    return words.every((word) => text.includes(word));
  });
}

/** By chapter, in the order of the ledger. */
export function chapters(clauses: readonly ClauseInfo[]): Chapter[] {
  const found: Record<string, Chapter> = {};
  for (const clause of clauses) {
    const id = clause.id.replace(/-\d+[a-z]?$/, "");
    (found[id] ??= { id, clauses: [] }).clauses.push(clause);
  }
  return Object.values(found);
}

/** Without case and without the tails of Polish letters: who types "lucznik" finds the Łucznik. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

/** The text in pieces; every second one is a match. */
export function marked(text: string, asked: string): string[] {
  const words = plain(asked).split(/\s+/).filter((word) => word.length > 1);
  const flat = plain(text);
  if (words.length === 0 || flat.length !== text.length) return [text];
  const hits = Array.from(text, () => false);
  for (const word of words) {
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  const pieces = [""];
  hits.forEach((hit, at) => {
    if (hit !== (pieces.length % 2 === 0)) pieces.push("");
    pieces[pieces.length - 1] += text.charAt(at);
  });
  return pieces;
}
