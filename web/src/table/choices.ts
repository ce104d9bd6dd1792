/** Choices, sorted: by the part of the table they point at, and by kind. */
import type { Offer, Question, Refused } from "../generated/protocol";
import type { Manner } from "./manner";

/** The first choice at each place. */
export function byTarget<T extends Offer | Refused>(
  choices: readonly T[],
  question: Question | null,
  manner: Pick<Manner, "targetOf">,
): Map<string, T> {
  const found = new Map<string, T>();
  for (const choice of choices) {
    const target = question && manner.targetOf(choice, question);
    if (target && !found.has(target)) found.set(target, choice);
  }
  return found;
}

/** The kinds of choices that a question allows or shows, with how many of each are to be had, in that order. */
export function kindsOf(question: Question | null, { kinds: order, kindOf }: Pick<Manner, "kinds" | "kindOf">): { name: string; n: number }[] {
  const counts = new Map<string, number>();
  const add = (name: string, n: number) => counts.set(kindOf(name), (counts.get(kindOf(name)) ?? 0) + n);
  for (const { name } of question?.options ?? []) add(name, 1);
  for (const { name } of question?.refusals ?? []) add(name, 0);
  return [...counts].map(([name, n]) => ({ name, n })).sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}
