/** Which part of the table a choice of Northgard points at: `land:`, `cell:`, `tile:`, `hand:`, `looked:`, `row:` ... */
import type { Northgard } from "../../generated/northgard";
import { at, ofParts, type Choice, type OfParts } from "../../table/title";

/**
 * Clauses that only say which territories a question is about: the others are not hatched, but say so when pressed.
 */
export const ELSEWHERE: readonly string[] = [
  "NG-BUILD-01",
  "NG-CLAN-12",
  "NG-CPHASE-03",
  "NG-EOY-04",
  "NG-MAP-11",
  "NG-MAP-18",
  "NG-MOVE-02",
  "NG-RECR-02",
  "NG-RECR-09",
  "NG-SETUP-18",
  "NG-SPEC-01",
];

const [land, hand, looked] = [at("land", "territory"), at("hand", "card"), at("looked", "card")];

const TARGETS: OfParts<Northgard, string> = {
  ...{ "recruit-at": land, "settle-at": land, "build-on": land, "fight-at": land, "gather-at": land, "group-at": land },
  ...{ "return-to": land, "prowl-to": land, "kaija-to": land, scorch: land, call: land },
  ...{ from: at("land", "source"), to: at("land", "target") },
  ...{ play: hand, "use-card": hand, "remove-this": hand, discard: looked, "put-back": looked },
  ...{ take: at("row", "card"), "take-upgrade": at("upgrade", "card") },
  ...{ "lay-at": ({ x, y }) => `cell:${x},${y}`, "lay-tile": at("tile", "tile") },
  ...{ build: at("building", "building"), "choose-clan": at("clan", "clan") },
  ...{ wait: () => "deed:wait", exchange: () => "deed:exchange", remove: () => "deed:remove", upgrade: () => "deed:upgrade", pass: () => "deed:pass" },
};

export const targetOf = (choice: Choice<Northgard>): string | null => ofParts(TARGETS, choice) ?? null;
