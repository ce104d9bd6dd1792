/** The shelf: titles with their art, known before the server has said what it offers. */
import type { TitleInfo } from "../generated/protocol";
import { api } from "../net/api";
import { learnNames } from "./names.svelte";

export interface Shelved {
  id: string;
  /** Icon and ground of the emblem. */
  emblem: string;
  ground: string;
  accent: string;
  /** How many may play: what the box says. */
  players: readonly [number, number];
}

export const SHELF: readonly Shelved[] = [
  { id: "northgard", emblem: "g-drakkar", ground: "#1f4252", accent: "#5f9ab8", players: [2, 5] },
  { id: "empires_north", emblem: "g-viking-longhouse", ground: "#27482c", accent: "#6f9a52", players: [1, 4] },
  { id: "valeria", emblem: "g-griffin-symbol", ground: "#6a2422", accent: "#c4564a", players: [1, 5] },
  { id: "wonderful_kingdom", emblem: "g-crystal-growth", ground: "#43284f", accent: "#a06bb0", players: [1, 2] },
  { id: "monster_lands", emblem: "g-dragon-head", ground: "#5a3313", accent: "#d0803a", players: [1, 4] },
];

const ART = import.meta.glob<string>("./places/*.svg", { query: "?url", import: "default", eager: true });

/** The picture of a place; `wide` for a banner. */
export function artOf(title: string, wide = false): string {
  return (wide && ART[`./places/${title}-wide.svg`]) || ART[`./places/${title}.svg`] || "";
}

export function shelved(title: string): Shelved {
  const unknown = { id: title, emblem: "g-tavern-sign", ground: "#3d2c1e", accent: "#d4ae58", players: [1, 5] } as const;
  return SHELF.find((each) => each.id === title) ?? unknown;
}

let asked: Promise<TitleInfo[]> | undefined;

/** The titles on offer; asked for once. */
export function titles(): Promise<TitleInfo[]> {
  asked ??= api.titles().then(known).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

function known(found: TitleInfo[]): TitleInfo[] {
  learnNames(found);
  return found;
}
