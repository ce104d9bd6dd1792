/** The components of a title, collected once its files and words are there. */
import { wordsOf } from "../../i18n/index.svelte";
import type { Collection } from "../../kit/cards/collection";
import type { Cards } from "../../net/api";
import { cardsOf } from "../../table/menu/files";
import { bookOf, shownOf, type ShownModule, type TitleBook } from "./titleBook";

export class Components {
  #files = $state.raw<Cards | null>(null);
  #module = $state.raw<ShownModule | null>(null);
  book = $state.raw<TitleBook | null>(null);

  constructor(readonly title: string) {}

  /** Called once by the page that shows them. */
  async load(): Promise<void> {
    [this.#files, this.#module, this.book] = await Promise.all([cardsOf(this.title), shownOf(this.title), bookOf(this.title)]);
  }

  readonly collection: Collection | null = $derived.by(() => {
    const words = wordsOf(this.title).made?.words;
    return this.#files && this.#module && words ? this.#module.collection(this.#files, words) : null;
  });

  get Shown(): ShownModule["default"] | null {
    return this.#module?.default ?? null;
  }
}
