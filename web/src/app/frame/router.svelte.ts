/** The page's own paths. Links are plain anchors: clicks on them are taken over here. */
import type { Component } from "svelte";

export interface Place {
  /** Name of the route, e.g. "table". */
  name: string;
  /** What stands in the path's last part: a table's id, an invitation's code, a title. */
  id: string;
  hash: string;
  query: URLSearchParams;
}

export type Page = Component<{ id: string }>;
type Load = () => Promise<{ default: Page }>;

interface Route {
  /** Whether something follows the first part of the path. */
  id: boolean;
  load: Load;
}

const about = (load: Load): Route => ({ id: true, load });
const alone = (load: () => Promise<{ default: Component }>): Route => ({ id: false, load: load as unknown as Load });

/** By the first part of the path; each page is loaded when it is first visited. */
const ROUTES: Record<string, Route> = {
  "": alone(() => import("../pages/Lobby.svelte")),
  table: about(() => import("../../table/TablePage.svelte")),
  invite: about(() => import("../pages/Invite.svelte")),
  new: about(() => import("../pages/SetUp.svelte")),
  rules: about(() => import("../pages/Rulebook.svelte")),
  cards: about(() => import("../pages/Cards.svelte")),
  campaign: about(() => import("../pages/Campaign.svelte")),
  replay: about(() => import("../pages/Replay.svelte")),
  settings: alone(() => import("../pages/Settings.svelte")),
  privacy: alone(() => import("../pages/Privacy.svelte")),
  credits: alone(() => import("../pages/Credits.svelte")),
  history: alone(() => import("../pages/History.svelte")),
};

/** The place a path means; `undefined` if there is no such page. */
export function placeOf(url: URL): Place | undefined {
  const [name = "", id = "", ...more] = url.pathname.replace(/^\/+|\/+$/g, "").split("/");
  const route = Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
  if (!route || more.length > 0 || route.id !== (id !== "")) return undefined;
  return { name, id: decodeURIComponent(id), hash: decodeURIComponent(url.hash.slice(1)), query: url.searchParams };
}

export function load(place: Place): Promise<{ default: Page }> {
  const route = ROUTES[place.name];
  if (!route) throw new Error(`no page ${place.name}`);
  return route.load();
}

type Link = Pick<HTMLAnchorElement, "href" | "target" | "hasAttribute">;
type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click on a link means another page of ours, here: not a new tab, a download, or somebody else's page. */
export function isOurs(link: Link, click: Click, origin: string): boolean {
  const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
  if (!plain || link.target || link.hasAttribute("download")) return false;
  const url = new URL(link.href);
  return url.origin === origin && placeOf(url) !== undefined;
}

class Router {
  place = $state.raw<Place | undefined>(placeOf(new URL(location.href)));
  /** Whether this is the page that the browser opened: then nobody has to be taken there. */
  first = true;

  go(path: string, { replace = false } = {}): void {
    const url = new URL(path, location.href);
    const leaves = url.pathname !== location.pathname;
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    this.first = false;
    this.place = placeOf(url);
    if (leaves) scrollTo(0, 0);
  }

  /** Start listening; returns how to stop. */
  listen(): () => void {
    const back = () => (this.place = placeOf(new URL(location.href)));
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.defaultPrevented || !isOurs(link, event, location.origin)) return;
      event.preventDefault();
      this.go(link.href);
    };
    addEventListener("popstate", back);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }
}

export const router = new Router();
export const go = (path: string, how?: { replace?: boolean }): void => router.go(path, how);
