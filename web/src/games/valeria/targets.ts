/** Which part of the table a choice of Valeria points at. Names: `center:`, `own:`, `die:`, `terrain:`, `duke:`. */
import type { TargetOf } from "../../table/scene.svelte";

/** Choices that name a card of the center. */
const CENTER: Record<string, string> = {
  slay: "monster",
  recruit: "citizen",
  acquire: "domain",
  "take-free": "citizen",
  give: "citizen",
};

/** Choices that name a card of one's own. */
const OWN: Record<string, string> = { "use-citizen": "citizen", "use-domain": "domain", "return-card": "card" };

const DICE = ["change-die", "resolve-die"];

/** On a phone one's own cards and the dice are not in sight: choices that name them are buttons. */
export const targetOfPhone: TargetOf = (choice, question) => {
  const target = targetOf(choice, question);
  return target && /^(own|die):/.test(target) ? null : target;
};

export const targetOf: TargetOf = ({ name, parts }) => {
  const center = CENTER[name];
  if (center) return `center:${String(parts[center])}`;
  const own = OWN[name];
  if (own) return `own:${String(parts[own])}`;
  if (DICE.includes(name)) return `die:${String(parts["die"])}`;
  if (name === "activate") return `terrain:${String(parts["terrain"])}`;
  if (name === "keep-duke") return `duke:${String(parts["duke"])}`;
  return null;
};
