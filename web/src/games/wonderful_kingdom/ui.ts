/** How the kingdom presents its questions: names of deeds, what a choice would change, which clause. */
import type { WonderfulKingdom } from "../../generated/wonderful_kingdom";
import { capital } from "../../i18n/words";
import { PLAIN, type TitleUI, type Sum } from "../../table/ui";
import type { Choice, NameOf } from "../../table/title";
import { completion } from "./choice/grips";
import type { Realm } from "./realm.svelte";
import { w } from "./words/texts";
import { STEPS } from "./view";

/** A card that is completed changes the production: told before the choice is made. */
function sum(realm: Realm, choice: Choice<WonderfulKingdom>): Sum | null {
  const ahead = completion(choice);
  if (!ahead) return null;
  const now = realm.duchy(realm.own).production;
  const changes = STEPS.flatMap((step, i) => {
    const then = ahead[`then_${step}`];
    return then !== undefined && then !== now[i] ? [`${realm.faces.name(step)} ${now[i] ?? 0} → ${then}`] : [];
  });
  return { line: w("completes"), note: changes.join(", "), clause: "WK-BUILD-07" };
}

/** What the card says that is offered, begun or recycled. */
function effect(realm: Realm, { name, parts }: Choice<WonderfulKingdom>): string {
  if (name === "choose-menace") return realm.faces.face(parts.menace).words.join(" ");
  if (name === "send") {
    const menace = realm.player(realm.own).construction[parts.at];
    return menace ? realm.faces.face(menace).words.join(" ") : "";
  }
  const card = TOLD.includes(name) && "card" in parts && typeof parts.card === "string" ? parts.card : "";
  return card && realm.faces.entry(card) ? realm.faces.face(card).words.join(" ") : "";
}

const TOLD: readonly NameOf<WonderfulKingdom, "choices">[] = ["put", "begin", "recycle"];
const USUAL: readonly NameOf<WonderfulKingdom, "choices">[] = ["ready", "done", "go", "use-ability"];

export function uiOf(realm: Realm): TitleUI<WonderfulKingdom> {
  return {
    ...PLAIN,
    targetOf: realm.targetOf,
    take: realm.take,
    deed(name) {
      const text = `do-${name}`;
      return { label: w.has(text) ? w(text) : capital(name.replaceAll("-", " ")) };
    },
    quiet: ["round-began", "hand-dealt"],
    routine: ["deck-reshuffled", "card-laid-out", "leftovers-discarded", "illusion-tokens-returned", "plan-finished"],
    turn: ({ name, parts }) => (name === "round-started" ? { n: parts.round, round: true } : null),
    effect: (choice) => effect(realm, choice),
    sum: (choice) => sum(realm, choice),
    usual: ({ options }) => options.find(({ name }) => USUAL.includes(name)) ?? null,
    closing: ["ready", "done", "go"],
  };
}
