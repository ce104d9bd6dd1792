import { beforeAll, expect, test } from "vitest";
import type { TitleInfo } from "../../generated/protocol";
import { speak } from "../../i18n/index.svelte";
import { Wish } from "./wish.svelte";

const TITLE: TitleInfo = {
  id: "valeria",
  names: { pl: "Valeria", en: "Valeria" },
  version: "1",
  players: [1, 2, 3, 4, 5],
  options: [
    { id: "set", clause: "VK-SETUP-27", values: ["first_game", "random"], default: "first_game", reading: false, several: 0, players: [], only: {} },
    { id: "terrains", clause: "VK-SETUP-04", values: ["hills", "ruins", "forest"], default: "", reading: false, several: 2, players: [], only: {} },
    { id: "teams", clause: "VK-X-01", values: ["false", "true"], default: "false", reading: false, several: 0, players: [4], only: {} },
    { id: "tokens_count", clause: "VK-X-02", values: ["false", "true"], default: "true", reading: true, several: 0, players: [1], only: {} },
  ],
  maturity: "beta",
  provenance: {},
  campaign: null,
  bots: ["easy", "normal", "hard", "master", "random"],
};

beforeAll(() => speak("en"));
const wish = () => new Wish(TITLE, "The Griffin");

test("a table begins with oneself and two bots that have different names", () => {
  const { seats } = wish();
  expect(seats.map((seat) => seat.who)).toEqual(["me", "bot", "bot"]);
  expect(new Set(seats.map((seat) => seat.name)).size).toBe(3);
});

test("seats are added up to what the title allows, and removed down to it", () => {
  const made = wish();
  for (let n = 0; n < 5; n++) made.add("open");
  expect([made.seats.length, made.invites]).toEqual([5, 2]);
  for (let n = 0; n < 9; n++) made.remove(made.seats.length - 1);
  expect([made.seats.length, made.mine]).toEqual([1, 1]);
});

test("who sits beside on the same device is one more of mine", () => {
  const made = wish();
  made.become(1, "me");
  expect(made.mine).toBe(2);
  expect(made.wished().seats[1]).toEqual({ who: "me", bot: "normal", name: "" });
});

test("a switch with several values is complete with so many, or with none", () => {
  const made = wish();
  const [, terrains] = TITLE.options;
  if (!terrains) throw new Error("no such option");
  expect(made.incomplete).toEqual([]);
  made.toggle(terrains, "forest");
  expect(made.incomplete).toEqual([terrains]);
  made.toggle(terrains, "hills");
  expect([made.options["terrains"], made.incomplete]).toEqual(["hills,forest", []]);
  made.toggle(terrains, "hills");
  expect(made.options["terrains"]).toBe("forest");
});

test("a switch for four players is not there with three, and then it is not wished for either", () => {
  const made = wish();
  made.options["teams"] = "true";
  expect(made.switches.map(({ id }) => id)).not.toContain("teams");
  expect(made.wished().options).not.toHaveProperty("teams");
  made.add("bot");
  expect(made.wished().options).toHaveProperty("teams", "true");
});

test("a clock that does not go with the pace is taken off", () => {
  const made = wish();
  made.clock = "three";
  made.setPace("turns");
  expect(made.wished().clock).toBeNull();
  made.clock = "day";
  expect(made.wished().clock).toEqual({ per_move: 86_400 });
});

test("a seed is a whole number, or nothing", () => {
  const made = wish();
  for (const [seed, wrong] of [["", false], [" 7 ", false], ["-7", true], ["7.5", true], ["abc", true], ["1".repeat(16), true]] as const) {
    made.seed = seed;
    expect([seed, made.wrongSeed]).toEqual([seed, wrong]);
  }
  made.seed = " 7 ";
  expect(made.wished().seed).toBe(7);
});

test("a campaign begins alone, with its first stage, and no other is offered", () => {
  const stage = { id: "stage", clause: "VK-01", values: ["one", "two"], default: "two", reading: false, several: 0, players: [], only: {} };
  const marked = { id: "campaign", clause: "VK-02", values: ["false", "true"], default: "false", reading: false, several: 0, players: [1], only: {} };
  const path = { option: "stage", stages: ["one", "two"], ranks: ["low", "high"], first: [] };
  const wish = new Wish({ ...TITLE, options: [stage, marked], campaign: path }, "Pod Gryfem");
  wish.beginCampaign();
  expect(wish.switches.map(({ id }) => id)).toEqual(["campaign"]);
  expect(wish.wished()).toMatchObject({ seats: [{ who: "me" }], options: { stage: "one", campaign: "true" } });
  wish.add("bot");
  expect(wish.campaign).toBe(false);
  expect(wish.wished().options).toEqual({ stage: "two" });
});

test("a switch that means nothing beside another one is neither shown nor sent", () => {
  const stacks = { id: "stacks", clause: "VK-03", values: ["own", "mixed"], default: "own", reading: false, several: 0, players: [], only: { set: ["random"] } };
  const wish = new Wish({ ...TITLE, options: [...TITLE.options, stacks] }, "");
  wish.options["stacks"] = "mixed";
  expect(wish.switches.map(({ id }) => id)).not.toContain("stacks");
  expect(wish.wished().options).not.toHaveProperty("stacks");
  wish.options["set"] = "random";
  expect(wish.wished().options).toMatchObject({ set: "random", stacks: "mixed" });
});

test("when a seat is taken away only whoever sat last changes places, and colour", () => {
  const made = wish();
  made.add("open");
  const [me, , second] = made.seats.map(({ name, who }) => `${who} ${name}`);
  made.remove(1);
  expect(made.seats.map(({ name, who }) => `${who} ${name}`)).toEqual([me, "open ", second]);
});

test("switches lie in groups, and only those that mean something with so many players", () => {
  const made = wish();
  const groups = () => made.groups.map(({ name, switches, changed }) => [name, switches.map(({ id }) => id), changed]);
  expect(groups()).toEqual([["game", ["set", "terrains"], 0]]);
  made.add("bot");
  made.options["teams"] = "true";
  expect(groups()).toEqual([["game", ["set", "terrains"], 0], ["variants", ["teams"], 1]]);
  for (let n = 0; n < 3; n++) made.remove(1);
  expect(groups()).toEqual([["game", ["set", "terrains"], 0], ["readings", ["tokens_count"], 0]]);
});
