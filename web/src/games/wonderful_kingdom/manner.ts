/** How the kingdom presents its questions: names of deeds, what a choice would change, which clause. */
import type { Offer, Refused } from "../../generated/protocol";
import { capital } from "../../kit/effects";
import { PLAIN, type Manner, type Told } from "../../table/manner";
import type { Realm } from "./realm.svelte";
import { w } from "./texts";
import { STEPS } from "./view";

/** A card that is completed changes the production: told before the choice is made. */
function sum(realm: Realm, choice: Offer | Refused): Told | null {
  if (!choice.here?.["completes"]) return null;
  const now = realm.duchy(realm.own).production;
  const changes = STEPS.flatMap((step, i) => {
    const then = choice.here?.[`then_${step}`];
    return typeof then === "number" && then !== now[i] ? [`${realm.faces.name(step)} ${now[i] ?? 0} → ${then}`] : [];
  });
  return { line: w("completes"), note: changes.join(", "), clause: "WK-BUILD-07" };
}

export function mannerOf(realm: Realm): Manner {
  return {
    ...PLAIN,
    targetOf: realm.targetOf,
    take: realm.take,
    deed(name) {
      const text = `do-${name}`;
      return { label: w.has(text) ? w(text) : capital(name.replaceAll("-", " ")) };
    },
    quiet: ["round-began", "hand-dealt"],
    sum: (choice) => sum(realm, choice),
    usual: ({ options }) => options.find(({ name }) => ["ready", "done", "go", "use-ability"].includes(name)) ?? null,
  };
}
