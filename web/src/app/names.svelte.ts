/** What titles are called: by the texts of the page, or, a title that they do not know yet, by its own names. */
import type { TitleInfo } from "../generated/protocol";
import { hasText, language, t } from "../i18n/index.svelte";

let named = $state.raw<Record<string, Record<string, string>>>({});

export function learnNames(titles: readonly TitleInfo[]): void {
  named = Object.fromEntries(titles.map(({ id, names }) => [id, names]));
}

/** `acc`: as an object of a sentence; `sub`: the second line of its name, if it has one. */
export function titleName(id: string, form: "" | "acc" | "sub" = ""): string {
  const message = form ? `title-${id}-${form}` : `title-${id}`;
  if (hasText(message)) return t(message);
  return form === "sub" ? "" : (named[id]?.[language()] ?? id.replaceAll("_", " "));
}
