/** The texts of a title's clauses, fetched when one is first needed. */
import type { ClauseInfo } from "../generated/protocol";
import { language } from "../i18n/index.svelte";
import { api } from "../net/api";

export class Clauses {
  #known = $state.raw<Record<string, ClauseInfo>>({});
  #asked = false;

  constructor(readonly title: string) {}

  text(id: string): string | undefined {
    if (!this.#asked) void this.#fetch();
    return this.#known[id]?.[language()];
  }

  async #fetch(): Promise<void> {
    this.#asked = true;
    try {
      const clauses = await api.clauses(this.title);
      this.#known = Object.fromEntries(clauses.map((clause) => [clause.id, clause]));
    } catch {
      this.#asked = false;
    }
  }
}
