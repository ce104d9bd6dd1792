/** The keyboard of the table. Inside fields and dialogs keys mean what they always mean. */
import type { Scene } from "../scene.svelte";

export interface Deeds {
  /** What the ember button says; false if there is none. */
  main(): boolean;
  undo(): void;
  skip(): void;
  /** Close whatever lies over the table; false if nothing did. */
  close(): boolean;
}

const MODAL = "dialog[aria-modal]";
const TEXT = "input, textarea, select, [contenteditable]";

/** The part of the table that has the focus, if it is one that can be chosen or asked. */
function focused(): HTMLElement | SVGElement | null {
  const now = document.activeElement;
  const part = now instanceof HTMLElement || now instanceof SVGElement ? now : null;
  return part?.dataset["target"] === undefined ? null : part;
}

export function press(event: KeyboardEvent, scene: Scene, deeds: Deeds): void {
  const at = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || at?.closest(TEXT)) return;
  if (event.key !== "Enter" && document.querySelector(MODAL)) return;
  if (handle(event, scene, deeds, at)) event.preventDefault();
}

function handle(event: KeyboardEvent, scene: Scene, deeds: Deeds, at: Element | null): boolean {
  const part = focused();
  switch (event.key) {
    case "Enter":
      return enter(scene, deeds, part, at);
    case "?":
      if (part) scene.ask(part.dataset["target"] ?? "", part);
      return part !== null;
    case "Backspace":
      deeds.undo();
      return true;
    case "Escape":
      if (!scene.back() && !deeds.close()) deeds.skip();
      return true;
    default:
      if (scene.planner?.keyed(event.key)) return true;
      return /^[1-9]$/.test(event.key) && narrow(scene, Number(event.key));
  }
}

/** On a card: select it, or commit if it is selected. On a button: the button's own. Anywhere else: what the ember button says. */
function enter(scene: Scene, deeds: Deeds, part: HTMLElement | SVGElement | null, at: Element | null): boolean {
  if (part) {
    const target = part.dataset["target"] ?? "";
    const offer = scene.offerAt(target);
    if (!offer && !scene.refusalAt(target) && !scene.planner) return false; // it may be read, or taken up
    const chosen = scene.gesture ? scene.gesture.target === target : offer !== undefined && offer.text === scene.selected?.text;
    if (chosen) scene.commit();
    else scene.press(target, part);
    return true;
  }
  return !at?.closest("button, a, summary, [role=tab], dialog") && deeds.main();
}

function narrow(scene: Scene, number: number): boolean {
  const question = scene.question;
  const kind = scene.kinds[number - 1];
  if (!question || !kind || kind.n === 0 || !scene.ui.byKind(question)) return false;
  scene.narrow(kind.name);
  return true;
}
