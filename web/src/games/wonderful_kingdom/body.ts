/** Questions that the prompt asks in a way of its own. */
import type { Realm } from "./realm.svelte";

export function bodyOf(realm: Realm): "campaign" | "alike" | "" {
  if (realm.scene.question?.name === "campaign") return "campaign";
  return realm.alike.length > 1 ? "alike" : "";
}
