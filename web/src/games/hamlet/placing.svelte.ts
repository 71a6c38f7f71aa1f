// Choosing where a tile lies: the ghost follows the pointer, arrows and R, and says what it touches.

import { tick } from "svelte";
import { same } from "../../lib/action";
import { card } from "../../lib/card.svelte";
import type { Tell } from "../../lib/protocol";
import type { Choice } from "./choice.svelte";
import { bar, xy } from "./lattice";
import { polygon, type Pt } from "./pen";
import { beside, legalPlaces, nearest, otherPlaces, turnedFrom, type Place } from "./sites";
import type { Table, Tile } from "./view";

const ARROWS: Record<string, Pt> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Placing {
  readonly #table: Table;
  readonly #choice: Choice;

  constructor(table: Table, choice: Choice) {
    this.#table = table;
    this.#choice = choice;
  }

  readonly on = $derived.by(() => this.#table.myTurn && this.#table.live && this.#view.sites.length > 0);
  readonly places = $derived.by((): Place[] => (this.on ? legalPlaces(this.#view) : []));
  readonly others = $derived.by((): Place[] => {
    const { building, sites, tiles } = this.#view;
    if (!this.on || !building) return [];
    const anchors = new Set(sites.map(({ anchor }) => anchor));
    return otherPlaces(
      building,
      tiles.filter(({ tile }) => anchors.has(tile)),
      this.places,
    );
  });

  get #view() {
    return this.#table.scene.view;
  }

  // Where the ghost lies before anybody has chosen: where most roads join and most sections touch; in a guided
  // game where the lesson means it.
  begin(): void {
    const wanted = this.#table.scene.lesson?.wanted;
    const worth = ({ site }: Place): number =>
      site ? site.contacts.length + site.contacts.filter(({ kind }) => kind === "road").length * 4 : 0;
    const best = this.places.reduce<Place | null>((a, b) => (a && worth(a) >= worth(b) ? a : b), null);
    this.#choice.site = this.places.find(({ action }) => same(action, wanted)) ?? best;
  }

  choose = (place: Place): void => {
    this.#choice.site = place;
    this.#choice.preview = null;
    this.forget();
  };

  rotate = (way: 1 | -1): void => {
    const { site } = this.#choice;
    if (site) this.choose(turnedFrom(site, this.places, way));
  };

  // The pointer moves over the map, without and with a click.
  hover(at: Pt): void {
    const { site } = this.#choice;
    const found = site && nearest(at, this.places, [], site.rotation);
    this.#choice.preview = found?.site ? found : null;
  }

  tap(at: Pt): void {
    const { site } = this.#choice;
    const found = site && nearest(at, this.places, this.others, site.rotation);
    if (!found) return;
    if (!found.site) void this.#refuse(found);
    else if (found === site) this.rotate(1);
    else this.choose(found);
  }

  leave(): void {
    this.#choice.preview = null;
  }

  // Whether the key was meant for the ghost.
  key(event: KeyboardEvent): boolean {
    const { site } = this.#choice;
    const arrow = ARROWS[event.key];
    if (!this.on || !site || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (arrow) this.choose(beside(site, this.places, arrow));
    else if (event.key === "r" || event.key === "R")
      this.rotate(event.shiftKey || event.key === "R" ? -1 : 1);
    else return false;
    return true;
  }

  // -- why not here ----------------------------------------------------------------------------

  async #refuse(place: Place): Promise<void> {
    const choice = this.#choice;
    const table = this.#table;
    choice.refused = place;
    choice.culprits = [];
    const reasons = await table.why(place.action);
    if (choice.refused !== place) return;
    choice.culprits = culprits(reasons, place, this.#view.tiles);
    await tick();
    const anchor = document.querySelector("[data-culprit]") ?? document.querySelector("[data-refused]");
    const name = table.speech.name(`tile-${this.#view.building?.tile}`);
    if (anchor) card.refuse({ table, action: place.action, thing: { name }, anchor });
  }

  // The refusal has been read: nothing is marked any more.
  forget(): void {
    this.#choice.refused = null;
    this.#choice.culprits = [];
  }
}

// What the reasons point at: the sections that clash, or the tile that is in the way.
function culprits(reasons: Tell[], place: Place, tiles: Tile[]): string[] {
  return reasons.flatMap(({ args = {} }) => {
    if (typeof args.section === "number" && args.other) return [bar(place.outline, args.section - 1)];
    const other = tiles.find(({ tile }) => tile === args.other);
    return other ? [polygon(other.outline.map(xy))] : [];
  });
}
