/** A chain: what one move set off, event by event. It can be watched while it happens and gone through afterwards. */
import type { EmpiresNorth } from "../../../generated/empires_north";
import type { Happening, NameOf } from "../../../table/title";

type Event = Happening<EmpiresNorth>;
type Names = readonly NameOf<EmpiresNorth, "events">[];

/** Events with which a new chain begins: somebody moves, or the table goes on by itself. */
const ROOTS: Names = ["pawn-placed", "pawn-moved", "location-used", "location-razed", "passed", "phase-began", "round-began", "island-conquered", "island-pillaged"];
/** Told by what comes next, or of no interest in a chain. */
const QUIET: Names = ["tile-laid", "phase-began", "round-began", "cards-kept", "card-readied", "cards-readied", "island-revealed", "islands-cleared"];
/** What others do in a chain of somebody else. */
const AMONG_OTHERS: Names = ["goods-gained", "ship-moved", "ship-returned"];

const seatOf = ({ parts }: Event): number | null => ("seat" in parts ? parts.seat : null);

/** The last chain among the events. */
export function chain(events: readonly Event[]): Event[] {
  const tail = events.slice(Math.max(0, events.findLastIndex(({ name }) => ROOTS.includes(name))));
  const whose = tail[0] ? seatOf(tail[0]) : null;
  const doer = tail.findLast(({ name }) => !AMONG_OTHERS.includes(name));
  const last = doer ? seatOf(doer) : null;
  // Somebody else has moved since: a card that is built needs no root of its own.
  const another = whose !== null && whose >= 0 && last !== null && last !== whose;
  const from = another ? tail.findIndex((event) => seatOf(event) === last && !AMONG_OTHERS.includes(event.name)) : 0;
  return tail.slice(from).filter(({ name }) => !QUIET.includes(name));
}

/** What lights up on the table when that event is looked at: the card it is about, or the tile. */
export function spotOf({ parts }: Event): { seat: number; card: string; tile: string } {
  return {
    seat: "opponent" in parts ? parts.opponent : "seat" in parts ? parts.seat : -1,
    card: ("card" in parts && parts.card) || ("island" in parts && parts.island) || ("by" in parts && parts.by) || "",
    tile: "tile" in parts ? parts.tile : "",
  };
}
