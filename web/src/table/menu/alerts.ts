/** "It is your turn" cannot be missed: the title of the tab, a badge, one sound, and a notification if it was wanted. */
import { settings } from "../../app/settings/settings.svelte";
import { t } from "../../kit/texts.svelte";
import { play } from "./sound";

/** `turn`: this person must choose; `name` is the table's or the title's. */
export function titleOf(turn: boolean, name: string): string {
  return turn ? `● ${t("your-turn")}: ${name} · Karczma` : `${name} · Karczma`;
}

export function badge(on: boolean): void {
  if (!("setAppBadge" in navigator)) return;
  const done = on ? navigator.setAppBadge() : navigator.clearAppBadge();
  done.catch(() => undefined); // only installed pages have a badge
}

/** Knock; and tell the system, if nobody looks at the page. */
export function call(name: string): void {
  play("turn");
  if (!settings.notices || document.visibilityState === "visible" || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification(t("notify-title"), { body: name, tag: "karczma-turn" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Ask the system; whether it agrees. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
