/** Seats are a colour and a charge: colour is never the only sign. */
export const SEATS = [
  ["red", "chevron"],
  ["blue", "pale"],
  ["green", "cross"],
  ["yellow", "roundel"],
  ["purple", "saltire"],
] as const;

let worn = $state.raw<readonly number[]>([]);

/** The colour and the charge of a seat: its own, unless the title deals colours out. */
export function livery(seat: number): (typeof SEATS)[number] {
  return SEATS[(worn[seat] ?? seat) % SEATS.length] ?? SEATS[0];
}

/** A title in which colours are drawn says who wears which; an empty list: everybody their own again. */
export function wear(colours: readonly number[]): void {
  worn = colours;
}
