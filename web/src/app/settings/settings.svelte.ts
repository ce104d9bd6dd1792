/** What a person has set for this device: kept in the browser, put on the page as attributes of <html>. */
import { MediaQuery } from "svelte/reactivity";
import { LANGUAGES, speak, type Language } from "../../i18n/index.svelte";

export const THEMES = ["auto", "dark", "light"] as const;
export const MOTIONS = ["auto", "full", "quick", "still"] as const;
export const CARD_SIZES = ["small", "medium", "large"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type CardSize = (typeof CARD_SIZES)[number];

const KEPT = "karczma";
const daylight = new MediaQuery("(prefers-color-scheme: light)");
const calm = new MediaQuery("(prefers-reduced-motion: reduce)");

class Settings {
  language = $state<Language>("pl");
  theme = $state<Theme>("dark");
  motion = $state<Motion>("auto");
  cards = $state<CardSize>("medium");
  sound = $state(true);
  /** Notifications of the system when it is one's turn; asked for only when switched on. */
  notices = $state(false);

  constructor() {
    const kept = read();
    this.language = oneOf(LANGUAGES, kept["language"]) ?? guess();
    this.theme = oneOf(THEMES, kept["theme"]) ?? this.theme;
    this.motion = oneOf(MOTIONS, kept["motion"]) ?? this.motion;
    this.cards = oneOf(CARD_SIZES, kept["cards"]) ?? this.cards;
    this.sound = kept["sound"] !== false;
    this.notices = kept["notices"] === true;
  }

  /** The light of the room as it is now. */
  get light(): "dark" | "light" {
    return this.theme === "auto" ? (daylight.current ? "light" : "dark") : this.theme;
  }

  /** How parts move now: `auto` is what the system asks for. */
  get moving(): Exclude<Motion, "auto"> {
    return this.motion === "auto" ? (calm.current ? "still" : "full") : this.motion;
  }

  /** Put them on the page and keep them. */
  apply(): void {
    const { dataset } = document.documentElement;
    dataset["theme"] = this.light;
    dataset["motion"] = this.moving;
    dataset["cards"] = this.cards;
    const { language, theme, motion, cards, sound, notices } = this;
    try {
      localStorage.setItem(KEPT, JSON.stringify({ language, theme, motion, cards, sound, notices }));
    } catch {
      // a browser that keeps nothing: they hold until the page is closed
    }
  }

  /** Follow changes, the system's included; returns how to stop. */
  follow(): () => void {
    return $effect.root(() => {
      $effect(() => this.apply());
      $effect(() => void speak(this.language));
    });
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value);
}

function guess(): Language {
  return navigator.languages.some((each) => each.startsWith("pl")) ? "pl" : "en";
}

export const settings = new Settings();
