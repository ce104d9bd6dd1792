/** Laying a tile: which one, on which cell, turned how; read from what the server offers, however much of it is told ahead. */
import type { Northgard } from "../../../generated/northgard";
import type { Offer, Question, Refused } from "../../../table/title";
import { placeOf } from "../view";

export interface TileChoice {
  id: string;
  offer: Offer<Northgard, "lay-tile"> | null;
  refused: Refused<Northgard, "lay-tile"> | null;
}

export interface CellChoice {
  x: number;
  y: number;
  key: string;
  /** Nothing to send if the cell was chosen before. */
  offer: Offer<Northgard, "lay-at"> | null;
  refused: Refused<Northgard, "lay-at"> | null;
  how: Question<Northgard> | null;
}

/** One of the four turns on a cell. */
export interface Verdict {
  turn: number;
  offer: Offer<Northgard, "turned"> | null;
  refused: Refused<Northgard, "turned" | "lay-at"> | null;
}

/** Questions about tiles. */
export type Laying = Question<Northgard, "lay-which" | "lay-where" | "lay-how">;
export const isLaying = (question: Question<Northgard> | null): question is Laying =>
  question?.name === "lay-which" || question?.name === "lay-where" || question?.name === "lay-how";

export function tileChoices(question: Laying): TileChoice[] {
  if (question.name !== "lay-which") return [{ id: question.parts.tile, offer: null, refused: null }];
  const offered = question.options.filter((offer) => offer.name === "lay-tile").map((offer) => ({ id: offer.parts.tile, offer, refused: null }));
  const others = question.refusals.filter((refused) => refused.name === "lay-tile").map((refused) => ({ id: refused.parts.tile, offer: null, refused }));
  return [...offered, ...others];
}

export function cellChoices(question: Laying, tile: TileChoice | undefined): CellChoice[] {
  if (question.name === "lay-how") {
    const [x, y] = placeOf(question.parts.cell);
    return [{ x, y, key: `${x},${y}`, offer: null, refused: null, how: question }];
  }
  const where = question.name === "lay-where" ? question : tile?.offer?.next;
  const offered = (where?.options ?? []).filter((offer) => offer.name === "lay-at");
  const others = (where?.refusals ?? []).filter((refused) => refused.name === "lay-at");
  return [
    ...offered.map((offer) => ({ ...at(offer), offer, refused: null, how: offer.next })),
    ...others.map((refused) => ({ ...at(refused), offer: null, refused, how: null })),
  ];
}

function at({ parts: { x, y } }: { parts: Northgard["choices"]["lay-at"]["parts"] }): { x: number; y: number; key: string } {
  return { x, y, key: `${x},${y}` };
}

export function verdicts({ how, refused }: CellChoice): Verdict[] {
  const offered = (how?.options ?? []).filter((each) => each.name === "turned");
  const others = (how?.refusals ?? []).filter((each) => each.name === "turned");
  return [0, 1, 2, 3].map((turn) => ({
    turn,
    offer: offered.find(({ parts }) => parts.turn === turn) ?? null,
    refused: others.find(({ parts }) => parts.turn === turn) ?? refused,
  }));
}

/** The wanted turn if it is allowed there, else the first that is; -1 if none. */
export function legalTurn(cell: CellChoice, wanted: number): number {
  const legal = verdicts(cell).filter(({ offer }) => offer).map(({ turn }) => turn);
  return legal.includes(wanted) ? wanted : (legal[0] ?? -1);
}
