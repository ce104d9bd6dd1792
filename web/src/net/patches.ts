/** Patches: the next position, put together from pieces of the last one; what the texts say does not matter here. */
import type { Patch } from "../generated/protocol";

const CUT = ',"';
const PRIME = 65_521;
const UTF8 = new TextEncoder();

/** The text that follows; nothing if the patch was not made for this one, or something else comes of it. */
export function patched(last: string, { onto, gives, pieces }: Patch): string | null {
  if (checksum(last) !== onto) return null;
  const old = last.split(CUT);
  const text = pieces.flatMap((piece) => (typeof piece === "string" ? [piece] : kept(old, piece))).join(CUT);
  return checksum(text) === gives ? text : null;
}

const kept = (old: readonly string[], [first = 0, count = 0]: readonly number[]) => old.slice(first, first + count);

/** Adler-32 of the text as UTF-8. */
export function checksum(text: string): number {
  let [low, high] = [1, 0];
  for (const byte of UTF8.encode(text)) {
    low = (low + byte) % PRIME;
    high = (high + low) % PRIME;
  }
  return high * 65_536 + low;
}
