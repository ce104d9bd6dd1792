/** A territory in words, for those who listen and for the tag beside it. */
import { t } from "../../../kit/texts.svelte";
import { tallied, TOKENS } from "../view";
import type { Realm } from "../realm.svelte";
import { v } from "./texts";

/** Owner, size, open or closed, units, buildings, creatures, yield. */
export function factsOf(realm: Realm, territory: number): string[] {
  const { view, faces } = realm;
  const owner = realm.owner(territory);
  const land = realm.lands.get(territory);
  const units = realm.units(territory);
  const invaders = realm.invaders(territory);
  const brings = (land?.yields ?? []).flatMap((n, i) => (n > 0 ? [faces.words.count(n, TOKENS[i] ?? "")] : []));
  return [
    owner < 0 ? v("neutral") : (realm.people()[owner]?.name ?? ""),
    land ? v(land.open ? "open-of" : "closed-of", { n: land.tiles }) : "",
    units > 0 ? v("units", { n: units }) : "",
    invaders > 0 ? v("invaders", { n: invaders }) : "",
    view.kaija === territory ? v("kaija") : "",
    view.scorched === territory ? v("scorched") : "",
    ...tallied(realm.buildingsOn(territory)).map(([id, n]) => (n > 1 ? `${faces.name(id)} ×${n}` : faces.name(id))),
    ...realm.creaturesOn(territory).map((card) => faces.name(card)),
    brings.length > 0 ? v("yields", { what: brings.join(", ") }) : "",
  ].filter(Boolean);
}

export function describe(realm: Realm, territory: number, mood: string): string {
  return [realm.name(territory), ...factsOf(realm, territory), mood ? t(`state-${mood}`) : ""].filter(Boolean).join(", ");
}
