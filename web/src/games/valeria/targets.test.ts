import { expect, test } from "vitest";
import type { Valeria } from "../../generated/valeria";
import { told } from "../../table/testing";
import { targetOf, targetOfPhone } from "./targets";

const { offer, refused } = told<Valeria>();

test("what cannot be had points at the place where it would lie", () => {
  expect(targetOf(refused("from-empty", { place: 16 }))).toBe("place:16");
  expect(targetOf(refused("slay", { monster: "goblin_king" }, { facts: { terrain: "hills" } }))).toBe("terrain:hills");
  expect(targetOf(refused("slay", { monster: "goblin" }, { facts: { monster: "goblin" } }))).toBe("center:goblin");
});

test("whoever is spared says why; whoever is not is a button", () => {
  expect(targetOf(refused("steal-from", { opponent: 4, token: "gold" }))).toBe("spared:4");
  expect(targetOf(offer("steal-from", { opponent: 1, token: "gold" }))).toBeNull();
});

test("on a phone one's own cards are buttons, but for those that say why", () => {
  expect(targetOfPhone(offer("use-citizen", { citizen: "monk" }))).toBeNull();
  expect(targetOfPhone(refused("use-citizen", { citizen: "archer" }))).toBe("own:archer");
  expect(targetOfPhone(refused("change-die", { die: 2 }))).toBe("die:2");
});
