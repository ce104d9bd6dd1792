/** Regions as closed walks: clockwise along the edge, at a crossing right into the border, until the walk closes. */
import type { Line } from "./drawing/borders";
import { nth, type Pt } from "./drawing/points";
import { crossings, isJunction, onEdge, SIDES, type Tile } from "./drawing/tiles";

/** A part of a region's outline: a border line, or a piece of the tile's edge. */
export type Piece = { points: readonly Pt[] } & ({ line: number } | { side: number; segment: string });

export interface Walk {
  region: number;
  pieces: Piece[];
  polygon: Pt[];
}

/** Also notes on each line which region lies on which side. */
export function walks(tile: Tile, lines: readonly Line[]): Walk[] {
  return tile.regions.map((_, region) => {
    const pieces = walk(tile, lines, region);
    return { region, pieces, polygon: pieces.flatMap(({ points }) => points.slice(0, -1)) };
  });
}

function walk(tile: Tile, lines: readonly Line[], region: number): Piece[] {
  const { segments } = nth(tile.regions, region);
  const left = new Set(segments);
  const pieces: Piece[] = [];
  let segment = nth(segments, 0);
  while (left.delete(segment)) {
    const edge = segment.charAt(0);
    const cuts = crossings(tile, edge);
    const place = Number(segment.slice(1));
    const [from, to] = [place > 0 ? nth(cuts, place - 1) : 0, cuts[place] ?? 4];
    pieces.push({ side: SIDES.indexOf(edge), segment, points: [onEdge(edge, from), onEdge(edge, to)] });
    segment = to === 4 ? `${SIDES.charAt((SIDES.indexOf(edge) + 1) % 4)}0` : across(tile, lines, region, `${edge}@${to}`, pieces);
  }
  if (left.size > 0 || !segments.includes(segment)) throw new Error(`${tile.id}: region ${region} does not close`);
  return pieces;
}

/** Along border lines from one crossing to the next; the segment that follows there. */
function across(tile: Tile, lines: readonly Line[], region: number, start: string, pieces: Piece[]): string {
  let [at, from] = [start, -1];
  do {
    const [i, end] = leaving(tile, region, at, from);
    const line = nth(lines, i);
    line[end === 1 ? "left" : "right"] = region;
    pieces.push({ line: i, points: end === 1 ? line.points.toReversed() : line.points });
    at = nth(nth(tile.borders, i).ends, 1 - end);
    from = i;
  } while (isJunction(at));
  const edge = at.charAt(0);
  return `${edge}${crossings(tile, edge).indexOf(Number(at.slice(2))) + 1}`;
}

/** The border that continues the walk at a crossing or a junction, and which of its ends lies there. */
function leaving(tile: Tile, region: number, at: string, from: number): [line: number, end: number] {
  const ways = tile.borders.map(({ ends }, i): [number, number] => [i, ends.indexOf(at)]).filter(([i, end]) => end >= 0 && i !== from);
  const way = isJunction(at) ? ways.find(([i]) => nth(tile.borders, i).between.includes(region)) : ways[0];
  if (!way) throw new Error(`${tile.id}: no border leaves ${at}`);
  return way;
}
