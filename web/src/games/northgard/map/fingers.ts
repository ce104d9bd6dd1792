/** Pointers on the map: one drags it (or an army), two pinch it, and one that does not move is a click. */
import { stopper } from "../../../kit/stopper";
import type { Camera } from "./camera.svelte";
import { dist, type Pt } from "./drawing/points";

/** What may be picked up from the map and dropped elsewhere. */
export interface Cargo {
  /** Whether something is picked up at that point of the map. */
  lift(at: Pt): boolean;
  /** It is carried over that point of the window. */
  carry(at: Pt, screen: Pt): void;
  drop(at: Pt | null, screen: Pt): void;
}

const STILL = 6; // px that a finger may tremble

export const fingers = (camera: Camera, cargo: Cargo) => (window: HTMLElement) => new Fingers(camera, cargo, window).listen();

class Fingers {
  #down = new Map<number, Pt>();
  #start: Pt = [0, 0];
  #moved = false;
  #carrying = false;

  constructor(
    readonly camera: Camera,
    readonly cargo: Cargo,
    readonly window: HTMLElement,
  ) {}

  listen(): () => void {
    const { signal, abort } = stopper();
    const { window } = this;
    window.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    window.addEventListener("pointermove", (event) => this.#drag(event), { signal });
    for (const end of ["pointerup", "pointercancel"] as const) window.addEventListener(end, (event) => this.#lift(event), { signal });
    window.addEventListener("click", (event) => this.#click(event), { capture: true, signal });
    window.addEventListener("wheel", (event) => this.#turn(event), { passive: false, signal });
    return abort;
  }

  #here(event: PointerEvent | WheelEvent): Pt {
    const box = this.window.getBoundingClientRect();
    const zoom = box.width / this.window.offsetWidth || 1;
    return [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom];
  }

  #press(event: PointerEvent): void {
    if (event.button > 0 || (event.target instanceof Element && event.target.closest("button, a, [data-fixed]"))) return;
    this.#down.set(event.pointerId, this.#here(event));
    if (this.#down.size > 1) return;
    this.#start = this.#here(event);
    this.#moved = false;
    this.#carrying = this.cargo.lift(this.camera.onMap(this.#start));
  }

  #drag(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = this.#here(event);
    if (!this.#moved && this.#down.size === 1 && dist(now, this.#start) < STILL) return;
    if (!this.#moved) this.window.setPointerCapture(event.pointerId);
    this.#moved = true;
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#down.set(event.pointerId, now);
    if (other) this.camera.zoom(dist(now, other) / (dist(before, other) || 1), other);
    else if (this.#carrying) this.cargo.carry(this.camera.onMap(now), [event.clientX, event.clientY]);
    else this.camera.pan(now[0] - before[0], now[1] - before[1]);
  }

  #lift(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId)) return;
    const at = event.type === "pointerup" ? this.camera.onMap(this.#here(event)) : null;
    if (this.#carrying && this.#moved) this.cargo.drop(at, [event.clientX, event.clientY]);
    this.#carrying = false;
  }

  /** What was dragged is not clicked. */
  #click(event: MouseEvent): void {
    if (this.#moved && event.detail > 0) event.stopPropagation();
    this.#moved = false;
  }

  #turn(event: WheelEvent): void {
    event.preventDefault();
    this.camera.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), this.#here(event));
  }
}
