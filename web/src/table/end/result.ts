/** How a finished game came out, as its screens need it: nothing is counted here that the server has not told. */
import type { Finale, Position } from "../../generated/protocol";
import { e } from "./texts";

export interface Place {
  seat: number;
  score: number;
  won: boolean;
  /** 1: the winners. */
  place: number;
}

/** The winners first, then the others by their points. */
export function placesOf({ table, scores }: Pick<Position, "table" | "scores">): Place[] {
  const winners = table.result?.winners ?? [];
  const points = table.result?.scores ?? scores;
  const ranked = points
    .map((score, seat) => ({ seat, score, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  return ranked.map((each) => ({ ...each, place: 1 + ranked.filter((other) => Number(other.won) > Number(each.won) || (other.won === each.won && other.score > each.score)).length }));
}

/** How far the winners are ahead of the next one; 0: not by points, or there is nobody. */
export function aheadBy(places: readonly Place[]): number {
  const first = places.find(({ won }) => won);
  const next = places.find(({ won }) => !won);
  return first && next ? Math.max(0, first.score - next.score) : 0;
}

/** From one's own seat on. */
export function seatsFrom(own: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, n) => (Math.max(0, own) + n) % seats);
}

/** Who has most of a category; nobody, if all have the same. */
export function best(figures: readonly number[]): (seat: number) => boolean {
  const most = Math.max(...figures);
  const told = figures.length > 1 && most > Math.min(...figures);
  return (seat) => told && figures[seat] === most;
}

/** `a, b and c` */
export function listed(names: readonly string[]): string {
  const second = names.at(-1) ?? "";
  const first = names.slice(0, -1).join(", ");
  return first ? e("and", { first, second }) : second;
}

/** What was turned up only at the end: the names of its categories. */
export function turnedUp(finale: Finale): string[] {
  return finale.categories.filter(({ turned }) => turned.some((own) => own.length > 0)).map(({ name }) => name);
}

/** Round figures for an axis, about four of them. */
export function ticks(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((each) => span / each <= 5) ?? 1000;
  const found: number[] = [];
  for (let n = Math.floor(least / step) * step; n < most + step; n += step) found.push(n);
  return found;
}
