/** How the events of the kingdom are shown: how long each lasts, and what flies where. */
import type { WonderfulKingdom } from "../../generated/wonderful_kingdom";
import type { Changes, Flight, Motion } from "../../table/stage.svelte";
import type { ByName, Happening } from "../../table/title";
import { figureOf, iconOf, SHEET } from "./cards/figures";
import type { WonderfulKingdomView } from "./view";

const TEMPO: ByName<WonderfulKingdom, "events", number> = {
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

const card = (id: string, from: string, to: string): Flight => ({ from, to, icon: id ? figureOf(id) : "g-wolf-trap", sheet: SHEET });
const piece = (token: string, from: string, to: string): Flight => ({ from, to, icon: iconOf(token), sheet: SHEET });

function flight({ name, parts }: Happening<WonderfulKingdom>): Flight | null {
  switch (name) {
    case "card-offered":
    case "card-trapped":
      return card(parts.card, `realm:${parts.seat}`, `area:${parts.area}`);
    case "area-taken":
      return card("", `area:${parts.area}`, `realm:${parts.seat}`);
    case "piece-placed":
      return piece(parts.token, `realm:${parts.seat}`, `site:${parts.seat}:${parts.card}`);
    case "cube-transmuted":
      return piece(parts.token, `realm:${parts.seat}`, `alchemy:${parts.seat}`);
    case "produced":
      return parts.n > 0 ? piece(parts.token, `step:${parts.token}`, `realm:${parts.seat}`) : null;
    case "card-completed":
    case "menace-defeated":
      return card(parts.card, `site:${parts.seat}:${parts.card}`, `realm:${parts.seat}`);
    case "soldier-sent":
      return piece("soldier", `realm:${parts.seat}`, `site:${parts.seat}:${parts.card}`);
    case "armies-moved":
      return { from: `land:${parts.source}`, to: `land:${parts.territory}`, icon: "g-visored-helm", sheet: SHEET };
    default:
      return null;
  }
}

/** An area that is taken is empty at once; the rest is told by the position that follows. */
const CHANGES: Changes<WonderfulKingdom> = {
  "area-taken": (view, { area }) => {
    const at = area === "left" ? 0 : 1;
    const without = <T>(rows: T[][]): T[][] => rows.map((row, i) => (i === at ? [] : row));
    return { areas: without(view.areas), traps: without(view.traps), marks: without(view.marks) };
  },
  "card-offered": (view, { card: id, area }) => laid(view, id, area, -1),
  "card-trapped": (view, { card: id, area, seat }) => laid(view, id || null, area, seat),
  "rival-card-hidden": (view, { area }) => laid(view, null, area, 1),
  "card-laid-out": (view, { card: id, area }) => laid(view, id, area, -1),
};

function laid(view: WonderfulKingdomView, id: string | null, area: string, trap: number): Partial<WonderfulKingdomView> {
  const at = area === "left" ? 0 : 1;
  const more = <T>(rows: T[][], one: T): T[][] => rows.map((row, i) => (i === at ? [...row, one] : row));
  return { areas: more(view.areas, id), traps: more(view.traps, trap), marks: more(view.marks, -1) };
}

export const motion: Motion<WonderfulKingdom> = {
  tempo: ({ name }) => TEMPO[name] ?? 0,
  changes: CHANGES,
  flight,
  results: ["supremacy-won", "menace-defeated", "calamity-suffered", "army-imprisoned"],
};
