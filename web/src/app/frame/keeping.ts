/** The device keeps the page and its pieces (`public/sw.js`), so that the inn opens without a connection, too. */

/** Whether this page came out of what is kept, for the server could not be reached. */
export const offline = "offline" in document.documentElement.dataset;

export async function keep(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  await Promise.all([document.fonts.ready, import("../pages/Offline.svelte")]); // nobody can fetch them when they are needed
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  active?.postMessage(loaded.filter((path) => path.startsWith("/assets/")));
}
