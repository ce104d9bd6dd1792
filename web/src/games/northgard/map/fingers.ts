/** Pointers on the map: one drags it (or an army), two pinch it, and one that does not move is a click. */
import type { Camera } from "./camera.svelte";
import { dist, type Pt } from "./points";

/** What may be picked up from the map and dropped elsewhere. */
export interface Cargo {
  /** Whether something is picked up at that point of the map. */
  lift(at: Pt): boolean;
  /** It is carried over that point of the window. */
  carry(at: Pt, screen: Pt): void;
  drop(at: Pt | null, screen: Pt): void;
}

const STILL = 6; // px that a finger may tremble

export function fingers(camera: Camera, cargo: Cargo): (window: HTMLElement) => () => void {
  return (window) => {
    const down = new Map<number, Pt>();
    let [start, moved, carrying]: [Pt, boolean, boolean] = [[0, 0], false, false];
    const here = (event: PointerEvent | WheelEvent): Pt => {
      const box = window.getBoundingClientRect();
      const zoom = box.width / window.offsetWidth || 1;
      return [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom];
    };

    function pressed(event: PointerEvent): void {
      if (event.button > 0 || (event.target instanceof Element && event.target.closest("button, a, [data-fixed]"))) return;
      down.set(event.pointerId, here(event));
      if (down.size > 1) return;
      start = here(event);
      moved = false;
      carrying = cargo.lift(camera.onMap(start));
    }

    function dragged(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = here(event);
      if (!moved && down.size === 1 && dist(now, start) < STILL) return;
      if (!moved) window.setPointerCapture(event.pointerId);
      moved = true;
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, now);
      if (other) camera.zoom(dist(now, other) / (dist(before, other) || 1), other);
      else if (carrying) cargo.carry(camera.onMap(now), [event.clientX, event.clientY]);
      else camera.pan(now[0] - before[0], now[1] - before[1]);
    }

    function lifted(event: PointerEvent): void {
      if (!down.delete(event.pointerId)) return;
      if (carrying && moved) cargo.drop(event.type === "pointerup" ? camera.onMap(here(event)) : null, [event.clientX, event.clientY]);
      carrying = false;
    }

    /** What was dragged is not clicked. */
    function clicked(event: MouseEvent): void {
      if (moved && event.detail > 0) event.stopPropagation();
      moved = false;
    }

    function wheeled(event: WheelEvent): void {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), here(event));
    }

    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("pointerdown", pressed, { signal });
    window.addEventListener("pointermove", dragged, { signal });
    window.addEventListener("pointerup", lifted, { signal });
    window.addEventListener("pointercancel", lifted, { signal });
    window.addEventListener("click", clicked, { capture: true, signal });
    window.addEventListener("wheel", wheeled, { passive: false, signal });
    return () => stop.abort();
  };
}
