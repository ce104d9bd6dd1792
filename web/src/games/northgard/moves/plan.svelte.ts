/**
 * The plan: what a person has pointed at so far, and what would be sent for it.
 *
 * The rules ask in small steps (from where, where to, how many); a person drags an army in one go. The server tells with
 * a choice what it would ask next, so the whole gesture can be shown before anything is sent. Nothing is judged here.
 */
import type { Northgard } from "../../../generated/northgard";
import type { Gesture, Mood, Planner } from "../../../table/scene.svelte";
import type { ByName, NameOf, Offer, Question, Refused } from "../../../table/title";
import { cellChoices, isLaying, legalTurn, tileChoices, verdicts, type CellChoice, type TileChoice, type Verdict } from "./placing";
import type { Realm } from "../realm.svelte";
import { ELSEWHERE, targetOf } from "../targets";
import { v } from "../words/texts";
import { cellName } from "../view";

/** A part of the map that can be chosen, or that says why not. */
export interface Lit {
  mood: Mood;
  offer: Offer<Northgard> | null;
  refused: Refused<Northgard> | null;
}

/** So many: choices that differ in a number only. */
export interface Count {
  least: number;
  most: number;
  n: number;
}

/** The clause of what may be done instead of playing a card. */
const INSTEAD: ByName<Northgard, "choices", string> = { wait: "NG-TURN-09", exchange: "NG-TURN-10", remove: "NG-TURN-11", upgrade: "NG-TURN-14", pass: "NG-TURN-18" };
const COUNTED: readonly NameOf<Northgard, "decisions">[] = ["how-many", "recruit-how-many", "settle-how-many", "feed", "offer-how-many"];
const amount = ({ parts }: Offer<Northgard>): number => ("n" in parts ? parts.n : NaN);
const landOf = (target: string): number => Number(target.slice("land:".length));

export class Plan implements Planner {
  #source = $state<number | null>(null);
  #target = $state<string | null>(null);
  #building = $state<string | null>(null);
  #tile = $state<string | null>(null);
  #cell = $state<string | null>(null);
  #turn = $state(0);
  #n = $state<number | null>(null);
  #split = $state.raw<readonly number[] | null>(null);
  /** Whether every territory says what it is called. */
  labels = $state(false);
  /** The territory that is being looked at. */
  looked = $state<number | null>(null);

  constructor(
    readonly realm: Realm,
    /** Somebody wants to read a card that cannot be chosen. */
    readonly onread: (part: Element) => void,
  ) {}

  get question(): Question<Northgard> | null {
    return this.realm.scene.question;
  }

  /** Another question: what was pointed at no longer counts. */
  renew(): void {
    this.#source = this.#target = this.#building = this.#tile = this.#cell = this.#n = null;
    this.#split = null;
    this.looked = null;
    const [only] = this.question?.name === "lay-how" ? this.cells : [];
    if (only) this.putAt(only);
  }

  back(): boolean {
    const open = this.#target ?? this.#source ?? this.#building ?? this.#cell ?? this.looked;
    if (this.#target !== null) this.#target = null;
    else this.renew();
    this.looked = null;
    return open !== null;
  }

  // -- what is lit ----------------------------------------------------------------------------------------------------

  /** The question whose answers lie on the map: this one, or the one that would follow. */
  readonly #onMap = $derived.by((): Question<Northgard> | null => {
    if (this.question?.name === "build-what") return this.#offerOf(`building:${this.#building}`)?.next ?? null;
    return this.question;
  });

  readonly lands = $derived.by((): ReadonlyMap<number, Lit> => {
    const found = new Map<number, Lit>();
    const source = this.#source === null ? null : this.#offerOf(`land:${this.#source}`);
    for (const { refuge, n } of this.split) found.set(refuge, { mood: n > 0 ? "selected" : "legal", offer: null, refused: null });
    this.#light(found, this.#onMap, source ? "able" : "legal");
    if (source && this.#source !== null) {
      for (const [, lit] of found) if (lit.refused) lit.mood = "";
      this.#light(found, source.next, "legal");
      found.set(this.#source, { mood: "selected", offer: source, refused: null });
    }
    return found;
  });

  #light(found: Map<number, Lit>, question: Question<Northgard> | null, mood: Mood): void {
    if (!question) return;
    for (const refused of question.refusals) {
      const target = targetOf(refused);
      if (!target?.startsWith("land:")) continue;
      const elsewhere = ELSEWHERE.includes(refused.clause);
      if (elsewhere && found.get(landOf(target))?.offer) continue; // it can still be chosen in place of what was picked up
      found.set(landOf(target), { mood: elsewhere ? "" : "dim", offer: null, refused });
    }
    for (const offer of question.options) {
      const target = targetOf(offer);
      if (target?.startsWith("land:")) found.set(landOf(target), { mood: target === this.#target ? "selected" : mood, offer, refused: null });
    }
  }

  mood(target: string): Mood {
    if (this.realm.scene.asked?.target === target) return "asked";
    if (target.startsWith("land:")) return this.lands.get(landOf(target))?.mood ?? "";
    if (target === this.#target || target === `building:${this.#building}`) return "selected";
    if (target.startsWith("building:") && this.#building !== null && this.#offerOf(target)) return "able"; // the light is on the map now
    return this.#offerOf(target) ? "legal" : this.realm.scene.refusalAt(target) ? "dim" : "";
  }

  #offerOf(target: string): Offer<Northgard> | undefined {
    return this.realm.scene.offerAt(target);
  }

  // -- armies ---------------------------------------------------------------------------------------------------------

  get source(): number | null {
    return this.#source;
  }

  /** The territory where a gesture ends. */
  get goal(): number | null {
    return this.#target?.startsWith("land:") ? landOf(this.#target) : null;
  }

  /** Whether an army may be picked up there. */
  canLift(territory: number): boolean {
    return this.question?.name === "move-from" && this.#offerOf(`land:${territory}`) !== undefined;
  }

  lift(territory: number): void {
    this.#source = territory;
    this.#target = this.#n = null;
  }

  // -- so many --------------------------------------------------------------------------------------------------------

  /** The question about a number that is open: this one, or the one that follows what was pointed at. */
  readonly #howMany = $derived.by((): Question<Northgard> | null => {
    if (this.question && COUNTED.includes(this.question.name)) return this.question;
    const next = this.goal === null ? null : this.lands.get(this.goal)?.offer?.next;
    return next && COUNTED.includes(next.name) ? next : null;
  });

  readonly count = $derived.by((): Count | null => {
    const numbers = (this.#howMany?.options ?? []).map(amount);
    if (numbers.length < 2 && this.#howMany !== this.question) return null;
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    const usual = this.#howMany?.name === "feed" ? least : most;
    return numbers.length === 0 ? null : { least, most, n: Math.min(Math.max(this.#n ?? usual, least), most) };
  });

  more(by: number): void {
    if (this.count) this.#n = this.count.n + by;
  }

  // -- a retreat over several borders ---------------------------------------------------------------------------------

  /** How many go to each refuge; together all who are left. */
  readonly split = $derived.by((): { refuge: number; n: number }[] => {
    if (this.question?.name !== "retreat") return [];
    const { refuges, left } = this.question.parts;
    const chosen = this.#split ?? [left];
    return refuges.map((refuge, i) => ({ refuge, n: chosen[i] ?? 0 }));
  });

  /** One more there, taken from where most are; or one less, who goes to the next refuge. */
  send(refuge: number, by: 1 | -1): void {
    const here = this.split.find((each) => each.refuge === refuge);
    const others = this.split.filter((each) => each !== here).sort((a, b) => (b.n - a.n) * by);
    const [other] = others;
    if (!here || !other || here.n + by < 0 || other.n - by < 0) return;
    this.#split = this.split.map((each) => each.n + (each === here ? by : each === other ? -by : 0));
  }

  /** An answer for each refuge, until nobody is left or the last one takes the rest. */
  #retreats(): string[] {
    const [like] = this.question?.options ?? [];
    const text = (n: number) => like?.text.replace(/\d+$/, String(n)) ?? "";
    let left = this.split.reduce((sum, { n }) => sum + n, 0);
    const texts: string[] = [];
    for (const { n } of this.split.slice(0, -1)) {
      if (left > 0) texts.push(text(n));
      left -= n;
    }
    return texts.length > 0 ? texts : [text(left)];
  }

  // -- tiles ----------------------------------------------------------------------------------------------------------

  get laying(): boolean {
    return isLaying(this.question);
  }

  readonly tiles = $derived.by((): TileChoice[] => (isLaying(this.question) ? tileChoices(this.question) : []));
  readonly tile = $derived.by((): TileChoice | undefined => this.tiles.find(({ id }) => id === this.#tile) ?? this.tiles.find(({ refused }) => !refused));
  readonly cells = $derived.by((): CellChoice[] => (isLaying(this.question) ? cellChoices(this.question, this.tile) : []));

  readonly cell = $derived.by((): CellChoice | undefined => {
    const [only] = this.question?.name === "lay-how" ? this.cells : [];
    return this.cells.find(({ key }) => key === this.#cell) ?? only;
  });

  readonly verdicts = $derived.by((): Verdict[] => (this.cell ? verdicts(this.cell) : []));

  get turn(): number {
    return this.#turn;
  }

  get verdict(): Verdict | undefined {
    return this.verdicts[this.#turn];
  }

  rotate(by: number): void {
    this.#turn = (this.#turn + by + 4) % 4;
  }

  turnTo(turn: number): void {
    this.#turn = turn;
  }

  putAt(cell: CellChoice): void {
    this.#cell = cell.key;
    if (legalTurn(cell, this.#turn) >= 0) this.#turn = legalTurn(cell, this.#turn);
  }

  // -- pressing -------------------------------------------------------------------------------------------------------

  press(target: string, part: Element): void {
    const { scene } = this.realm;
    if (target.startsWith("land:")) return this.#pressLand(landOf(target), part);
    if (target.startsWith("cell:")) return this.#pressCell(target.slice("cell:".length), part);
    const offer = this.#offerOf(target);
    if (!offer) {
      if (scene.refusalAt(target)) scene.ask(target, part);
      else this.onread(part);
      return;
    }
    scene.asked = null;
    if (offer.name === "build") {
      this.#building = this.#building === offer.parts.building ? null : offer.parts.building;
      this.#target = null;
    } else if (offer.name === "lay-tile") this.#tile = offer.parts.tile;
    else this.#target = this.#target === target ? null : target;
  }

  #pressLand(territory: number, part: Element): void {
    const { scene } = this.realm;
    const target = `land:${territory}`;
    const lit = this.lands.get(territory);
    this.looked = territory;
    if (this.split.some(({ refuge }) => refuge === territory)) {
      this.#target = target;
      return this.send(territory, 1);
    }
    if (lit?.refused) return scene.ask(target, part, lit.refused);
    scene.asked = null;
    if (!lit?.offer) return;
    if (lit.offer.name === "from") {
      this.#source = this.#source === territory ? null : territory;
      this.#target = this.#n = null;
      return;
    }
    this.#target = this.#target === target ? null : target;
    this.#n = null;
  }

  #pressCell(key: string, part: Element): void {
    const cell = this.cells.find((each) => each.key === key);
    if (!cell) return;
    if (this.#cell === key && cell.offer) this.rotate(1);
    else this.putAt(cell);
    if (cell.refused) this.realm.scene.ask(`cell:${key}`, part, cell.refused);
    else this.realm.scene.asked = null;
  }

  keyed(key: string): boolean {
    const step = { "+": 1, "=": 1, "-": -1 }[key] ?? 0;
    const turn = { q: -1, Q: -1, e: 1, E: 1 }[key] ?? 0;
    if (key === "l" || key === "L") this.labels = !this.labels;
    else if (turn !== 0 && this.laying) this.rotate(turn);
    else if (step !== 0 && this.count) this.more(step);
    else return /^[1-9]$/.test(key) && (this.laying ? this.#pickTile(Number(key) - 1) : this.#pickClan(Number(key) - 1));
    return true;
  }

  #pickClan(at: number): boolean {
    const target = `clan:${this.realm.clans[at]}`;
    if (!this.#offerOf(target)) return false;
    this.realm.scene.asked = null;
    this.#target = target;
    return true;
  }

  #pickTile(at: number): boolean {
    const tile = this.tiles[at];
    if (tile?.offer) this.#tile = tile.id;
    return tile?.offer != null;
  }

  // -- the gesture ----------------------------------------------------------------------------------------------------

  readonly gesture = $derived.by((): Gesture | null => {
    const { speaker } = this.realm.scene;
    if (!this.question || !speaker) return null;
    if (this.laying && this.tile) return this.#tileLaid();
    if (this.question.name === "retreat") return this.#retreating();
    if (this.#howMany && this.#howMany === this.question) return this.#counted();
    return this.#target === null ? null : this.#pointed(this.#target);
  });

  #tileLaid(): Gesture | null {
    const { cell, tile, verdict } = this;
    if (!cell || !tile || !verdict?.offer) return null;
    const turns = cell.how?.options.length ?? 0;
    const texts = [tile.offer?.text, cell.offer?.text, turns > 1 ? verdict.offer.text : undefined].filter((text) => text !== undefined);
    const { closed = 0, fame = 0 } = verdict.offer.facts;
    const told = v("lay-told", { tile: this.realm.faces.name(tile.id), cell: cellName(cell.x, cell.y) });
    const note = closed > 0 ? { note: v("lay-closes", { n: closed, fame }), clause: "NG-EXPL-17" } : {};
    return { target: `cell:${cell.key}`, texts: texts.length > 0 ? texts : [verdict.offer.text], told, label: v("do-lay"), ...note };
  }

  #retreating(): Gesture {
    const list = this.split.filter(({ n }) => n > 0).map(({ refuge, n }) => `${this.realm.name(refuge)} (${n})`);
    return { target: this.#target ?? "", texts: this.#retreats(), told: v("retreat-told", { places: list.join(", ") }), label: v("do-retreat") };
  }

  #counted(): Gesture | null {
    const offer = this.question?.options.find((each) => amount(each) === this.count?.n);
    const { speaker } = this.realm.scene;
    return offer && this.question && speaker ? { target: "", texts: [offer.text], told: speaker.prompt(this.question), label: this.#label(offer) } : null;
  }

  #pointed(target: string): Gesture | null {
    const land = target.startsWith("land:") ? this.lands.get(landOf(target)) : undefined;
    const offer = land?.offer ?? this.#offerOf(target);
    if (!offer) return null;
    const before = this.question?.name === "build-what" ? this.#offerOf(`building:${this.#building}`) : this.#source === null ? undefined : this.#offerOf(`land:${this.#source}`);
    const alone = before?.next?.options.length === 1; // what answers itself is not asked
    const number = this.count && offer.next?.options.find((each) => amount(each) === this.count?.n);
    const texts = [before?.text, alone ? undefined : offer.text, number?.text].filter((text) => text !== undefined);
    const note = offer.name === "choose-clan" ? { note: v("clan-note", { card: this.realm.faces.name(this.realm.faces.clanCards(offer.parts.clan)[0] ?? "") }) } : {};
    const clause = INSTEAD[offer.name];
    return { target, texts, told: this.#told(offer), label: this.#label(offer), ...note, ...(clause ? { clause } : {}) };
  }

  #told(offer: Offer<Northgard>): string {
    const { realm } = this;
    const n = this.count?.n ?? 1;
    const there = this.goal === null ? "" : realm.name(this.goal);
    if (offer.name === "to") return v("move-told", { n: offer.next ? n : 1, source: realm.name(this.#source ?? -1), target: there });
    if (offer.name === "recruit-at") return v("recruit-told", { n, target: there });
    if (offer.name === "build-on" && this.#building) return v("build-told", { building: realm.faces.name(this.#building), target: there });
    if (offer.name === "choose-clan") return realm.faces.name(offer.parts.clan); // its power stands on it
    return realm.scene.speaker?.choice(offer) ?? "";
  }

  #label({ name }: Offer<Northgard>): string {
    return this.realm.scene.ui.deed(name).label;
  }
}
