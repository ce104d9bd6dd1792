/** Words of tests: events, choices and questions of a title, with the names and parts that its board may count on. */
import type { Happening, NameOf, Offer, Question, Refused, Title } from "./title";

const text = (name: string, parts: Record<string, unknown>) => [name, ...Object.entries(parts).map(([part, value]) => `${part}=${String(value)}`)].join(" ");

export const told = <T extends Title>() => ({
  event: <N extends NameOf<T, "events">>(name: N, parts: Happening<T, N>["parts"]): Happening<T, N> => ({ name, parts, clause: "" }),
  offer: <N extends NameOf<T, "choices">>(name: N, parts: Offer<T, N>["parts"], more: Partial<Pick<Offer<T>, "facts" | "here" | "next">> = {}) =>
    ({ text: text(name, parts), name, parts, facts: {}, here: null, next: null, ...more }) as Offer<T, N>,
  refused: <N extends NameOf<T, "choices">>(name: N, parts: Refused<T, N>["parts"], more: Partial<Pick<Refused<T>, "clause" | "facts" | "shown" | "here">> = {}) =>
    ({ text: text(name, parts), name, parts, clause: "X-01", facts: {}, shown: {}, here: null, ...more }) as Refused<T, N>,
  question: <N extends NameOf<T, "decisions">>(name: N, parts: Question<T, N>["parts"], more: Partial<Pick<Question<T>, "options" | "refusals">> = {}) =>
    ({ seat: 0, name, clause: "", parts, options: [], refusals: [], ...more }) as Question<T, N>,
});
