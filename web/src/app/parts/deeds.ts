/** Sitting down: the few ways to get to a table. */
import type { NewTable, SeatWish, TableInfo } from "../../generated/protocol";
import { t } from "../../i18n/index.svelte";
import { api } from "../../net/api";
import { go } from "../frame/router.svelte";

export const DEFAULT_BOT = "normal";

/** Names that bots go by at a table, in the order of the seats. */
export function botNames(): string[] {
  return t("bot-names").split("|");
}

/** A name for a new table, as inns have them. */
export function tableName(): string {
  const names = t("table-names").split("|");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

/** Play at once: the one who asks and so many bots, with everything else as the title suggests. */
export async function quickPlay(title: string, bots: number): Promise<void> {
  const names = botNames();
  const wishes = Array.from({ length: bots }, (_, n): SeatWish => ({ who: "bot", bot: DEFAULT_BOT, name: names[n] ?? "" }));
  await openTable({ title, seats: [{ who: "me" }, ...wishes], name: tableName() });
}

export async function openTable(wish: NewTable): Promise<void> {
  const table = await api.newTable(wish);
  go(`/table/${table.id}`);
}

export async function join(table: string, invitation = ""): Promise<void> {
  await api.join(table, { invitation });
  go(`/table/${table}`);
}

/** The same table again: whoever asks second finds the first one's. */
export async function rematch(table: string): Promise<void> {
  const next = await api.rematch(table);
  go(`/table/${next.id}`);
}

/** A finished game goes on from one of its moves, at a table of one's own. */
export async function playOn(table: string, moves: number, seat: number): Promise<void> {
  const taken = await api.playOn(table, { moves, seat });
  go(`/table/${taken.id}`);
}

/** A game begins with the table of a position file. */
export async function beginWith(position: string): Promise<void> {
  const begun = await api.beginWith(position);
  go(`/table/${begun.id}`);
}

/** How a game ended before its end: the message of that name. */
export function endOf({ closed }: TableInfo): string {
  return closed === "conceded" || closed === "cancelled" ? `unfinished-${closed}` : "unfinished";
}

export function invitationLink(invitation: string): string {
  return `${location.origin}/invite/${invitation}`;
}

/** "2 hours ago", "wczoraj" */
export function ago(at: number, language: string, now = Date.now() / 1000): string {
  const seconds = at - now;
  const units = [["day", 86400], ["hour", 3600], ["minute", 60]] as const;
  const found = units.find(([, size]) => Math.abs(seconds) >= size);
  if (!found) return t("just-now");
  const [unit, size] = found;
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}
