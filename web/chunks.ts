/**
 * What comes in one file. A table needs a few files, and none of them holds what is loaded later: everything here follows
 * from what imports what, so a part that is loaded lazily stays outside by itself.
 */
type ModuleOf = (id: string) => { importedIds: readonly string[] } | null;

const TITLE = /\/src\/games\/([a-z_]+)\//;
const STYLE = /\.css$/;
const WORDS = /\/(?:(?:i18n|kit)\/([a-z]+)|([a-z]+)\/kernel)\.ftl/;
/** Where a title begins: its board, the layouts it chooses from, how its events move, and what it asks first. */
const STARTS = ["Table.svelte", "Desktop.svelte", "Phone.svelte", "motion.ts", "clans/Clans.svelte", "clans/Order.svelte"];

/** The groups of the pages that lie in `src`. */
export function groups(src: string, titles: readonly string[]) {
  let sorted: Map<string, string> | undefined;
  const name = (id: string, all: { getModuleInfo: ModuleOf }) => (sorted ??= sort(src, titles, (one) => all.getModuleInfo(one))).get(id) ?? wordsOf(id);
  return [{ name, debugName: "files", includeDependenciesRecursively: false }];
}

/** The words of a language that every page needs. */
function wordsOf(id: string): string | null {
  const [, own, shared] = WORDS.exec(id) ?? [];
  return own ?? shared ?? null;
}

/** By module, the file it comes in. What the lobby and a table share comes with the first page, whichever that is. */
function sort(src: string, titles: readonly string[], moduleOf: ModuleOf): Map<string, string> {
  const lobby = closure([`${src}/app/pages/Lobby.svelte`], moduleOf);
  const table = closure([`${src}/table/TablePage.svelte`], moduleOf);
  const boards = titles.map((title) => ({ title, ids: closure(STARTS.map((start) => `${src}/games/${title}/${start}`), moduleOf) }));
  const shared = [...table, ...boards.flatMap(({ title, ids }) => [...ids].filter((id) => TITLE.exec(id)?.[1] !== title))];
  const found = new Map<string, string>();
  const put = (ids: Iterable<string>, file: string) => {
    for (const id of ids) if (!found.has(id)) found.set(id, file);
  };
  put(closure([`${src}/main.ts`], moduleOf), "shell");
  put(shared.filter((id) => lobby.has(id) || STYLE.test(id)), "shell"); // styles: they are small, and one file less
  put(shared, "table");
  for (const { title, ids } of boards) put(ids, title);
  return found;
}

/** Everything that comes with these, as they do not come without it. */
function closure(starts: readonly string[], moduleOf: ModuleOf): Set<string> {
  const found = new Set<string>();
  const waiting = starts.filter((id) => moduleOf(id) !== null);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(moduleOf(id)?.importedIds ?? []));
  }
  return found;
}
