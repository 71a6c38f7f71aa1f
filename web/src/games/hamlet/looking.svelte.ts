// Where one looks: as a choice begins, what may be chosen comes into sight; otherwise the map keeps still.

import { untrack } from "svelte";
import type { Camera } from "./camera.svelte";
import type { Choice } from "./choice.svelte";
import type { Action } from "../../lib/action";
import { bounds, xy, type Box } from "./lattice";
import type { Pt } from "./pen";
import { aim, sideOf } from "./sight";
import type { Table } from "./view";
import type { Village } from "./village";

const LEAST = { small: 0.62, large: 0.5 }; // from farther away nothing is shown by itself
const NEAR = 0.72; // how a phone begins
const ABOUT = 26; // round what is spoken of

interface Followed {
  table: Table;
  camera: Camera;
  choice: Choice;
  village: () => Village;
  targets: () => Pt[];
}

interface Looking {
  home: () => void; // all of the village
  bringIn: (map: Element, node: Element) => void; // what has got the focus
}

export function follow({ table, camera, choice, village, targets }: Followed): Looking {
  function look(): void {
    const least = camera.small ? LEAST.small : LEAST.large;
    const box = camera.own || camera.held ? null : aim(camera, targets(), village().box, least);
    if (box) camera.fit(box);
  }

  // A window of another size is a new view of the village: all of it, or on a phone, where all of it would
  // be too small, the place where something happens. Who comes back from another pane finds it as it was.
  let size = "";
  $effect(() => {
    const { width, height, small } = camera;
    if (!width || !height) return;
    const again = size === `${width} ${height}`;
    size = `${width} ${height}`;
    untrack(() => {
      if (camera.own) return;
      if (again) {
        look();
        return;
      }
      camera.fit(village().box, small ? NEAR : undefined);
      if (small) camera.centre(village().point(table.scene.view.at ?? "church", ({ em }) => em));
      look();
    });
  });

  // As a choice begins, everything that may be chosen comes into sight, unless somebody has looked
  // elsewhere in this turn; then and while it lasts the map keeps still. Others' tiles come into sight, too.
  let chose = "";
  $effect(() => {
    const { view, legal } = table.scene;
    const asked = table.myTurn && table.live ? `${view.stage} ${legal.join()}` : "";
    const { box } = village();
    untrack(() => {
      if (asked && (!chose || table.scene.lesson?.wanted)) camera.own = false;
      if (asked && asked !== chose) look();
      else if (!asked && !camera.small && !camera.own && corners(box).some((at) => sideOf(at, camera)))
        camera.fit(box);
      chose = asked;
    });
  });

  // What is led by keys stays in sight.
  $effect(() => {
    const { site } = choice;
    untrack(() => {
      if (site && camera.width && sideOf(site.centre, camera)) camera.show(bounds(site.outline.map(xy)), 30);
    });
  });

  // Who is asked for in the prompt comes into sight.
  $effect(() => {
    const { sought } = choice;
    untrack(() => {
      const placed = sought && village().by.get(sought);
      if (placed) camera.show(bounds(placed.tile.outline.map(xy)), 30);
      choice.sought = null;
    });
  });

  // What is spoken of comes into sight: all of it, or else what the first of it is about.
  $effect(() => {
    const { marked } = table;
    if (!marked.length || !camera.width || !camera.height) return;
    const { by } = village();
    const tiles = (actions: readonly Action[]): Pt[] =>
      actions
        .flatMap((action) => action.slice(1))
        .flatMap((word) => by.get(String(word))?.tile.outline.map(xy) ?? []);
    untrack(() => {
      const least = camera.small ? LEAST.small : LEAST.large;
      for (const actions of [marked, marked.slice(0, 1)]) {
        const points = tiles(actions);
        if (!points.length || !points.some((at) => sideOf(at, camera))) return;
        const box = bounds(points, ABOUT);
        const fits = Math.min(camera.width / box.w, camera.height / box.h) >= least;
        if (!fits && actions !== marked && actions.length > 1) continue;
        if (box.w * camera.k <= camera.width && box.h * camera.k <= camera.height) camera.show(box, 12);
        else if (fits || actions.length === 1) camera.fit(box, least / 2);
        else continue;
        return;
      }
    });
  });

  return {
    home: () => camera.fit(bounds([...corners(village().box), ...targets()], 8)),
    bringIn: (map, node) => {
      if (!node.closest("svg.village") || !node.matches(":focus-visible")) return;
      const box = node.getBoundingClientRect();
      const [x, y] = camera.under(
        box.left - map.getBoundingClientRect().left,
        box.top - map.getBoundingClientRect().top,
      );
      camera.show({ x, y, w: box.width / camera.k, h: box.height / camera.k }, 12);
    },
  };
}

function corners({ x, y, w, h }: Box): Pt[] {
  return [
    [x, y],
    [x + w, y + h],
  ];
}
