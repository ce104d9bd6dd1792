/** The last battle that was fought stays on the table until somebody has seen how it ended. */
import type { Realm } from "../realm.svelte";
import { battleOf, type BattleStory } from "./battle";

export class LastBattle {
  /** The battle as it was last told: what happens after it no longer tells of it. */
  #kept: { key: string; story: BattleStory } | null = null;
  #seen = $state("");

  constructor(readonly realm: () => Realm) {}

  get #told(): { key: string; story: BattleStory } | null {
    const realm = this.realm();
    const events = realm.events();
    const at = events.findLastIndex(({ name }) => name === "battle-began");
    const story = battleOf(events, realm.view, realm.scene.given.event !== null);
    const key = String(at);
    if (story) this.#kept = { key, story };
    return this.#kept?.key === key ? this.#kept : null;
  }

  /** What is shown; what somebody prepares on the map needs the room. */
  get story(): BattleStory | null {
    const told = this.#told;
    if (!told) return null;
    const fought = this.realm().view.battle !== null;
    return fought || (told.key !== this.#seen && !this.realm().scene.gesture) ? told.story : null;
  }

  /** It was seen: it makes room. */
  close(): void {
    this.#seen = this.#told?.key ?? "";
  }
}
