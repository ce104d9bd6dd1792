import { beforeEach, expect, test } from "vitest";
import type { Offer, Question, Refused } from "../generated/protocol";
import { press, type Deeds } from "./menu/keys";
import { PLAIN } from "./ui";
import { Scene, type Given } from "./scene.svelte";

const cardIn = (text: string) => text.split(" ")[1] ?? "";
const offer = (text: string): Offer => {
  const [name = ""] = text.split(" ");
  return { text, name, parts: { card: cardIn(text) }, facts: { gold: 3 }, here: null, next: null };
};
const refused = (text: string): Refused => ({ ...offer(text), clause: "VK-BUY-02", facts: {}, shown: { gold: 7 } });

let chosen: string[];
let gestures: string[];
let given: Given;
let scene: Scene;
const deeds: Deeds = { main: () => (scene.commit(), true), undo: () => chosen.push("undo"), skip: () => chosen.push("skip"), close: () => false };

function asked(options: string[], refusals: string[] = []): Question {
  return { seat: 0, name: "act", clause: "", parts: {}, options: options.map(offer), refusals: refusals.map(refused) };
}

beforeEach(() => {
  document.body.innerHTML = "";
  chosen = [];
  gestures = [];
  given = {
    title: "valeria",
    view: {},
    question: asked(["recruit cleric", "recruit monk", "slay goblin", "pass "], ["acquire palace"]),
    seat: 0,
    names: ["", "Bot"],
    scores: [],
    deciding: [0],
    over: false,
    again: false,
    event: null,
    beat: 0,
    onchoose: (text, gesture) => {
      chosen.push(text);
      gestures.push(gesture);
    },
  };
  scene = new Scene(given);
  scene.ui = {
    ...PLAIN,
    targetOf: ({ text }) => (cardIn(text) ? `card:${cardIn(text)}` : null),
    byKind: () => true,
    kinds: ["slay", "recruit", "acquire", "pass"],
  };
});

function part(target: string): HTMLElement {
  const button = document.createElement("button");
  button.dataset["target"] = target;
  document.body.append(button);
  return button;
}
const key = (name: string, at: HTMLElement = document.body) => {
  const event = new KeyboardEvent("keydown", { key: name, cancelable: true });
  Object.defineProperty(event, "target", { value: at });
  press(event, scene, deeds);
};

test("what can be chosen is lit, what cannot is dim, and the rest is as it is", () => {
  expect(["card:cleric", "card:palace", "card:farmer"].map((target) => scene.mood(target))).toEqual(["legal", "dim", ""]);
});

test("choosing a kind narrows the light", () => {
  scene.narrow("slay");
  expect([scene.mood("card:goblin"), scene.mood("card:cleric")]).toEqual(["legal", "able"]);
  scene.narrow("slay");
  expect(scene.mood("card:cleric")).toBe("legal");
});

test("pressing a lit card selects it and nothing more; committing sends its text", () => {
  scene.press("card:cleric", part("card:cleric"));
  expect([scene.mood("card:cleric"), chosen]).toEqual(["selected", []]);
  scene.commit();
  expect([chosen, scene.selected]).toEqual([["recruit cleric"], null]);
});

test("pressing a dim card asks why, and once more is enough", () => {
  const palace = part("card:palace");
  scene.press("card:palace", palace);
  expect([scene.mood("card:palace"), scene.asked?.anchor === palace]).toEqual(["asked", true]);
  scene.press("card:palace", palace);
  expect(scene.asked).toBeNull();
});

test("a card shows what it costs now, whether it can be had or not", () => {
  const [cleric, palace] = [scene.choiceAt("card:cleric"), scene.choiceAt("card:palace")];
  expect([cleric?.facts["gold"], palace && "shown" in palace && palace.shown["gold"]]).toEqual([3, 7]);
});

test("choices without a place on the board are loose, kinds are counted in their order", () => {
  expect(scene.loose.map(({ name }) => name)).toEqual(["pass"]);
  expect(scene.kinds.map(({ name, n }) => `${name} ${n}`)).toEqual(["slay 1", "recruit 2", "acquire 0", "pass 1"]);
});

test("Enter on a card selects, Enter again commits", () => {
  const cleric = part("card:cleric");
  cleric.focus();
  key("Enter", cleric);
  expect(chosen).toEqual([]);
  key("Enter", cleric);
  expect(chosen).toEqual(["recruit cleric"]);
});

test("digits choose a kind, but not one of which there is nothing", () => {
  key("2");
  expect(scene.kind).toBe("recruit");
  key("3");
  expect(scene.kind).toBe("recruit");
});

test("the question mark asks about the card in focus, Escape goes back step by step, then skips", () => {
  const palace = part("card:palace");
  palace.focus();
  key("?", palace);
  expect(scene.mood("card:palace")).toBe("asked");
  key("Escape");
  expect(scene.asked).toBeNull();
  key("Escape");
  expect(chosen).toEqual(["skip"]);
});

test("keys in a field are the field's", () => {
  const field = document.createElement("input");
  document.body.append(field);
  key("Backspace", field);
  expect(chosen).toEqual([]);
  key("Backspace");
  expect(chosen).toEqual(["undo"]);
});

function plan(...texts: string[]): void {
  const gesture = { target: "card:monk", texts, told: "", label: "" };
  scene.planner = { gesture, press: () => undefined, back: () => false, keyed: () => false };
}

test("a gesture is several answers: each is given when it is asked for, and what answers itself is left out", () => {
  plan("recruit monk", "turned 1", "units 2");
  scene.commit();
  expect(chosen).toEqual(["recruit monk"]);
  given.question = asked(["units 1", "units 2"]);
  expect(scene.question).toBe(null);
  scene.goOn();
  expect(chosen).toEqual(["recruit monk", "units 2"]);
  expect(gestures[1]).toBe(gestures[0]); // one press takes both back
});

test("what is chosen by itself is a gesture by itself, and a board may add to it", () => {
  scene.choose("recruit monk");
  scene.choose("recruit cleric");
  scene.add("units 2");
  expect([gestures[0] === gestures[1], gestures[1] === gestures[2], gestures[0]?.length]).toEqual([false, true, 32]);
});

test("if something else is asked than a gesture expects, the rest of it is forgotten", () => {
  scene.follow(["recruit monk", "units 2"]);
  given.question = asked(["with-kaija ", "without-kaija "]);
  scene.goOn();
  given.question = asked(["units 1", "units 2"]);
  scene.goOn();
  expect(chosen).toEqual(["recruit monk"]);
  expect(scene.question).toBe(given.question);
});

test("what was prepared is no longer there when it is no answer any more", () => {
  plan("recruit monk");
  expect(scene.gesture).not.toBe(null);
  given.question = asked(["pass "]);
  expect(scene.gesture).toBe(null);
});

test("that this was all is said on purpose before anything was done", () => {
  scene.ui = { ...scene.ui, usual: ({ options }) => options.find(({ name }) => name === "pass") ?? null, closing: ["pass"] };
  expect([scene.usual, scene.primary]).toEqual([null, null]);
  given.again = true;
  expect(scene.primary?.text).toBe("pass ");
});
