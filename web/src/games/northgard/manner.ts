/** How Northgard presents its questions: names of deeds, names of places, what more there is to say. */
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

export function mannerOf(realm: Realm): Manner {
  return {
    ...PLAIN,
    targetOf,
    deed(name) {
      const text = `do-${name}`;
      const icon = ICONS[name];
      return { label: v.has(text) ? v(text) : capital(name.replaceAll("-", " ")), ...(icon ? { icon, sheet: SHEET } : {}) };
    },
    quiet: ["card-drawn", "cards-drawn", "tile-drawn"],
    chapters: ["year-began", "card-played", "card-set-aside", "card-removed", "passed"],
    apart: true,
    summed: { "resources-gathered": ["food", "wood", "lore"] },
    usual: ({ options }) => options.find(({ name }) => ["end-turn", "stop", "no-more", "accept", "spare"].includes(name)) ?? null,
    spelled: (parts) => spelled(realm, parts),
    keys: [
      ["Q E", v("keys-turn")],
      ["+ −", v("keys-count")],
      ["Shift ←", v("keys-pan")],
      ["0", v("zoom-all")],
    ],
    noted: (name, parts) => (name === "creature-moved" ? ` ${reasonsTold(parts["reasons"])}` : ""),
  };
}
