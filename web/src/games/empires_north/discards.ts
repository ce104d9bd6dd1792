/** Choosing several cards of which there may be copies. */

/** One more copy of that card, or none any more if all are chosen; of more than `most` the first are put back. */
export function toggled(chosen: readonly string[], card: string, copies: number, most: number): string[] {
  const others = chosen.filter((each) => each !== card);
  const n = chosen.length - others.length;
  if (n >= Math.min(copies, most)) return others;
  return [...others, ...Array.from({ length: n + 1 }, () => card)].slice(-most);
}
