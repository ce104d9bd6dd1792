/** What went wrong, in the language of the page. */
import { hasText, language, t } from "../i18n/index.svelte";
import { ApiError } from "../net/api";

/**
 * What the house words itself is told as it is. `about` is the deed ("invite", "register" ...): a deed may have words of
 * its own for a status.
 */
export function errorText(error: unknown, about = ""): string {
  if (!(error instanceof ApiError)) return t("error-unknown");
  if (error.code) return error.message;
  const ids = [`error-${about}-${error.status}`, `error-${error.status}`];
  const id = ids.find(hasText) ?? (error.status >= 500 ? "error-500" : "error-told");
  return t(id, { status: error.status, when: soon(error.wait) });
}

/** "in 30 seconds", "za 5 minut" */
function soon(seconds: number): string {
  if (seconds <= 0) return t("in-a-moment");
  const [n, unit] = seconds > 120 ? ([seconds / 60, "minute"] as const) : ([seconds, "second"] as const);
  return new Intl.RelativeTimeFormat(language()).format(Math.ceil(n), unit);
}
