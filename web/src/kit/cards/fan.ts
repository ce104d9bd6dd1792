/** Cards in a fan stand the closer the more they are, but never so close that a pointer cannot reach one of them. */

/** So much of each card shows, in px, however many there are: 24 px where the table is drawn smallest. */
export const LEAST = 32;

/** How far apart so many cards stand, each so wide, if they have so much room: side by side, or closer. */
export function apart(n: number, width: number, gap: number, room: number): number {
  return n > 1 ? Math.max(LEAST, Math.min(width + gap, (room - width) / (n - 1))) : width + gap;
}

/** How wide a place must be so that what is so wide, one after another, lies there in two rows. */
export function inTwoRows(widths: readonly number[]): number {
  const all = widths.reduce((sum, wide) => sum + wide, 0);
  let [first, least] = [0, all];
  for (const wide of widths) {
    first += wide;
    least = Math.min(least, Math.max(first, all - first));
  }
  return least;
}

/** Copies of a card overlap and answer alike: they move closer before different cards do, down to this. */
const COPY = 8;

export interface Apart {
  /** From a card to the first copy of the next. */
  cards: number;
  /** From a copy to the next. */
  copies: number;
}

/** How far apart cards with copies stand; `copies`: how far at most. */
export function copiesApart(counts: readonly number[], width: number, gap: number, copies: number, room: number): Apart {
  const more = copiesIn(counts);
  const left = room - width - (counts.length - 1) * (width + gap);
  const closer = more > 0 ? Math.max(Math.min(COPY, copies), Math.min(copies, left / more)) : copies;
  return { cards: apart(counts.length, width, gap, room - more * closer), copies: closer };
}

/** How wide a fan of cards with copies is. */
export function widthOf(counts: readonly number[], width: number, { cards, copies }: Apart): number {
  return width + (counts.length - 1) * cards + copiesIn(counts) * copies;
}

function copiesIn(counts: readonly number[]): number {
  return counts.reduce((sum, n) => sum + n - 1, 0);
}
