import kernelEn from "@locale/en/kernel.ftl?raw";
import valeriaEn from "@locale/en/valeria.ftl?raw";
import kernelPl from "@locale/pl/kernel.ftl?raw";
import valeriaPl from "@locale/pl/valeria.ftl?raw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ROLES, TOKENS } from "../generated/valeria";
import { Speaker } from "./speaker";
import { render, type Text } from "./text";
import { Words } from "./words";

const pl = new Words("pl", [kernelPl, valeriaPl], TOKENS);
const en = new Words("en", [kernelEn, valeriaEn], TOKENS);
const amount = (n: number, token: number): Text => ({ say: "amount", with: { n, token } });
const speaker = (of: Words, names = ["", "Bartek", "Mruk"]) => new Speaker(of, ROLES, names);

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test("Polish numbers take the form that their number asks for", () => {
  expect([1, 2, 5, 12, 22, 25].map((n) => pl.count(n, "magic"))).toEqual([
    "1 Magia",
    "2 Magie",
    "5 Magii",
    "12 Magii",
    "22 Magie",
    "25 Magii",
  ]);
});

test("a token may be given by its number, and takes the case of the sentence", () => {
  expect(pl.count(1, 1, "acc")).toBe("1 Siłę");
  expect(pl.count(3, "vp", "gen")).toBe("3 znaczników Zwycięstwa");
});

test("names are declined, and names without forms are the same in every case", () => {
  expect(pl.name("warlord", "acc")).toBe("Watażkę");
  expect(pl.name("reese_the_firebrand", "acc")).toBe("Reese Podżegacz");
});

test("a choice says what it costs here", () => {
  const offer = { name: "recruit", parts: { citizen: "champion" }, here: { cost: amount(3, 0) } };
  expect(speaker(pl).choice(offer)).toBe("Zwerbuj Obrońcę za 3 Złota");
  expect(speaker(pl).choice({ ...offer, here: null })).toBe("Zwerbuj Obrońcę");
  expect(speaker(en).choice(offer)).toBe("Recruit a Champion for 3 Gold");
});

test("an effect that is still to be worded is worded from the inside out", () => {
  const gain = { say: "list-and", with: { first: amount(4, 1), second: amount(2, 2) } };
  const text: Text = { say: "tell-exchange", with: { pay: amount(1, 0), gain } };
  expect(render(text, pl)).toBe("zapłać 1 Złoto, aby otrzymać 4 Siły i 2 Magie");
  expect(render(["A: ", text, "!"], en)).toBe("A: pay 1 Gold to gain 4 Strength and 2 Magic!");
});

test("a text that stands by itself begins with a capital letter", () => {
  const effect = { say: "tell-gain", with: { what: amount(2, 0) } };
  expect(render({ say: "sentence", with: { text: effect } }, pl)).toBe("Weź 2 Złota.");
  const branch = { name: "branch", parts: { number: 1 }, here: { effect: { say: "capital", with: { text: effect } } } };
  expect(speaker(pl).choice(branch)).toBe("Weź 2 Złota");
});

test("an event is told differently to the one it happens to", () => {
  const gained = { name: "gained", parts: { seat: 0, by: "archer", token: "strength", n: 2 }, clause: "" };
  expect(speaker(pl).event(gained)).toBe("Łucznik: otrzymujesz 2 Siły.");
  expect(speaker(pl, ["Jagoda", "", "Mruk"]).event(gained)).toBe("Łucznik: Jagoda otrzymuje 2 Siły.");
});

test("what one loses to another is told by who reads it", () => {
  const stolen = { name: "stolen", parts: { seat: 1, by: "thief", opponent: 0, token: "gold", n: 2 }, clause: "" };
  expect(speaker(pl).event(stolen)).toBe("Złodziej: Bartek zabiera ci 2 Złota.");
});

test("a secret is told without itself", () => {
  const kept = (duke: string) => ({ name: "duke-kept", parts: { seat: 1, duke }, clause: "" });
  expect(speaker(pl).event(kept(""))).toBe("Bartek wybiera Księcia w tajemnicy.");
  expect(speaker(pl).event(kept("simon_the_unclean"))).toContain("Szymon Nieczysty");
});

test("what happens to nobody has words of its own", () => {
  const revealed = { name: "duke-revealed", parts: { seat: -1, duke: "simon_the_unclean" }, clause: "" };
  expect(speaker(pl).event(revealed)).toBe("Książę Mrocznego Władcy: Szymon Nieczysty.");
});

test("several winners are listed, with everybody's score", () => {
  const ended = { name: "game-ended", parts: { winners: [0, 2], scores: [41, 22, 41] }, clause: "" };
  expect(speaker(pl).event(ended)).toBe("Koniec gry. Wspólna wygrana: Ty i Mruk. Ty: 41 punktów, Bartek: 22 punkty, Mruk: 41 punktów.");
});

test("a refusal says what is missing; one clause may have several reasons", () => {
  const said = (clause: string, facts: Record<string, unknown>) => speaker(pl).refusal({ clause, facts });
  expect(said("VK-RECR-02", { price: 5, gold: 3, magic: 1 })).toBe("To kosztuje 5 Złota, a masz 3 Złota i 1 Magię.");
  expect(said("VK-ROLL-11", { value: 6 })).toBe("Ta kość już pokazuje 6.");
  expect(said("VK-ROLL-11", { domain: "foxgrove_palisade" })).toContain("żadna kość");
});

test("a refusal without a message falls back to the text of its clause", () => {
  const told = new Speaker(pl, ROLES, [], (clause) => (clause === "VK-X-01" ? "Tak mówi zasada." : undefined));
  expect(told.refusal({ clause: "VK-X-01", facts: {} })).toBe("Tak mówi zasada.");
  expect(told.refusal({ clause: "VK-X-02", facts: {} })).toBe("VK-X-02");
});

test("switches and their values have names", () => {
  expect(speaker(pl).option("mixed_stacks")).toBe("Mieszane stosy Mieszkańców");
  expect(speaker(pl).value("mixed_stacks", "true")).toBe("tak");
  expect(speaker(pl).value("set", "gold_rush")).toBe("Gorączka złota");
  expect(speaker(pl).value("terrains", "hills,forest,swamp")).toBe("Wzgórza, Las i Mokradła");
});

test("a message that does not exist is told by its id and complained about", () => {
  expect(pl.say("no-such-thing")).toBe("no-such-thing");
  expect(warned).toHaveBeenCalledOnce();
  warned.mockClear();
});
