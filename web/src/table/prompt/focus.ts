/** Where the keyboard is: at the question, unless somebody went elsewhere on purpose. */

import { tick } from "svelte";

const PROMPT = "[data-prompt]";
/** Parts with a keyboard of their own: whoever reads or writes there is not called away. */
const ELSEWHERE = "input, textarea, select, [contenteditable], dialog, [data-tableau], .panel.side, header.top";
/** The ember button; what is prepared comes before what is usual. */
const EMBER = [".commit", ".stepper", ".options", ""].map((place) => `${PROMPT} ${place} .cta:not(.quiet)`);

export function toPrompt(): void {
  if (!document.activeElement?.closest(ELSEWHERE)) document.querySelector<HTMLElement>(PROMPT)?.focus({ preventScroll: true });
}

/** Whoever points at something goes on with the question; keys click too, and stay where they are. */
export function clicked(event: MouseEvent): void {
  if (event.detail > 0) void tick().then(toPrompt);
}

/** Press what Enter is for; false if there is nothing. */
export function pressMain(): boolean {
  const button = EMBER.map((each) => document.querySelector<HTMLElement>(each)).find((each) => each !== null);
  button?.click();
  return button !== undefined;
}
