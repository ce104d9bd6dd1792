/** Who sits where, as the table shows them. */
import type { Position } from "../../generated/protocol";
import type { Sitting } from "../board/board";

/** `2:05`, `1:02:05`, `3 d` */
export function clockFace(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const [days, hours, minutes] = [Math.floor(left / 86400), Math.floor(left / 3600), Math.floor(left / 60)];
  if (days > 1) return `${days} d`;
  const two = (n: number) => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** `passed`: seconds since the position was heard; only the clocks of those who must choose run. */
export function sitting(position: Position, names: readonly string[], passed: number): Sitting[] {
  return position.table.seats.map((seat, n) => {
    const left = position.clocks[n];
    const runs = position.deciding.includes(n);
    return {
      seat: n,
      name: names[n] ?? "",
      bot: seat.sitter === "bot" ? seat.bot : "",
      away: seat.sitter === "person" && !position.present.includes(n),
      standIn: seat.stand_in !== "",
      clock: left == null ? "" : clockFace(left - (runs ? passed : 0)),
    };
  });
}

/** The old list, if nothing in it has changed. */
export function unchanged<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return before.length === now.length && before.every((each, i) => each === now[i]) ? before : now;
}
