/** The address of a moment of a replay: after how many moves, and through whose eyes. */

/** Whose eyes: a seat, those who watched, or everybody's at once, with every card turned up. */
export const WATCHING = -1;
export const EVERYBODY = -2;

export interface Moment {
  move: number;
  eyes: number;
}

/** What the query of an address means; nonsense means the beginning, seen by everybody. */
export function momentOf(query: URLSearchParams | undefined): Moment {
  const move = number(query?.get("move"));
  const told = query?.get("as") ?? "";
  const seat = number(told);
  return { move, eyes: told === "watching" ? WATCHING : seat > 0 ? seat - 1 : EVERYBODY };
}

/** Seats are counted from 1, as people do. */
export function addressOf(id: string, { move, eyes }: Moment): string {
  const query = new URLSearchParams({ move: String(move) });
  if (eyes !== EVERYBODY) query.set("as", eyes === WATCHING ? "watching" : String(eyes + 1));
  return `/replay/${encodeURIComponent(id)}?${query.toString()}`;
}

const number = (text: string | null | undefined) => (text && /^[0-9]{1,6}$/.test(text) ? Number(text) : 0);
