/** Laying a tile: which one, on which cell, turned how; read from what the server offers, however much of it is told ahead. */
import type { Offer, Question, Refused } from "../../generated/protocol";
import { placeOf } from "./view";

export interface TileChoice {
  id: string;
  offer: Offer | null;
  refused: Refused | null;
}

export interface CellChoice {
  x: number;
  y: number;
  key: string;
  /** Nothing to send if the cell was chosen before. */
  offer: Offer | null;
  refused: Refused | null;
  how: Question | null;
}

/** One of the four turns on a cell. */
export interface Verdict {
  turn: number;
  offer: Offer | null;
  refused: Refused | null;
}

export const LAYING = ["lay-which", "lay-where", "lay-how"];

export function tileChoices(question: Question): TileChoice[] {
  if (question.name !== "lay-which") return [{ id: String(question.parts["tile"]), offer: null, refused: null }];
  const offered = question.options.filter(({ name }) => name === "lay-tile").map((offer) => ({ id: String(offer.parts["tile"]), offer, refused: null }));
  const others = question.refusals.filter(({ name }) => name === "lay-tile").map((refused) => ({ id: String(refused.parts["tile"]), offer: null, refused }));
  return [...offered, ...others];
}

export function cellChoices(question: Question, tile: TileChoice | undefined): CellChoice[] {
  if (question.name === "lay-how") {
    const [x, y] = placeOf(Number(question.parts["cell"]));
    return [{ x, y, key: `${x},${y}`, offer: null, refused: null, how: question }];
  }
  const where = question.name === "lay-where" ? question : tile?.offer?.next;
  return [
    ...(where?.options ?? []).map((offer) => ({ ...at(offer), offer, refused: null, how: offer.next })),
    ...(where?.refusals ?? []).map((refused) => ({ ...at(refused), offer: null, refused, how: null })),
  ];
}

function at({ parts }: Offer | Refused): { x: number; y: number; key: string } {
  const [x, y] = [Number(parts["x"]), Number(parts["y"])];
  return { x, y, key: `${x},${y}` };
}

export function verdicts({ how, refused }: CellChoice): Verdict[] {
  return [0, 1, 2, 3].map((turn) => ({
    turn,
    offer: how?.options.find(({ parts }) => parts["turn"] === turn) ?? null,
    refused: how?.refusals.find(({ parts }) => parts["turn"] === turn) ?? refused,
  }));
}

/** The wanted turn if it is allowed there, else the first that is; -1 if none. */
export function legalTurn(cell: CellChoice, wanted: number): number {
  const legal = verdicts(cell).filter(({ offer }) => offer).map(({ turn }) => turn);
  return legal.includes(wanted) ? wanted : (legal[0] ?? -1);
}
