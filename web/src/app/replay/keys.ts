/** The keys of a replay. In fields they mean what they always mean, and on a button the space bar presses it. */
import type { Player } from "./player.svelte";

export function pressed(event: KeyboardEvent, player: Player, jump: (to: number, far?: boolean) => void, legend: () => void): boolean {
  const at = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at?.closest("input, select, textarea")) return false;
  const onPart = at?.closest("[data-target]") != null;
  const deeds: Record<string, () => void> = {
    ...(onPart ? {} : { ArrowLeft: () => jump(player.at - 1), ArrowRight: () => jump(player.at + 1), "?": legend }),
    ...(onPart || at?.closest("button, a, summary") ? {} : { " ": () => player.toggle() }),
    Home: () => jump(0, true),
    End: () => jump(player.last, true),
    PageUp: () => jump(player.turnFrom(-1), true),
    PageDown: () => jump(player.turnFrom(1), true),
    "+": () => player.hurry(1),
    "=": () => player.hurry(1),
    "-": () => player.hurry(-1),
  };
  const deed = deeds[event.key];
  deed?.();
  return deed !== undefined;
}
