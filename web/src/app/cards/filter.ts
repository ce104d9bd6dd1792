/** Which components somebody wants to see. */
import type { Shown } from "../../kit/cards/collection";
import { plain, root, akin } from "../rules/find";

export interface Wanted {
  text: string;
  family: string;
  set: string;
  /** No more than that; nothing: whatever it costs. */
  cost: number | null;
}

export const ALL: Wanted = { text: "", family: "", set: "", cost: null };

export function wantedOf(shown: readonly Shown[], { text, family, set, cost }: Wanted): Shown[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return shown.filter(
    (each) =>
      (!family || each.family === family) &&
      (!set || each.set === set) &&
      (cost === null || (each.cost !== null && each.cost <= cost)) &&
      words.every((word) => says(each, word)),
  );
}

function says({ name, words, set }: Shown, word: string): boolean {
  const text = [name, set, ...words].join(" ");
  if (plain(text).includes(word)) return true;
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((each) => akin(root(each), root(word)));
}

/** What there is to choose among, in the order of the cards. */
export const setsOf = (shown: readonly Shown[], family: string): string[] => [
  ...new Set(shown.filter((each) => !family || each.family === family).flatMap(({ set }) => (set ? [set] : []))),
];

export const costsOf = (shown: readonly Shown[]): number[] => [...new Set(shown.flatMap(({ cost }) => (cost === null ? [] : [cost])))].sort((one, other) => one - other);
