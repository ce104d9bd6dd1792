/** A campaign as people speak of it: stages, ranks and the tables due, in the words of its title. */
import type { CampaignGame, CampaignInfo, CampaignPath } from "../../generated/protocol";
import type { Speaker } from "../../i18n/index.svelte";
import { api } from "../../net/api";
import { tableName } from "../parts/deeds";
import { go } from "../frame/router.svelte";

type Options = Record<string, string>;

/** Of the table: whether its game belongs to a campaign. */
export const OPTION = "campaign";

export interface Stage {
  id: string;
  /** The first is 1. */
  number: number;
  state: "done" | "here" | "ahead";
  /** What was earned there last, from the lowest rank (0) on; nothing before the first game. */
  rank: number | null;
  games: number;
}

/** The stages in their order, with what was earned at each. */
export function stagesOf({ path, games, stage, status }: CampaignInfo): Stage[] {
  return path.stages.map((id, n) => {
    const here = games.filter((game) => game.options[path.option] === id);
    const last = here.at(-1);
    const state = n < stage || (n === stage && status === "won") ? "done" : n === stage ? "here" : "ahead";
    return { id, number: n + 1, state, rank: last ? path.ranks.indexOf(last.rank) : null, games: here.length };
  });
}

/** In what the tables due differ, as words: what the player chooses by. */
export function choicesOf(due: readonly Options[], speaker: Speaker): string[] {
  const differ = Object.keys(due[0] ?? {}).filter((option) => new Set(due.map((each) => each[option])).size > 1);
  return due.map((options) => differ.map((option) => speaker.value(option, options[option] ?? "")).join(", "));
}

/** The options of a table that are neither its stage nor that it belongs to a campaign, as words. */
export function detailsOf(options: Options, path: CampaignPath, speaker: Speaker): string {
  const told = Object.entries(options).filter(([option]) => option !== path.option && option !== OPTION);
  return told.map(([option, value]) => `${speaker.option(option)}: ${speaker.value(option, value)}`).join(", ");
}

/** The game of the campaign that was played at this table. */
export function gameAt(campaign: CampaignInfo, table: string): CampaignGame | undefined {
  return campaign.games.find((game) => game.table === table);
}

/** Go on: to the game that is not over, or to the next one. */
export async function goOn(campaign: CampaignInfo, options: Options = {}): Promise<void> {
  const table = await api.nextGame(campaign.id, { options, name: tableName() });
  go(`/table/${table.id}`);
}
