/** Which part of the table a choice of Northgard points at: `land:`, `cell:`, `tile:`, `hand:`, `looked:`, `row:` ... */
import type { TargetOf } from "../../table/scene.svelte";

/** Choices that name a territory, and in which part. */
const LANDS: Record<string, string> = {
  "recruit-at": "territory",
  "settle-at": "territory",
  "build-on": "territory",
  "fight-at": "territory",
  "gather-at": "territory",
  "group-at": "territory",
  "return-to": "territory",
  "prowl-to": "territory",
  "kaija-to": "territory",
  scorch: "territory",
  call: "territory",
  from: "source",
  to: "target",
};

/** Choices that name a card, and where it lies. */
const CARDS: Record<string, string> = {
  play: "hand",
  "use-card": "hand",
  "remove-this": "hand",
  discard: "looked",
  "put-back": "looked",
  take: "row",
  "take-upgrade": "upgrade",
};

export const targetOf: TargetOf = ({ name, parts }) => {
  const land = LANDS[name];
  if (land) return `land:${Number(parts[land])}`;
  const zone = CARDS[name];
  if (zone) return `${zone}:${String(parts["card"])}`;
  if (name === "lay-at") return `cell:${String(parts["x"])},${String(parts["y"])}`;
  if (name === "lay-tile") return `tile:${String(parts["tile"])}`;
  if (name === "build") return `building:${String(parts["building"])}`;
  if (name === "choose-clan") return `clan:${String(parts["clan"])}`;
  return null;
};
