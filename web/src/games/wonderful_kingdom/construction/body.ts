/** Questions that the prompt asks in a way of its own. */
import type { Realm } from "../realm.svelte";

export function bodyOf(realm: Realm): "campaign" | "alike" | "held" | "" {
  if (realm.scene.question?.name === "campaign") return "campaign";
  if (realm.alike.length > 1) return "alike";
  return realm.scene.selected === null && /^(hand|sel):/.test(realm.held ?? "") ? "held" : "";
}
