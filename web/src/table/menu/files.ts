/** The card files of a title, fetched once; a fetch that failed is tried again. */
import { api, type Cards } from "../../net/api";

const asked = new Map<string, Promise<Cards>>();

export function cardsOf(title: string): Promise<Cards> {
  const known = asked.get(title);
  if (known) return known;
  const fetched = api.cards(title).catch((error: unknown) => {
    asked.delete(title);
    throw error;
  });
  asked.set(title, fetched);
  return fetched;
}
