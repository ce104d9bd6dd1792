/** Where a sheet lies beside what somebody has selected on the table, and how wide it may be there. */
interface Span {
  readonly left: number;
  readonly right: number;
}

export interface Place {
  right: boolean;
  width: number;
}

/** At the left, unless it covers the part there; at the right then, or where there is more room, and no wider than that. */
export function placed(part: Span | null, room: Span, width: number): Place {
  if (!part || part.right <= room.left || part.left >= room.left + width) return { right: false, width };
  const [before, after] = [part.left - room.left, room.right - part.right];
  return before > after ? { right: false, width: Math.min(width, before) } : { right: true, width: Math.min(width, after) };
}
