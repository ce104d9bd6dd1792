/** The clauses of the titles, fetched when one is first needed; the same for everybody who asks. */
import type { ClauseInfo } from "../generated/protocol";
import { language } from "../i18n/index.svelte";
import { api } from "../net/api";

// One state for all titles, made beforehand: one that is born inside a derived value is not tracked by it.
let known = $state.raw<Record<string, Record<string, ClauseInfo>>>({});
const asked = new Set<string>();

export function clauseOf(title: string, id: string): ClauseInfo | undefined {
  if (!asked.has(title)) void fetchAll(title);
  return known[title]?.[id];
}

/** All of them, in their order. */
export function clausesOf(title: string): readonly ClauseInfo[] {
  if (!asked.has(title)) void fetchAll(title);
  return Object.values(known[title] ?? {});
}

/** What it says, in the language of the page. */
export function clauseText(title: string, id: string): string | undefined {
  return clauseOf(title, id)?.[language()];
}

async function fetchAll(title: string): Promise<void> {
  asked.add(title);
  try {
    const clauses = await api.clauses(title);
    known = { ...known, [title]: Object.fromEntries(clauses.map((clause) => [clause.id, clause])) };
  } catch {
    asked.delete(title);
  }
}
