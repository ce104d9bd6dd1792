/** Reading a card: the mouse rests on it, a finger stays on it, or Space is pressed while it has the focus. */
import { stopper } from "../../kit/stopper";

const REST = 350;
const STAY = 450;

export interface Read {
  id: string;
  anchor: HTMLElement;
  how: "mouse" | "touch" | "key" | "tap";
}

const cardAt = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null);

export class Reading {
  now = $state.raw<Read | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A long press is no click. */
  #held = false;

  /** To be attached to whatever holds cards (`data-card`). */
  readonly listen = (root: HTMLElement): (() => void) => {
    const { signal, abort } = stopper();
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.#soon(cardAt(event), REST, "mouse"), { signal });
    root.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    for (const end of ["pointerup", "pointercancel"] as const)
      root.addEventListener(end, (event) => event.pointerType !== "mouse" && clearTimeout(this.#timer), { signal });
    root.addEventListener("pointerleave", () => this.#soon(null, 0, "mouse"), { signal });
    root.addEventListener("click", (event) => this.#click(event), { capture: true, signal });
    root.addEventListener("keydown", (event) => this.#key(event), { signal });
    root.addEventListener("focusout", () => this.now?.how === "key" && this.close(), { signal });
    root.addEventListener("contextmenu", (event) => cardAt(event) && event.preventDefault(), { signal });
    return () => {
      clearTimeout(this.#timer);
      abort();
    };
  };

  #down(event: PointerEvent): void {
    this.#held = false;
    if (event.pointerType === "mouse") this.close();
    else this.#soon(cardAt(event), STAY, "touch");
  }

  #click(event: MouseEvent): void {
    if (!this.#held) return;
    event.stopPropagation();
    event.preventDefault();
    this.#held = false;
  }

  #key(event: KeyboardEvent): void {
    const card = cardAt(event);
    if (event.key === " " && card) {
      event.preventDefault();
      if (this.now?.anchor === card) this.close();
      else this.open(card, "key");
    } else if (event.key === "Escape" && this.now) {
      event.stopPropagation();
      this.close();
    }
  }

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
