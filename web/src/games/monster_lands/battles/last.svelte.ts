/** The last battle stays on the table until somebody has seen how it went. */
import type { Hunt } from "./hunt.svelte";
import { reportOf, type Report } from "./report";

export class LastBattle {
  #seen = $state(-1);

  constructor(readonly hunt: () => Hunt) {}

  readonly #told = $derived.by((): Report | null => reportOf(this.hunt().events()));

  /** What is shown once something has come of it; while its scene is open, that tells it. */
  get report(): Report | null {
    const told = this.#told;
    const onStage = this.hunt().look.fight !== null;
    return told && !onStage && told.key !== this.#seen && (told.fought.length > 0 || told.gains.length > 0) ? told : null;
  }

  close(): void {
    this.#seen = this.#told?.key ?? -1;
  }
}
