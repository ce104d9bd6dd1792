/** Which part of the table a choice points at. What stands for no part of it is a button of the prompt. */
import type { TargetOf } from "../../table/scene.svelte";

/** The kind of part, and which part of the choice names it. */
const PARTS: Record<string, readonly [kind: string, part: string]> = {
  visit: ["house", "building"],
  "go-to": ["trail", "trail"],
  "redirect-to": ["trail", "trail"],
  "aim-at": ["trail", "trail"],
  "use-land": ["land", "land"],
  "with-die": ["die", "die"],
  "add-die": ["die", "die"],
  "sell-die": ["die", "die"],
  "place-die": ["die", "die"],
  give: ["die", "die"],
  recruit: ["ware", "mercenary"],
  hire: ["ware", "mercenary"],
  "take-trap": ["ware", "trap"],
  "buy-equipment": ["ware", "equipment"],
  "take-equipment": ["ware", "equipment"],
  "take-token": ["ware", "loot"],
  send: ["member", "mercenary"],
  equip: ["member", "mercenary"],
  "gear-to": ["member", "mercenary"],
  inherit: ["member", "mercenary"],
  promote: ["member", "mercenary"],
  desert: ["member", "mercenary"],
  "use-ability": ["member", "mercenary"],
  heal: ["wound", "mercenary"],
  "move-gear": ["gear", "equipment"],
  "lay-trap": ["trap", "trap"],
  "drop-trap": ["trap", "trap"],
  "use-loot": ["loot", "loot"],
  "spend-loot": ["loot", "loot"],
  "sell-trophy": ["trophy", "monster"],
};

const SPACES: Record<string, string> = { "brew-at": "alchemist", "dig-at": "mine" };

export const targetOf: TargetOf = ({ name, parts }, question) => {
  const [kind, part] = PARTS[name] ?? [];
  if (kind && part) return `${kind}:${String(parts[part])}`;
  const house = SPACES[name];
  if (house) return `space:${house}:${String(parts["space"])}`;
  if (name === "lay-defence") return "stash:defence";
  if (name === "reroll-die") return `rolled:${String(parts["die"])}:${String(parts["value"])}`;
  if (name === "settle" && question.name === "settle-now") return `member:${String(parts["mercenary"])}`;
  return null;
};

/** Where on a phone a part is to be found. */
export type Page = "citadel" | "lands" | "clan";
const PAGES: Record<string, Page> = {
  house: "citadel",
  space: "citadel",
  ware: "citadel",
  trail: "lands",
  rolled: "lands",
  land: "clan",
  member: "clan",
  wound: "clan",
  gear: "clan",
  trap: "clan",
  stash: "clan",
  loot: "clan",
  trophy: "clan",
};

/** Loot on display lies beside the lands; dice are always in sight. */
export function pageOf(target: string): Page | null {
  if (target.startsWith("ware:loot_")) return "lands";
  if (target === "trail:upper" || target === "trail:lower") return "citadel";
  return PAGES[target.split(":")[0] ?? ""] ?? null;
}
