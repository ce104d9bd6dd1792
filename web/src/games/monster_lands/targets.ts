/** Which part of the table a choice points at. What stands for no part of it is a button of the prompt. */
import type { MonsterLands } from "../../generated/monster_lands";
import { at, ofParts, type Choice, type OfParts, type Question } from "../../table/title";

const [die, trail, member, trap, loot] = [at("die", "die"), at("trail", "trail"), at("member", "mercenary"), at("trap", "trap"), at("loot", "loot")];
const [hired, equipment] = [at("ware", "mercenary"), at("ware", "equipment")];

const TARGETS: OfParts<MonsterLands, string> = {
  visit: at("house", "building"),
  ...{ "go-to": trail, "redirect-to": trail, "aim-at": trail },
  "choose-affiliation": at("affiliation", "affiliation"),
  "use-land": at("land", "land"),
  ...{ "with-die": die, "add-die": die, "sell-die": die, "place-die": die, give: die },
  ...{ recruit: hired, hire: hired, "buy-equipment": equipment, "take-equipment": equipment },
  ...{ "take-trap": at("ware", "trap"), "take-token": at("ware", "loot") },
  ...{ send: member, equip: member, "gear-to": member, inherit: member, promote: member, desert: member, "use-ability": member },
  heal: at("wound", "mercenary"),
  "move-gear": at("gear", "equipment"),
  ...{ "lay-trap": trap, "drop-trap": trap, "use-loot": loot, "spend-loot": loot },
  "sell-trophy": at("trophy", "monster"),
  ...{ "brew-at": at("space:alchemist", "space"), "dig-at": at("space:mine", "space") },
  "lay-defence": () => "stash:defence",
  "reroll-die": ({ die, value }) => `rolled:${die}:${value}`,
};

export function targetOf(choice: Choice<MonsterLands>, question: Question<MonsterLands>): string | null {
  if (choice.name === "settle" && question.name === "settle-now") return member(choice.parts);
  return ofParts(TARGETS, choice) ?? null;
}

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
  affiliation: "citadel",
};

/** Loot on display lies beside the lands; dice are always in sight. */
export function pageOf(target: string): Page | null {
  if (target.startsWith("ware:loot_")) return "lands";
  if (target === "trail:upper" || target === "trail:lower") return "citadel";
  return PAGES[target.split(":")[0] ?? ""] ?? null;
}
