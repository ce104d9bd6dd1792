/** What a question wants to be answered with. */
import type { EmpiresNorth } from "../../../generated/empires_north";
import type { NameOf, Question } from "../../../table/title";

const GOODS: readonly NameOf<EmpiresNorth, "decisions">[] = [
  "pay-how",
  "pay-any",
  "spare-which",
  "gain-which",
  "convert-again",
  "assign-what",
  "assign-how-many",
  "load-what",
  "feed-winter",
];

/** Goods: buttons that show them. A single answer needs no choosing. */
export function answersInGoods(question: Question<EmpiresNorth> | null): boolean {
  return question !== null && GOODS.includes(question.name) && question.options.length > 1;
}
