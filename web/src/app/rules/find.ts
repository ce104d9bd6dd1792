/** Looking things up in the rulebook: by id, by words of either language, and by other forms of a Polish word. */
import type { ChapterInfo, ClauseInfo } from "../../generated/protocol";

/** What a form of a word may end with, the longest first; what is left says which word it is. */
const ENDINGS = (
  "owego owemu owych owymi owa owy iejszy iejsza iejsze cowi cami cach ciom owie owej owym owie iami iach iego iemu ingu owi ami ach ego emu ymi imi iec iem iom ych ich cie cow com cem " +
  "ies ing ed es om em ie ej ow ym im ia iu io ii ca cy ce cu a e i y o u s"
).split(" ").sort((one, other) => other.length - one.length);
const LEAST = 3;
/** Roots that change within. */
const SAME: Record<string, string> = { ksiec: "ksiaz", ksiez: "ksiaz", dn: "dzien", tygodn: "tydzien", braci: "brat" };

/** Without case and without the tails of Polish letters: who types "lucznik" finds the Łucznik. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

/** What all forms of a word share, as nearly as its letters tell. */
export function root(word: string): string {
  const flat = plain(word);
  const ending = ENDINGS.find((each) => flat.endsWith(each) && flat.length - each.length >= LEAST);
  const left = ending ? flat.slice(0, -ending.length) : flat;
  return SAME[left] ?? left;
}

/** Whether two roots are of one word: złoto and złocie, kopia and kopii. */
export function akin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= LEAST && long.startsWith(short) && long.length - short.length <= 1;
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const asWords = (asked: string): string[] => plain(asked).split(/\s+/).filter(Boolean);

/** A word, as it stands or in another form, in the text. */
function holds(text: string, roots: ReadonlySet<string>, word: string): boolean {
  if (text.includes(word)) return true;
  const wanted = root(word);
  return wanted.length >= LEAST && [...roots].some((each) => akin(each, wanted));
}

const read = new WeakMap<ClauseInfo, { text: string; roots: ReadonlySet<string> }>();

function textOf(clause: ClauseInfo): { text: string; roots: ReadonlySet<string> } {
  const known = read.get(clause);
  if (known) return known;
  const text = `${clause.id} ${clause.en} ${clause.pl} ${clause.section}`;
  const made = { text: plain(text), roots: new Set(wordsIn(text).map(root)) };
  read.set(clause, made);
  return made;
}

/** Clauses that hold all the words that were asked for, in either language, in their text, their id, or their chapter's name. */
export function matching(clauses: readonly ClauseInfo[], asked: string, chapters: readonly ChapterInfo[] = []): ClauseInfo[] {
  const words = asWords(asked);
  const names = new Map(chapters.map(({ id, en, pl }) => [id, plain(`${en} ${pl}`)]));
  return clauses.filter((clause) => {
    const { text, roots } = textOf(clause);
    const chapter = names.get(chapterOf(clause.id)) ?? "";
    return words.every((word) => holds(text, roots, word) || chapter.includes(word));
  });
}

/** VK-RECR-03 stands in the chapter VK-RECR. */
export function chapterOf(clause: string): string {
  return clause.replace(/-\d+$/, "");
}

/** The text in pieces; every second one is a match. */
export function marked(text: string, asked: string): string[] {
  const words = asWords(asked).filter((word) => word.length > 1);
  const flat = plain(text);
  if (words.length === 0 || flat.length !== text.length) return [text];
  const hits = Array.from(text, () => false);
  const roots = words.map(root).filter((each) => each.length >= LEAST);
  for (const word of words) {
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (roots.some((each) => akin(root(word), each))) hits.fill(true, index, index + word.length);
  }
  return pieces(text, hits);
}

function pieces(text: string, hits: readonly boolean[]): string[] {
  const made = [""];
  hits.forEach((hit, at) => {
    if (hit !== (made.length % 2 === 0)) made.push("");
    made[made.length - 1] += text.charAt(at);
  });
  return made;
}

/** Words of the rules that look most like one that was asked for and found nothing. */
export function nearest(clauses: readonly ClauseInfo[], asked: string, of: "pl" | "en", most = 4): string[] {
  const [lost] = asWords(asked).filter((word) => word.length > 2 && matching(clauses, word).length === 0);
  if (!lost) return [];
  const known = new Map(clauses.flatMap((clause) => wordsIn(clause[of])).filter((word) => word.length > 2).map((word) => [plain(word), word.toLowerCase()]));
  return [...known]
    .map(([flat, word]) => ({ word, far: distance(flat, lost) }))
    .filter(({ far }) => far <= Math.max(1, Math.floor(lost.length / 3)))
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ word }) => word);
}

/** How many letters must be changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Where a name stands in a text, in whatever form; -1: nowhere. */
export function mentioned(text: string, name: string): number {
  const inText = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const wanted = wordsIn(name).map(root);
  const roots = inText.map(({ 0: word }) => root(word));
  const at = wanted.length === 0 ? -1 : roots.findIndex((_, i) => wanted.every((each, j) => same(roots[i + j] ?? "", each)));
  return inText[at]?.index ?? -1;
}

/** A name must be met more exactly than what somebody looks for: Kapłanka is not Kapłan. */
function same(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return one === other || (short.length > LEAST && akin(short, long) && !long.endsWith("k"));
}
