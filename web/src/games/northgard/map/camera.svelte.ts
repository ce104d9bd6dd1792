/** What part of the map is seen: it can be dragged, pinched, zoomed, and glides where something is to be seen. */
import { settings } from "../../../app/settings/settings.svelte";
import type { Pt } from "./drawing/points";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const [LEAST, MOST] = [0.15, 3];
const GLIDE = 280;

export function boxOf(points: readonly Pt[], margin: number): Box | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs) - margin, top: Math.min(...ys) - margin, right: Math.max(...xs) + margin, bottom: Math.max(...ys) + margin };
}

export class Camera {
  /** The size of the window on the map, in px. */
  width = $state(0);
  height = $state(0);
  /** The point of the map in its middle, and how many px one unit is. */
  #x = $state(0);
  #y = $state(0);
  #scale = $state(1);
  /** Somebody has moved it by hand: it stays there. */
  held = $state(false);
  #frame = 0;

  get scale(): number {
    return this.#scale;
  }

  get left(): number {
    return this.#x - this.width / 2 / this.#scale;
  }

  get top(): number {
    return this.#y - this.height / 2 / this.#scale;
  }

  get viewBox(): string {
    return [this.left, this.top, this.width / this.#scale, this.height / this.#scale].map((n) => n.toFixed(2)).join(" ");
  }

  /** Where a point of the map is, in px from the corner of the window. */
  onScreen([x, y]: Pt): Pt {
    return [(x - this.left) * this.#scale, (y - this.top) * this.#scale];
  }

  onMap([x, y]: Pt): Pt {
    return [this.left + x / this.#scale, this.top + y / this.#scale];
  }

  /** See the whole box; `most` limits how large things get, `below` px at the bottom and `edge` px all around are left free. */
  fit({ left, top, right, bottom }: Box, most = 1.5, below = 0, edge = 0): void {
    if (this.width === 0 || this.height === 0) return;
    const [wide, high] = [this.width - 2 * edge, this.height - 2 * edge - below];
    const scale = clamped(Math.min(wide / (right - left), high / (bottom - top), most));
    this.#glide((left + right) / 2, (top + bottom) / 2 + below / 2 / scale, scale);
  }

  /** Bring a point into the middle; it stays there. */
  show([x, y]: Pt): void {
    this.held = true;
    this.#glide(x, y, this.#scale);
  }

  pan(dx: number, dy: number): void {
    cancelAnimationFrame(this.#frame);
    this.held = true;
    this.#x -= dx / this.#scale;
    this.#y -= dy / this.#scale;
  }

  /** Larger or smaller around a point of the window. */
  zoom(by: number, at: Pt = [this.width / 2, this.height / 2]): void {
    cancelAnimationFrame(this.#frame);
    this.held = true;
    const fixed = this.onMap(at);
    this.#scale = clamped(this.#scale * by);
    const now = this.onMap(at);
    this.#x += fixed[0] - now[0];
    this.#y += fixed[1] - now[1];
  }

  #glide(x: number, y: number, scale: number): void {
    cancelAnimationFrame(this.#frame);
    const from = { x: this.#x, y: this.#y, scale: this.#scale };
    const far = Math.hypot(x - from.x, y - from.y) * scale + Math.abs(Math.log(scale / from.scale)) * 400;
    const pace = { full: 1, quick: 0.45, still: 0 }[settings.moving];
    const begin = performance.now();
    const step = (now: number): void => {
      const t = far < 2 || pace === 0 ? 1 : Math.min(1, (now - begin) / (GLIDE * pace));
      const eased = 1 - (1 - t) ** 3;
      this.#x = from.x + (x - from.x) * eased;
      this.#y = from.y + (y - from.y) * eased;
      this.#scale = from.scale * (scale / from.scale) ** eased;
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    if (pace === 0 || from.scale === 1) step(begin + GLIDE * 2);
    else this.#frame = requestAnimationFrame(step);
  }
}

const clamped = (scale: number): number => Math.min(Math.max(scale, LEAST), MOST);
