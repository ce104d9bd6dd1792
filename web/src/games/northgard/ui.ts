/** How Northgard presents its questions: names of deeds, names of places, what more there is to say. */
import type { Northgard } from "../../generated/northgard";
import { capital } from "../../i18n/words";
import { PLAIN, type TitleUI } from "../../table/ui";
import type { Cue } from "../../table/menu/sound";
import type { ByName, NameOf } from "../../table/title";
import { SHEET } from "./cards/figures";
import type { Realm } from "./realm.svelte";
import { reasonsTold } from "./words/reasons";
import { targetOf } from "./targets";
import { v } from "./words/texts";
import { spelled } from "./view";

const ICONS: ByName<Northgard, "choices", string> = {
  wait: "g-card-discard",
  exchange: "g-card-draw",
  remove: "g-fire",
  upgrade: "g-upgrade",
  pass: "g-checkered-flag",
};

const USUAL: readonly NameOf<Northgard, "choices">[] = ["end-turn", "stop", "no-more", "accept", "spare"];
const SOUNDS: ByName<Northgard, "events", Cue> = { "fame-gained": "card", "power-gained": "card" };

export function uiOf(realm: Realm): TitleUI<Northgard> {
  return {
    ...PLAIN,
    targetOf,
    deed(name) {
      const text = `do-${name}`;
      const icon = ICONS[name];
      return { label: v.has(text) ? v(text) : capital(name.replaceAll("-", " ")), ...(icon ? { icon, sheet: SHEET } : {}) };
    },
    quiet: ["card-drawn", "cards-drawn", "tile-drawn"],
    routine: ["deck-reshuffled", "stack-shuffled", "creatures-shuffled", "tiles-returned", "tile-unplaceable", "die-rolled", "face-chosen"],
    chapters: ["year-began", "card-played", "card-set-aside", "card-removed", "passed"],
    summed: { "resources-gathered": ["food", "wood", "lore"] },
    usual: ({ options }) => options.find(({ name }) => USUAL.includes(name)) ?? null,
    closing: ["stop", "no-more"],
    spelled: (parts) => spelled(realm, parts),
    keys: [
      ["Q E", v("keys-turn")],
      ["+ −", v("keys-count")],
      ["Shift ←", v("keys-pan")],
      ["0", v("zoom-all")],
      ["L", v("labels")],
    ],
    turn: () => null, // a year is opened like the cards that are played in it
    noted: ({ name, parts }) => (name === "creature-moved" ? ` ${reasonsTold(parts.reasons)}` : ""),
    sound: (event) => SOUNDS[event.name] ?? PLAIN.sound(event),
  };
}
