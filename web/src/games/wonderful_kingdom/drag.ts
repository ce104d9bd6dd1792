/** Dragging with a mouse or a pen: what has `data-grab` is picked up, and let go over a part of the table (`data-drop`, `data-target`). */
import type { Realm } from "./realm.svelte";

const FAR = 7; // px before a press becomes a drag

export function dragging(realm: () => Realm): (root: HTMLElement) => () => void {
  return (root) => {
    let from: { x: number; y: number; part: HTMLElement } | null = null;
    let ghost: HTMLElement | null = null;
    let over: string | null = null;

    const partAt = (event: PointerEvent): string | null => {
      const part = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop], [data-target]");
      const target = part?.dataset["drop"] ?? part?.dataset["target"] ?? null;
      return target;
    };
    const lift = (part: HTMLElement): void => {
      const target = part.dataset["grab"] ?? "";
      if (!realm().isHeld(target)) realm().take(target);
      ghost = part.cloneNode(true) as HTMLElement;
      ghost.classList.add("wk-ghost");
      ghost.removeAttribute("data-target");
      ghost.setAttribute("aria-hidden", "true");
      ghost.style.width = `${part.offsetWidth}px`;
      root.append(ghost);
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) lift(from.part);
      if (!ghost) return;
      const zoom = root.getBoundingClientRect().width / root.offsetWidth || 1;
      ghost.style.transform = `translate(${event.clientX / zoom - ghost.offsetWidth / 2}px, ${event.clientY / zoom - ghost.offsetHeight / 2}px)`;
      over = partAt(event);
      realm().over = over;
    };
    const stop = (event: Event): void => {
      if (ghost && event.type === "pointerup" && over) realm().drop(over);
      if (ghost) addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      ghost?.remove();
      if (ghost) realm().over = null;
      ghost = null;
      from = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
    };
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    const down = (event: PointerEvent): void => {
      const part = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-grab]") : null;
      if (!part || event.pointerType === "touch" || event.button !== 0 || !realm().scene.question) return;
      from = { x: event.clientX, y: event.clientY, part };
      addEventListener("pointermove", move);
      addEventListener("pointerup", stop);
      addEventListener("pointercancel", stop);
    };
    root.addEventListener("pointerdown", down);
    return () => root.removeEventListener("pointerdown", down);
  };
}
