/** Reading a card: the mouse rests on it, a finger stays on it, or Space is pressed while it has the focus. */

const REST = 350;
const STAY = 450;

export interface Read {
  id: string;
  anchor: HTMLElement;
  how: "mouse" | "touch" | "key" | "tap";
}

function stopper(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

export class Reading {
  now = $state.raw<Read | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A long press is no click. */
  #held = false;

  /** To be attached to whatever holds cards (`data-card`). */
  readonly listen = (root: HTMLElement): (() => void) => {
    const cardAt = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null);
    const over = (event: PointerEvent) => {
      if (event.pointerType === "mouse") this.#soon(cardAt(event), REST, "mouse");
    };
    const down = (event: PointerEvent) => {
      this.#held = false;
      if (event.pointerType === "mouse") this.close();
      else this.#soon(cardAt(event), STAY, "touch");
    };
    const up = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") clearTimeout(this.#timer);
    };
    const click = (event: MouseEvent) => {
      if (!this.#held) return;
      event.stopPropagation();
      event.preventDefault();
      this.#held = false;
    };
    const key = (event: KeyboardEvent) => {
      const card = cardAt(event);
      if (event.key === " " && card) {
        event.preventDefault();
        if (this.now?.anchor === card) this.close();
        else this.open(card, "key");
      } else if (event.key === "Escape" && this.now) {
        event.stopPropagation();
        this.close();
      }
    };
    const out = () => this.now?.how === "key" && this.close();
    const none = (event: Event) => cardAt(event) && event.preventDefault();
    const { signal, abort } = stopper();
    root.addEventListener("pointerover", over, { signal });
    root.addEventListener("pointerdown", down, { signal });
    root.addEventListener("pointerup", up, { signal });
    root.addEventListener("pointercancel", up, { signal });
    root.addEventListener("pointerleave", () => this.#soon(null, 0, "mouse"), { signal });
    root.addEventListener("click", click, { capture: true, signal });
    root.addEventListener("keydown", key, { signal });
    root.addEventListener("focusout", out, { signal });
    root.addEventListener("contextmenu", none, { signal });
    return () => {
      clearTimeout(this.#timer);
      abort();
    };
  };

  open(anchor: HTMLElement, how: Read["how"]): void {
    const id = anchor.dataset["card"];
    if (id) this.now = { id, anchor, how };
    this.#held = how === "touch";
  }

  close(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }

  #soon(card: HTMLElement | null, wait: number, how: Read["how"]): void {
    if (card && this.now?.anchor === card) return;
    clearTimeout(this.#timer);
    if (this.now?.how === "mouse") this.now = null;
    if (card) this.#timer = setTimeout(() => this.open(card, how), wait);
  }
}
