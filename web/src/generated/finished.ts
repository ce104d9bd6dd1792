// Generated from the Python types by tools/typescript.py; never edited by hand.

import type { Happening } from "./protocol";

export interface ReplayStep {
  seat: number;
  choice: string;
  events: Happening[];
  view: Record<string, unknown>;
  scores: number[];
}

export interface Replay {
  title: string;
  seats: number;
  header: Record<string, string>;
  first: Record<string, unknown>;
  steps: ReplayStep[];
  winners: number[];
  over: boolean;
  record: string | null;
  seen_from: number;
}

/** A moment. `gain`: most points in one go; `lead`: who took the lead last; `held`: the longest lead, so many rounds; `decided`: the winner's last points; `turned`: won by what was turned up at the end; `half`: half of all. */
export interface Highlight {
  kind: "decided" | "gain" | "half" | "held" | "lead" | "turned";
  seats: number[];
  move: number;
  round: number;
  n: number;
  scores: number[];
  events: Happening[];
}

/** What a component, or so many of a kind, gave. */
export interface Part {
  what: string;
  n: number;
  points: number;
}

/** One line of the final count. What it comes from, and what was turned up for it, may be told by seat. */
export interface ScoreCategory {
  name: string;
  clause: string;
  figures: number[];
  gave: Part[][];
  turned: string[][];
}

/** An opponent without a seat. */
export interface RivalCount {
  message: string;
  figures: number[];
  total: number;
}

/** Who alone has most points of a category. */
export interface Medal {
  category: string;
  seat: number;
}

export interface Finale {
  categories: ScoreCategory[];
  scores: number[];
  winners: number[];
  rival: RivalCount | null;
  tie: string;
  why: string;
  rank: string;
  ranks: string[];
  rounds: number[];
  lines: number[][];
  moments: Highlight[];
  medals: Medal[];
}
