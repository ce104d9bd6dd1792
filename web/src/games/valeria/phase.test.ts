import { expect, test } from "vitest";
import type { Valeria } from "../../generated/valeria";
import { Words } from "../../i18n/words";
import { told } from "../../table/testing";
import type { Happening, NameOf } from "../../table/title";
import { Faces } from "./cards/faces";
import { standing } from "./phase";

const cards = { domains: { eye: { lines: [], signs: [[{ sign: 1, n: 5 }, { sign: "slay" }]] }, hill: { lines: [], signs: [] } } };
const faces = new Faces(cards, new Words("en", []), Object.assign((id: string) => id, { has: () => false }));
const { event } = told<Valeria>();
const seat = 0;
const rolled = event("dice-rolled", { seat, first: 1, second: 2 });
const started = [rolled, event("action-phase-started", { seat })];
const ended = event("action-phase-ended", { seat });
const paid = event("paid", { seat, token: "gold", n: 2 });
const recruited = event("citizen-gained", { seat, citizen: "cleric" });
const slain = event("monster-slain", { seat, monster: "goblin" });
const at = (events: Happening<Valeria>[], question: NameOf<Valeria, "decisions"> | null = null) => Object.values(standing(events, question, faces));

test("dice, harvest, actions, end: told by what has happened", () => {
  expect(at([])).toEqual(["roll", 0]);
  expect(at([rolled], "change-dice")).toEqual(["roll", 0]);
  expect(at([rolled])).toEqual(["harvest", 0]);
  expect(at(started)).toEqual(["actions", 1]);
  expect(at([...started, ended])).toEqual(["end", 0]);
});

test("the second action begins when the first is done: recruiting, slaying, acquiring, or taking a resource", () => {
  expect(at([...started, paid])).toEqual(["actions", 1]);
  expect(at([...started, paid, recruited])).toEqual(["actions", 2]);
  expect(at([...started, event("resource-taken", { seat, token: "gold" })])).toEqual(["actions", 2]);
  expect(at([...started, paid, slain])).toEqual(["actions", 2]);
});

test("a Citizen taken for free is no action", () => {
  expect(at([...started, recruited])).toEqual(["actions", 1]);
});

test("the Monster that a Domain lets one slay belongs to the action that acquired it", () => {
  const acquired = [...started, paid, event("domain-acquired", { seat, domain: "eye" })];
  const bonus = [...acquired, paid, slain, event("card-revealed", { card: "goblin" })];
  expect(at(bonus)).toEqual(["actions", 2]);
});

test("alone, the Monsters' phase and a second harvest follow", () => {
  const over = [...started, ended];
  expect(at(over, "give-which")).toEqual(["monsters", 0]);
  expect(at([...over, event("monster-phase-began", { seat }), event("card-captured", { card: "goblin" })])).toEqual(["monsters", 0]);
  expect(at([...over, event("monster-phase-began", { seat }), event("second-harvest-began", { seat })])).toEqual(["harvest-2", 0]);
});
