/** Which part of the table a choice of Valeria points at. Names: `center:`, `place:`, `own:`, `die:`, `terrain:`, `duke:`, `spared:`. */
import type { Valeria } from "../../generated/valeria";
import type { Choice } from "../../table/title";

/** On a phone one's own cards and the dice are not in sight: choices that name them are buttons. What is refused says why where it lies. */
export function targetOfPhone(choice: Choice<Valeria>): string | null {
  const target = targetOf(choice);
  return target && !("clause" in choice) && /^(own|die):/.test(target) ? null : target;
}

export function targetOf(choice: Choice<Valeria>): string | null {
  const { name, parts } = choice;
  switch (name) {
    case "steal-from":
    case "take-monster-from":
      return "clause" in choice ? `spared:${parts.opponent}` : null; // a button, unless it is refused
    case "from-empty":
      return `place:${parts.place}`;
    case "slay":
      if ("clause" in choice && choice.facts["terrain"]) return `terrain:${String(choice.facts["terrain"])}`; // an exhausted stack
      return `center:${parts.monster}`;
    case "recruit":
    case "take-free":
    case "give":
      return `center:${parts.citizen}`;
    case "acquire":
      return `center:${parts.domain}`;
    case "use-citizen":
      return `own:${parts.citizen}`;
    case "use-domain":
      return `own:${parts.domain}`;
    case "return-card":
      return `own:${parts.card}`;
    case "change-die":
    case "resolve-die":
      return `die:${parts.die}`;
    case "activate":
      return `terrain:${parts.terrain}`;
    case "keep-duke":
      return `duke:${parts.duke}`;
    default:
      return null;
  }
}
