/** Where the words beside the tracks of glory and reputation stand, so that none lies on another. All in points of the track. */

export interface Bracket {
  from: number;
  most: number;
  dice: number;
}

/** A label: where its mark is, and which part of it lies before the mark. */
export interface Label {
  at: number;
  before: number;
}

const GLORY = 3.2;
/** Ways to lean: how much of the label lies before its mark. */
const LEANING = [0.1, 0.3, 0.7, 0.9];

/** How much room a bracket's words take: each die shows. */
const wide = ({ dice }: Bracket) => 3.2 + dice * 0.75;

export interface Above {
  glory: Label;
  /** Of the bracket it is in: whether its words stand at the bracket's end, and whether there is room for all of them. */
  end: boolean;
  short: boolean;
}

/** Words above the track: those of the bracket make room for the mark of glory, which leans to one side where it must. */
export function above(glory: number, most: number, brackets: readonly Bracket[]): Above {
  const at = Math.min(glory, most);
  const here = brackets.find((each) => glory <= each.most) ?? brackets.at(-1);
  if (!here) return { glory: { at, before: at / most }, end: false, short: false };
  const next = Math.min(here.most + 1, most + 0.5);
  const last = Math.min(here.most + 0.4, most);
  for (const less of [0, 1])
    for (const before of [at / most, ...LEANING])
      for (const end of [false, true]) {
        const [left, right] = [at - before * GLORY, at + (1 - before) * GLORY];
        const inside = left >= -0.1 && right <= next;
        const free = end ? right <= last - wide(here) + less : left >= here.from + wide(here) - less;
        if (inside && free) return { glory: { at, before }, end, short: less > 0 };
      }
  return { glory: { at, before: at / most }, end: at < here.from + wide(here), short: true };
}

/** Below it the words on excess glory stand on the side that the mark of reputation leaves free. */
export const leftOf = (reputation: number, most: number): boolean => reputation > most / 2;
