import { expect, test } from "vitest";
import type { Happening } from "../../generated/protocol";
import { Words } from "../../i18n/words";
import { Faces } from "./faces";
import { standing } from "./phase";

const cards = { domains: { eye: { do: [{ gain: { strength: 5 } }, { may: [{ slay: {} }] }] }, hill: {} } };
const faces = new Faces(cards, new Words("en", []), Object.assign((id: string) => id, { has: () => false }));
const event = (name: string, parts: Record<string, unknown> = {}): Happening => ({ name, parts: { seat: 0, ...parts }, clause: "" });
const rolled = event("dice-rolled");
const started = [rolled, event("action-phase-started")];
const paid = event("paid", { token: "gold", n: 2 });
const at = (events: Happening[], question: string | null = null) => Object.values(standing(events, question, faces));

test("dice, harvest, actions, end: told by what has happened", () => {
  expect(at([])).toEqual(["roll", 0]);
  expect(at([rolled], "change-dice")).toEqual(["roll", 0]);
  expect(at([rolled])).toEqual(["harvest", 0]);
  expect(at(started)).toEqual(["actions", 1]);
  expect(at([...started, event("action-phase-ended")])).toEqual(["end", 0]);
});

test("the second action begins when the first is done: recruiting, slaying, acquiring, or taking a resource", () => {
  expect(at([...started, paid])).toEqual(["actions", 1]);
  expect(at([...started, paid, event("citizen-gained")])).toEqual(["actions", 2]);
  expect(at([...started, event("resource-taken")])).toEqual(["actions", 2]);
  expect(at([...started, paid, event("monster-slain")])).toEqual(["actions", 2]);
});

test("a Citizen taken for free is no action", () => {
  expect(at([...started, event("citizen-gained")])).toEqual(["actions", 1]);
});

test("the Monster that a Domain lets one slay belongs to the action that acquired it", () => {
  const acquired = [...started, paid, event("domain-acquired", { domain: "eye" })];
  const bonus = [...acquired, paid, event("monster-slain"), event("card-revealed")];
  expect(at(bonus)).toEqual(["actions", 2]);
});

test("alone, the Monsters' phase and a second harvest follow", () => {
  const ended = [...started, event("action-phase-ended")];
  expect(at(ended, "give-which")).toEqual(["monsters", 0]);
  expect(at([...ended, event("monster-phase-began"), event("card-captured")])).toEqual(["monsters", 0]);
  expect(at([...ended, event("monster-phase-began"), event("second-harvest-began")])).toEqual(["harvest-2", 0]);
});
