import { expect, test } from "vitest";
import type { Northgard } from "../../../generated/northgard";
import { told } from "../../../table/testing";
import type { NameOf, Offer, Question, Refused } from "../../../table/title";
import { Plan } from "./plan.svelte";
import type { Realm } from "../realm.svelte";
import { targetOf } from "../targets";

type Names = NameOf<Northgard, "choices">;
const { question: asked, ...choices } = told<Northgard>();
const offer = <N extends Names>(name: N, parts: Offer<Northgard, N>["parts"], next: Question<Northgard> | null = null) => choices.offer(name, parts, { next });
const refused = <N extends Names>(name: N, parts: Refused<Northgard, N>["parts"], clause: string) => choices.refused(name, parts, { clause });
const seat = 0;
const lay = { seat, occasion: "explore", tile: "tile_05" };
const moveFrom = (options: Offer<Northgard>[], refusals: Refused<Northgard>[] = []) => asked("move-from", { seat, moves: 3 }, { options, refusals });
const moveTo = (source: number, options: Offer<Northgard>[], refusals: Refused<Northgard>[] = []) => asked("move-to", { seat, moves: 3, source }, { options, refusals });

/** A plan for a question, at a table of which only the words are left out. */
function planFor(question: Question<Northgard>): Plan {
  const find = <T extends Offer<Northgard> | Refused<Northgard>>(of: readonly T[], target: string) => of.find((each) => targetOf(each) === target);
  const scene = {
    question,
    asked: null as unknown,
    speaker: { choice: ({ text }: Offer) => text, prompt: ({ name }: Question) => name },
    ui: { deed: (name: string) => ({ label: name }) },
    offerAt: (target: string) => find(question.options, target),
    refusalAt: (target: string) => find(question.refusals, target),
    ask: (target: string, _: Element, why?: Refused) => (scene.asked = { target, why }),
  };
  const realm = { scene, name: (territory: number) => `T${territory}`, faces: { name: (id: string) => id } };
  return new Plan(realm as unknown as Realm, () => undefined);
}
const part = () => document.createElement("button");

const howMany = asked("how-many", { seat, moves: 3, source: 2, target: 5 }, { options: [1, 2, 3].map((n) => offer("units", { n })) });
const to = moveTo(2, [offer("to", { target: 5 }, howMany), offer("to", { target: 6 })], [refused("to", { target: 7 }, "NG-MOVE-06")]);
const moving = () => planFor(moveFrom([offer("from", { source: 2 }, to), offer("from", { source: 8 }, moveTo(8, [offer("to", { target: 2 })]))]));

test("from where, where to and how many are one gesture", () => {
  const plan = moving();
  plan.press("land:2", part());
  expect([...plan.lands].map(([land, { mood }]) => [land, mood])).toEqual([
    [2, "selected"],
    [8, "able"],
    [7, "dim"],
    [5, "legal"],
    [6, "legal"],
  ]);
  plan.press("land:5", part());
  expect(plan.gesture?.texts).toEqual(["from source=2", "to target=5", "units n=3"]);
  plan.more(-1);
  expect(plan.gesture?.texts.at(-1)).toBe("units n=2");
  plan.more(-9);
  expect(plan.count).toEqual({ least: 1, most: 3, n: 1 });
});

test("what answers itself is left out of the gesture", () => {
  const plan = moving();
  plan.press("land:8", part());
  plan.press("land:2", part());
  expect(plan.gesture?.texts).toEqual(["from source=8"]);
});

test("a border that cannot be crossed says why, and nothing is prepared", () => {
  const plan = moving();
  plan.press("land:2", part());
  plan.press("land:7", part());
  expect(plan.realm.scene.asked).toMatchObject({ target: "land:7", why: { clause: "NG-MOVE-06" } });
  expect(plan.gesture).toBe(null);
});

test("a territory that the question is not about is not hatched, but says why", () => {
  const far = moveTo(2, [offer("to", { target: 5 })], [refused("to", { target: 8 }, "NG-MAP-11"), refused("to", { target: 9 }, "NG-MAP-11")]);
  const plan = planFor(moveFrom([offer("from", { source: 2 }, far), offer("from", { source: 8 })], [refused("from", { source: 9 }, "NG-MOVE-02")]));
  expect(plan.lands.get(9)).toMatchObject({ mood: "", refused: { clause: "NG-MOVE-02" } });
  plan.press("land:2", part());
  expect(plan.lands.get(8)?.mood).toBe("able");
  plan.press("land:9", part());
  expect(plan.realm.scene.asked).toMatchObject({ target: "land:9", why: { clause: "NG-MAP-11" } });
});

test("one step back leaves the army where it stands, another puts everything aside", () => {
  const plan = moving();
  plan.press("land:2", part());
  plan.press("land:5", part());
  expect([plan.back(), plan.gesture, plan.source]).toEqual([true, null, 2]);
  expect([plan.back(), plan.source]).toEqual([true, null]);
  expect(plan.back()).toBe(false);
});

test("a retreat is split over the refuges, and the last one takes the rest", () => {
  const plan = planFor(asked("retreat", { seat, where: 8, refuge: 4, refuges: [4, 5, 6], left: 3 }, { options: [0, 1, 2, 3].map((n) => offer("fall-back", { n })) }));
  expect(plan.gesture?.texts).toEqual(["fall-back n=3"]);
  plan.send(5, 1);
  expect(plan.split.map(({ n }) => n)).toEqual([2, 1, 0]);
  expect(plan.gesture?.texts).toEqual(["fall-back n=2", "fall-back n=1"]);
  plan.send(6, 1);
  plan.send(4, -1);
  expect(plan.split.reduce((sum, { n }) => sum + n, 0)).toBe(3);
  plan.send(6, -1);
  plan.send(6, -1);
  plan.send(6, -1);
  expect(plan.split.every(({ n }) => n >= 0)).toBe(true);
});

test("a building is chosen first, then the land for it", () => {
  const where = asked("build-where", { seat, building: "silo", cost: 0 }, { options: [offer("build-on", { territory: 3 }), offer("build-on", { territory: 4 })] });
  const plan = planFor(
    asked("build-what", { seat, left: 1, discount: 0, only: "" }, { options: [offer("build", { building: "silo" }, where), offer("no-more", {})] }),
  );
  expect(plan.lands.size).toBe(0);
  plan.press("building:silo", part());
  plan.press("land:4", part());
  expect(plan.gesture?.texts).toEqual(["build building=silo", "build-on territory=4"]);
});

test("a tile, a cell and a turn are one gesture, and keys turn the tile", () => {
  const how = asked(
    "lay-how",
    { ...lay, cell: 5051 },
    { options: [offer("turned", { turn: 1 }), offer("turned", { turn: 2 })], refusals: [refused("turned", { turn: 0 }, "NG-EXPL-05")] },
  );
  const plan = planFor(asked("lay-where", lay, { options: [offer("lay-at", { x: 1, y: 0 }, how)] }));
  plan.press("cell:1,0", part());
  expect(plan.gesture?.texts).toEqual(["lay-at x=1 y=0", "turned turn=1"]);
  expect(plan.keyed("e")).toBe(true);
  expect(plan.gesture?.texts.at(-1)).toBe("turned turn=2");
  plan.keyed("Q");
  plan.keyed("Q");
  expect([plan.verdict?.refused?.clause, plan.gesture]).toEqual(["NG-EXPL-05", null]);
});
