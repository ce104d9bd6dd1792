/** What went wrong, in the language of the page. */
import { hasText, t } from "../i18n/index.svelte";
import { ApiError } from "../net/api";

/** `about` is the deed ("join", "login" ...): a deed may have words of its own for a status. */
export function wordedError(error: unknown, about = ""): string {
  if (!(error instanceof ApiError)) return t("error-unknown");
  const ids = [`error-${about}-${error.status}`, `error-${error.status}`];
  const id = ids.find(hasText) ?? (error.status >= 500 ? "error-500" : "");
  return id ? t(id) : t("error-told", { message: error.message });
}
