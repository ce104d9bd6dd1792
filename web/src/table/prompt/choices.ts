/** Choices, sorted: by the part of the table they point at, and by kind. */
import type { TitleUI } from "../ui";
import type { Choice, NameOf, Question, Title } from "../title";

/** The first choice at each place. */
export function byTarget<T extends Title, C extends Choice<T>>(
  choices: readonly C[],
  question: Question<T> | null,
  ui: Pick<TitleUI<T>, "targetOf">,
): Map<string, C> {
  const found = new Map<string, C>();
  for (const choice of choices) {
    const target = question && ui.targetOf(choice, question);
    if (target && !found.has(target)) found.set(target, choice);
  }
  return found;
}

/** The kinds of choices that a question allows or shows, with how many of each are to be had, in that order. */
export function kindsOf<T extends Title>(
  question: Question<T> | null,
  { kinds: order, kindOf }: Pick<TitleUI<T, string>, "kinds" | "kindOf">,
): { name: string; n: number }[] {
  const counts = new Map<string, number>();
  const add = (name: NameOf<T, "choices">, n: number) => counts.set(kindOf(name), (counts.get(kindOf(name)) ?? 0) + n);
  for (const { name } of question?.options ?? []) add(name, 1);
  for (const { name } of question?.refusals ?? []) add(name, 0);
  return [...counts].map(([name, n]) => ({ name, n })).sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}
