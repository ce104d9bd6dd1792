/** How the events of the kingdom are shown: how long each lasts, and what flies where. */
import type { Happening } from "../../generated/protocol";
import type { Flight, Motion, View } from "../../table/stage.svelte";
import { figureOf, iconOf, SHEET } from "./figures";
import type { WonderfulKingdomView } from "./view";

const TEMPO: Record<string, number> = {
  "round-started": 500,
  "card-offered": 420,
  "card-trapped": 420,
  "rival-card-hidden": 420,
  "card-spied": 380,
  "area-taken": 560,
  "card-revealed": 420,
  "calamity-suffered": 480,
  "menace-arrived": 480,
  "construction-begun": 220,
  "card-recycled": 260,
  "piece-placed": 130,
  "cube-transmuted": 130,
  "krystallium-made": 320,
  "card-completed": 480,
  produced: 300,
  "supremacy-won": 420,
  "soldier-trained": 300,
  "soldier-sent": 300,
  "menace-defeated": 520,
  "stage-completed": 480,
  "armies-recruited": 360,
  "armies-moved": 560,
  "armies-returned": 360,
  "army-imprisoned": 460,
  "enemy-army-placed": 300,
};

const text = (part: unknown): string => String(part);
const card = (id: unknown, from: string, to: string): Flight => ({ from, to, icon: id ? figureOf(text(id)) : "g-wolf-trap", sheet: SHEET });
const piece = (token: unknown, from: string, to: string): Flight => ({ from, to, icon: iconOf(text(token)), sheet: SHEET });

function flight({ name, parts }: Happening): Flight | null {
  const { seat, token } = parts;
  const home = `realm:${text(seat)}`;
  switch (name) {
    case "card-offered":
    case "card-trapped":
      return card(parts["card"], home, `area:${text(parts["area"])}`);
    case "area-taken":
      return card("", `area:${text(parts["area"])}`, home);
    case "piece-placed":
      return piece(token, home, `site:${text(seat)}:${text(parts["card"])}`);
    case "cube-transmuted":
      return piece(token, home, `alchemy:${text(seat)}`);
    case "produced":
      return Number(parts["n"]) > 0 ? piece(token, `step:${text(token)}`, home) : null;
    case "card-completed":
    case "menace-defeated":
      return card(parts["card"], `site:${text(seat)}:${text(parts["card"])}`, home);
    case "soldier-sent":
      return piece("soldier", home, `site:${text(seat)}:${text(parts["card"])}`);
    case "armies-moved":
      return { from: `land:${text(parts["source"])}`, to: `land:${text(parts["territory"])}`, icon: "g-visored-helm", sheet: SHEET };
    default:
      return null;
  }
}

type Change = (view: WonderfulKingdomView, parts: Record<string, unknown>) => Partial<WonderfulKingdomView>;

/** An area that is taken is empty at once; the rest is told by the position that follows. */
const CHANGES: Record<string, Change> = {
  "area-taken": (view, { area }) => {
    const at = area === "left" ? 0 : 1;
    const without = <T>(rows: T[][]): T[][] => rows.map((row, i) => (i === at ? [] : row));
    return { areas: without(view.areas), traps: without(view.traps), marks: without(view.marks) };
  },
  "card-offered": (view, { card: id, area }) => laid(view, text(id), area, -1),
  "card-trapped": (view, { card: id, area, seat }) => laid(view, id ? text(id) : null, area, Number(seat)),
  "rival-card-hidden": (view, { area }) => laid(view, null, area, 1),
  "card-laid-out": (view, { card: id, area }) => laid(view, text(id), area, -1),
};

function laid(view: WonderfulKingdomView, id: string | null, area: unknown, trap: number): Partial<WonderfulKingdomView> {
  const at = area === "left" ? 0 : 1;
  const more = <T>(rows: T[][], one: T): T[][] => rows.map((row, i) => (i === at ? [...row, one] : row));
  return { areas: more(view.areas, id), traps: more(view.traps, trap), marks: more(view.marks, -1) };
}

export const motion: Motion = {
  tempo: ({ name }) => TEMPO[name] ?? 0,
  sketch(view: View, { name, parts }: Happening): View {
    const change = CHANGES[name];
    return change ? { ...view, ...change(view as unknown as WonderfulKingdomView, parts) } : view;
  },
  flight,
};
