/** Dragging with a mouse or a pen: what has `data-grab` is picked up, and let go over a part of the table (`data-drop`, `data-target`). */
import { stopper } from "../../../kit/stopper";
import type { Realm } from "../realm.svelte";

const FAR = 7; // px before a press becomes a drag

export const dragging = (realm: () => Realm) => (root: HTMLElement) => new Drag(realm, root).listen();

class Drag {
  #from: { x: number; y: number; part: HTMLElement } | null = null;
  #ghost: HTMLElement | null = null;
  #over: string | null = null;
  #gesture = stopper();

  constructor(
    readonly realm: () => Realm,
    readonly root: HTMLElement,
  ) {}

  listen(): () => void {
    const { signal, abort } = stopper();
    this.root.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    return abort;
  }

  #down(event: PointerEvent): void {
    const part = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-grab]") : null;
    if (!part || event.pointerType === "touch" || event.button !== 0 || !this.realm().scene.question) return;
    this.#from = { x: event.clientX, y: event.clientY, part };
    this.#gesture.abort();
    this.#gesture = stopper();
    const { signal } = this.#gesture;
    addEventListener("pointermove", (event) => this.#move(event), { signal });
    for (const end of ["pointerup", "pointercancel"] as const) addEventListener(end, (event) => this.#stop(event), { signal });
  }

  #move(event: PointerEvent): void {
    if (!this.#from) return;
    if (!this.#ghost && Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > FAR) this.#lift(this.#from.part);
    const ghost = this.#ghost;
    if (!ghost) return;
    const zoom = this.root.getBoundingClientRect().width / this.root.offsetWidth || 1;
    ghost.style.transform = `translate(${event.clientX / zoom - ghost.offsetWidth / 2}px, ${event.clientY / zoom - ghost.offsetHeight / 2}px)`;
    this.#over = partAt(event);
    this.realm().over = this.#over;
  }

  #lift(part: HTMLElement): void {
    const target = part.dataset["grab"] ?? "";
    if (!this.realm().isHeld(target)) this.realm().take(target);
    const ghost = part.cloneNode(true) as HTMLElement;
    ghost.classList.add("wk-ghost");
    ghost.removeAttribute("data-target");
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.width = `${part.offsetWidth}px`;
    this.root.append(ghost);
    this.#ghost = ghost;
  }

  #stop(event: Event): void {
    if (this.#ghost && event.type === "pointerup" && this.#over) this.realm().drop(this.#over);
    if (this.#ghost) swallowClick();
    this.#ghost?.remove();
    if (this.#ghost) this.realm().over = null;
    this.#ghost = null;
    this.#from = null;
    this.#gesture.abort();
  }
}

function partAt(event: PointerEvent): string | null {
  const part = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop], [data-target]");
  return part?.dataset["drop"] ?? part?.dataset["target"] ?? null;
}

/** What was dragged is not clicked. */
function swallowClick(): void {
  const { signal, abort } = stopper();
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true, signal });
  setTimeout(abort, 0);
}
