/** What both layouts of Northgard's table read from a scene: the view, the map with its shapes, names of places. */
import type { Northgard } from "../../generated/northgard";
import type { Sitting } from "../../table/board/board";
import type { Scene } from "../../table/scene.svelte";
import type { Happening } from "../../table/title";
import type { Faces } from "./cards/faces";
import { Layout, type Laid } from "./map/territories";
import type { Pt } from "./map/drawing/points";
import { phaseOf, PHASES, type Phase } from "./phase";
import { landName, NOBODY, partnerOf, placeOf, type Land, type NorthgardView, type PlayerView, type Prospect } from "./view";

const NO_ONE: PlayerView = {
  ...{ clan: NOBODY, wallet: [], draw: { left: 0 }, hand: [], looked: [], active: [], discard: [], upgrades: [], tiles: [] },
  ...{ reserve: 0, passed: false, printed: 0, grown: 0, achievements: [] },
};

/** A building on its slot. */
export interface Standing {
  id: string;
  large: boolean;
  at: Pt;
  key: string;
}

let last: { key: string; layout: Layout } | null = null;

/** The shapes of the map, made anew only when another tile lies there. */
function layoutOf(laid: readonly Laid[]): Layout {
  const key = laid.map(({ tile, x, y, turn }) => `${tile.id},${x},${y},${turn}`).join(";");
  if (last?.key !== key) last = { key, layout: new Layout(laid) };
  return last.layout;
}

export class Realm {
  constructor(
    readonly scene: Scene<Northgard>,
    readonly faces: Faces,
    readonly events: () => readonly Happening<Northgard>[],
    readonly people: () => readonly Sitting[],
  ) {}

  get view(): NorthgardView {
    return this.scene.given.view;
  }

  get seat(): number {
    return this.scene.given.seat;
  }

  /** The seat whose cards lie below: one's own, or the first for those who watch. */
  get own(): number {
    return Math.max(0, this.seat);
  }

  player(seat: number): PlayerView {
    return this.view.players[seat] ?? NO_ONE;
  }

  clan(seat: number): string {
    return Object.keys(this.faces.cards["clans"] ?? {})[this.player(seat).clan] ?? "";
  }

  /** All clans, the easiest first. */
  get clans(): readonly string[] {
    const { faces } = this;
    return Object.keys(faces.cards["clans"] ?? {}).sort((a, b) => faces.advice(a).difficulty - faces.advice(b).difficulty);
  }

  /** Who leads that clan. */
  leader(clan: string): number {
    return this.view.players.findIndex((_, seat) => this.clan(seat) === clan);
  }

  /** Before the map is laid, everybody chooses a clan. */
  get choosing(): boolean {
    return this.view.players.some(({ clan }) => clan === NOBODY);
  }

  prospect(seat: number): Prospect {
    return this.view.outlook.seats[seat] ?? { harvest: [0, 0, 0, 0], winter: 0, strongholds: 0, counted: [] };
  }

  isPartner(seat: number): boolean {
    return this.seat >= 0 && seat === partnerOf(this.view, this.seat);
  }

  /** Fame lies face down: one sees one's own, a partner's, and everybody's when the game is over. */
  seesFame(seat: number): boolean {
    return this.scene.given.over || seat === this.seat || this.isPartner(seat);
  }

  readonly phase = $derived.by(() => phaseOf(this.events(), this.scene.given.question));

  get phases(): readonly Phase[] {
    return PHASES.filter((phase) => phase !== "creatures" || this.view.creatures);
  }

  // -- the map --------------------------------------------------------------------------------------------------------

  readonly layout = $derived.by(() => {
    const { tiles, cells, turns } = this.view;
    return layoutOf(
      tiles.map((id, i) => {
        const [x, y] = placeOf(cells[i] ?? 0);
        return { tile: this.faces.tile(id), x, y, turn: turns[i] ?? 0 };
      }),
    );
  });

  readonly lands = $derived.by(() => new Map<number, Land>(this.view.outlook.lands.map((land) => [land.territory, land])));

  readonly #laid = $derived.by(() => this.view.cells.join());
  /** Where the tiles lie; the same list until another one is laid, so that a long log is not worded again. */
  readonly cells = $derived.by(() => (this.#laid ? this.#laid.split(",").map(Number) : []));

  name(territory: number): string {
    return landName(this, territory);
  }

  /** Just after a tile was laid, what stood on a territory may still be told of one of its other regions. */
  #regions(territory: number): readonly number[] {
    return this.layout.territories.get(territory)?.regions ?? [territory];
  }

  owner(territory: number): number {
    const held = this.#regions(territory).find((region) => (this.view.owner[region] ?? NOBODY) >= 0);
    return held === undefined ? NOBODY : (this.view.owner[held] ?? NOBODY);
  }

  units(territory: number): number {
    return this.#regions(territory).reduce((sum, region) => sum + (this.view.units[region] ?? 0), 0);
  }

  /** Those who wait there for a battle. */
  invaders(territory: number): number {
    return this.#regions(territory).reduce((sum, region) => sum + (this.view.invaders[region] ?? 0), 0);
  }

  /** Buildings where they stand: the first building of a kind of slot takes the first such slot of its region. */
  readonly buildings = $derived.by(() => {
    const { sites, site_slots: slots, site_buildings: ids } = this.view;
    const taken = new Map<string, number>();
    return sites.flatMap((region, i): Standing[] => {
      const kind = ["small", "stone", "large"][slots[i] ?? 0] ?? "small";
      const key = `${region}:${kind}`;
      const n = taken.get(key) ?? 0;
      taken.set(key, n + 1);
      const land = this.layout.territories.get(this.layout.root(region));
      const slot = land?.slots.filter((each) => each.region === region && each.kind === kind)[n];
      return slot ? [{ id: ids[i] ?? "", large: kind === "large", at: [slot.x, slot.y], key: `${key}:${n}` }] : [];
    });
  });

  buildingsOn(territory: number): string[] {
    return this.view.site_buildings.filter((_, i) => this.layout.root(this.view.sites[i] ?? 0) === territory);
  }

  creaturesOn(territory: number): string[] {
    return this.view.line.filter((_, i) => this.view.stands[i] === territory);
  }
}
