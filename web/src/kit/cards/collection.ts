/** The components of a title, for whoever browses them: every title reduces its card files to this. */
import type { Words } from "../../i18n/words";
import type { Cards } from "../../net/api";
import type { Source } from "./face";

export interface Shown {
  id: string;
  name: string;
  /** The family of the card files, or what the title goes by. */
  family: string;
  /** What it belongs to within the family, in words: a clan, a terrain, an affiliation. */
  set: string;
  /** What it costs, all together; nothing where it is not bought. */
  cost: number | null;
  words: readonly string[];
  source: Source;
  /** Parts of it that are not from that source, but by us. */
  designed: readonly string[];
}

export interface Collection<F = unknown> {
  faces: F;
  shown: readonly Shown[];
}

/** What the module of a title's Shown.svelte offers beside the component. */
export type Collect<F = unknown> = (files: Cards, words: Words) => Collection<F>;

export interface ShownProps<F = unknown> {
  faces: F;
  id: string;
  size: "s" | "m" | "l";
  tabindex?: number;
  onclick?: () => void;
}

type Entry = Record<string, unknown>;
type Told = Pick<Shown, "name" | "words"> & Partial<Pick<Shown, "family" | "set" | "cost">>;

export function gathered(files: Cards, families: readonly string[], tell: (id: string, entry: Entry, family: string) => Told): Shown[] {
  return families.flatMap((family) =>
    Object.entries(files[family] ?? {}).map(([id, entry]) => ({
      id,
      family,
      set: "",
      cost: null,
      ...tell(id, entry, family),
      source: (entry["source"] as Source | undefined) ?? "public",
      designed: designedOf(entry),
    })),
  );
}

/** The card files say it in one of two ways. */
function designedOf({ designed, field_sources: fields }: Entry): string[] {
  const listed = Array.isArray(designed) ? designed.map(String) : [];
  return [...listed, ...Object.entries(fields ?? {}).flatMap(([part, from]) => (from === "design" ? [part] : []))];
}

/** A price of several goods, all together. */
export function total(cost: unknown): number | null {
  if (typeof cost === "number") return cost;
  const parts = Object.values(cost ?? {}).filter((each) => typeof each === "number");
  return parts.length > 0 ? parts.reduce((sum, each) => sum + each, 0) : null;
}
