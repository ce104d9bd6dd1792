/**
 * Was chance honest? The checks of `karczma verify` and `tools/verify.py` that need no rules: the key is the one that was
 * promised, every outcome follows from it, and no line was changed since. Browsers hash over TLS only, and an inn may be in
 * a home network: so the hashes come from a library.
 */
import { blake2b } from "@noble/hashes/blake2.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex as hex, utf8ToBytes as bytes } from "@noble/hashes/utils.js";

/** A message `verify-...` with its values. */
export interface Said {
  id: string;
  args: Record<string, string | number>;
}

export interface Finding {
  checked: Said[];
  /** What this record alone cannot show. */
  unknown: Said[];
  /** The first thing that does not fit, and its line. */
  wrong: (Said & { line: number }) | null;
}

type Chance = (n: bigint, tick: bigint) => bigint;
type Header = ReadonlyMap<string, { line: number; told: string }>;

class Wrong extends Error {
  constructor(
    readonly line: number,
    readonly id: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(id);
  }
}

const OUTCOME = /^! ([0-9]{1,20}) ([0-9]{1,20})\/([1-9][0-9]{0,19})$/;
const SEAL = /^= (\S+) (over|running)( -?[0-9]+)*$/;
const MASK = (1n << 64n) - 1n;

export function verify(text: string): Finding {
  const finding: Finding = { checked: [], unknown: [], wrong: null };
  try {
    examine(text, finding);
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    finding.wrong = { id: error.id, args: error.args, line: error.line };
  }
  return finding;
}

function examine(text: string, finding: Finding): void {
  const lines = linesOf(text);
  const header = headerOf(lines);
  const below = chanceOf(header, finding);
  const ofAnother = Number(header.get("continued")?.told ?? 0);
  const ticks = new Set<bigint>();
  for (const [i, line] of lines.entries()) if (line.startsWith("!")) check(i + 1, line, below, ticks, ticks.size < ofAnother);
  finding.checked.push({ id: "verify-outcomes", args: { n: ticks.size - ofAnother } });
  if (ofAnother > 0) finding.unknown.push({ id: "verify-continued", args: { n: ofAnother } });
  checkSeal(lines);
  finding.checked.push({ id: "verify-sealed", args: {} });
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  if (lines[0] !== "karczma 1") throw new Wrong(1, "verify-no-record");
  if (!lines.includes("---")) throw new Wrong(lines.length, "verify-no-header");
  if (!SEAL.test(lines.at(-1) ?? "")) throw new Wrong(lines.length, "verify-cut");
  return lines;
}

function headerOf(lines: readonly string[]): Header {
  const header = new Map<string, { line: number; told: string }>();
  for (const [i, line] of lines.slice(1, lines.indexOf("---")).entries()) {
    const [name = "", ...told] = line.split(" ");
    if (header.has(name)) throw new Wrong(i + 2, "verify-twice-told", { name });
    header.set(name, { line: i + 2, told: told.join(" ") });
  }
  const continued = header.get("continued");
  if (continued && !/^[0-9]{1,20}$/.test(continued.told)) throw new Wrong(continued.line, "verify-no-number", { told: continued.told });
  return header;
}

/** Where the outcomes came from, after a look at whether the key is the one that was promised. */
function chanceOf(header: Header, finding: Finding): Chance {
  const [seed, commitment, key] = [header.get("seed"), header.get("commitment"), header.get("key")];
  if (!commitment && seed) {
    if (!/^-?[0-9]{1,40}$/.test(seed.told)) throw new Wrong(seed.line, "verify-no-number", { told: seed.told });
    finding.checked.push({ id: "verify-seed", args: { seed: seed.told } });
    return seeded(BigInt(seed.told));
  }
  if (!commitment || !key) throw new Wrong(1, "verify-no-key");
  if (hex(sha256(bytes(key.told))) !== commitment.told) throw new Wrong(commitment.line, "verify-other-key");
  finding.checked.push({ id: "verify-key", args: {} });
  return committed(key.told, (header.get("nonces")?.told ?? "").split(" ").filter(Boolean));
}

function committed(key: string, nonces: readonly string[]): Chance {
  const secret = bytes(key);
  return (n, tick) => BigInt(`0x${hex(hmac(sha256, secret, bytes(`${tick}/${n}/${nonces.join(",")}`)))}`) % n;
}

function seeded(seed: bigint): Chance {
  return (n, tick) => {
    let x = (seed * 0xd1342543de82ef95n + (((tick + 1n) * 0x9e3779b97f4a7c15n) & MASK)) & MASK;
    x = ((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    x = ((x ^ (x >> 27n)) * 0x94d049bb133111ebn) & MASK;
    return (((x ^ (x >> 31n)) >> 32n) * n) >> 32n;
  };
}

/** `known`: an outcome of another game, from whose middle this one went on; that one's own record shows where it came from. */
function check(line: number, text: string, below: Chance, ticks: Set<bigint>, known: boolean): void {
  const found = OUTCOME.exec(text);
  if (!found) throw new Wrong(line, "verify-no-outcome", { told: text.slice(0, 60) });
  const [tick, told, n] = [BigInt(found[1] ?? 0), BigInt(found[2] ?? 0), BigInt(found[3] ?? 1)];
  if (ticks.has(tick)) throw new Wrong(line, "verify-outcome-twice", { tick: String(tick) });
  ticks.add(tick);
  if (known) return;
  const due = below(n, tick);
  if (told !== due) throw new Wrong(line, "verify-wrong-outcome", { tick: String(tick), told: String(told), due: String(due), n: String(n) });
}

/** The last line holds a mark of all lines above. */
function checkSeal(lines: readonly string[]): void {
  const mark = SEAL.exec(lines.at(-1) ?? "")?.[1];
  const body = `${lines.slice(0, -1).join("\n")}\n`;
  if (mark !== hex(blake2b(bytes(body), { dkLen: 8 }))) throw new Wrong(lines.length, "verify-changed");
}
