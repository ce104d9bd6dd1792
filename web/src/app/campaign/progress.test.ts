import { describe, expect, it } from "vitest";
import type { CampaignGame, CampaignInfo } from "../../generated/protocol";
import { gameAt, stagesOf } from "./progress";

const path = { option: "scenario", stages: ["one", "two", "three"], ranks: ["low", "fair", "high"], first: [] };
const game = (scenario: string, rank: string, table: string): CampaignGame => ({
  ...{ options: { scenario, difficulty: "normal" }, rank, outcome: "again", clause: "ML-CAMP-01", table },
});

function campaign(games: CampaignGame[], stage: number, status: CampaignInfo["status"] = "running"): CampaignInfo {
  return { id: "c", title: "monster_lands", status, path, stage, games, due: [], table: null, created: 0, changed: 0 };
}

describe("the course of a campaign", () => {
  it("tells where one stands, and what was earned last at each stage", () => {
    const told = stagesOf(campaign([game("one", "low", "a"), game("one", "high", "b")], 1));
    expect(told.map(({ state, rank, games }) => [state, rank, games])).toEqual([
      ["done", 2, 2],
      ["here", null, 0],
      ["ahead", null, 0],
    ]);
  });

  it("ends with the last stage done if it was won, and not if it was lost", () => {
    const last = [game("three", "high", "z")];
    expect(stagesOf(campaign(last, 2, "won")).at(-1)?.state).toBe("done");
    expect(stagesOf(campaign(last, 2, "lost")).at(-1)?.state).toBe("here");
  });

  it("finds the game of a table", () => {
    const both = campaign([game("one", "low", "a"), game("one", "high", "b")], 1);
    expect(gameAt(both, "b")?.rank).toBe("high");
    expect(gameAt(both, "c")).toBeUndefined();
  });
});
