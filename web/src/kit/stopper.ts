/** Listeners that are all taken away at once: they listen until `signal`, and `abort` ends it. */
export function stopper(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
