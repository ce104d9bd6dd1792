/** Days, in the language of the page. */
import { language } from "../../i18n/index.svelte";

const DAY = 86400;

/** "19 November 2026" */
export function day(at: number): string {
  return new Intl.DateTimeFormat({ en: "en-GB", pl: "pl" }[language()], { dateStyle: "long" }).format(at * 1000);
}

/** "today", "przedwczoraj": for what is only known to the day. */
export function daysAgo(at: number, now = Date.now() / 1000): string {
  const days = Math.min(0, Math.ceil((at - now) / DAY));
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(days || 0, "day");
}
