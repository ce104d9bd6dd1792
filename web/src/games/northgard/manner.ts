/** How Northgard presents its questions: names of deeds, which clause is behind an event, what more there is to say. */
import { capital } from "../../kit/effects";
import { PLAIN, type Manner } from "../../table/manner";
import { SHEET } from "./figures";
import type { Realm } from "./realm.svelte";
import { reasonsTold } from "./reasons";
import { targetOf } from "./targets";
import { v } from "./texts";
import { spelled } from "./view";

const ICONS: Record<string, string> = {
  wait: "g-card-discard",
  exchange: "g-card-draw",
  remove: "g-fire",
  upgrade: "g-upgrade",
  pass: "g-checkered-flag",
};

/** The clause behind an event. */
const CLAUSES: Record<string, string> = {
  "clan-taken": "NG-SETUP-11",
  "first-player": "NG-TURN-22",
  "dice-rolled-for-first": "NG-SETUP-13",
  "card-set-aside": "NG-TURN-09",
  "card-removed": "NG-TURN-11",
  "card-taken": "NG-TURN-19",
  passed: "NG-TURN-18",
  "tile-unplaceable": "NG-EXPL-09",
  "tile-laid": "NG-EXPL-04",
  "territory-closed": "NG-EXPL-17",
  "units-placed": "NG-RECR-02",
  "kaija-placed": "NG-CLAN-03",
  "token-placed": "NG-CLAN-12",
  "units-moved": "NG-MOVE-02",
  "units-lost": "NG-COMB-19",
  "units-retreated": "NG-COMB-21",
  "building-built": "NG-BUILD-01",
  "battle-began": "NG-COMB-04",
  "food-discarded": "NG-COMB-07",
  "die-rolled": "NG-COMB-10",
  "battle-decided": "NG-COMB-15",
  "resources-gathered": "NG-HARV-07",
  "resource-swapped": "NG-HARV-08",
  "unrest-taken": "NG-WINT-08",
  "creature-appeared": "NG-CREA-05",
  "creature-moved": "NG-CPHASE-06",
  "creature-beaten": "NG-CFIGHT-16",
  "game-ended": "NG-GOAL-02",
};

export function mannerOf(realm: Realm): Manner {
  return {
    ...PLAIN,
    targetOf,
    deed(name) {
      const text = `do-${name}`;
      const icon = ICONS[name];
      return { label: v.has(text) ? v(text) : capital(name.replaceAll("-", " ")), ...(icon ? { icon, sheet: SHEET } : {}) };
    },
    quiet: ["card-drawn", "tile-drawn"],
    chapters: ["year-began", "card-played", "card-set-aside", "card-removed", "passed"],
    apart: true,
    summed: { "resources-gathered": ["food", "wood", "lore"] },
    usual: ({ options }) => options.find(({ name }) => ["end-turn", "stop", "no-more", "accept", "spare"].includes(name)) ?? null,
    clauseOf: (name) => CLAUSES[name] ?? null,
    spelled: (parts) => spelled(realm, parts),
    noted: (name, parts) => (name === "creature-moved" ? ` ${reasonsTold(parts["reasons"])}` : ""),
  };
}
