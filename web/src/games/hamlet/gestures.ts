// Drag, wheel, pinch and keys that move the camera. A drag never ends as a click on what lies there.

import type { Attachment } from "svelte/attachments";
import { listening } from "../../lib/listening";
import type { Camera } from "./camera.svelte";
import type { Pt } from "./pen";

const SLACK = 6; // so far a finger may tremble
const STEP = 64;
const ARROWS: Record<string, Pt> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

export function gestures(camera: Camera, home: () => void): Attachment<HTMLElement> {
  return (node) => {
    const down = new Map<number, Pt>();
    let start: Pt | null = null;
    let dragged = false;
    const at = (event: MouseEvent): Pt => {
      const box = node.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const between = (): { mid: Pt; apart: number } => {
      const [a, b] = [...down.values()] as [Pt, Pt];
      return { mid: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], apart: Math.hypot(a[0] - b[0], a[1] - b[1]) };
    };

    const lift = (event: PointerEvent): void => {
      down.delete(event.pointerId);
      camera.held = down.size > 0;
    };

    const gone = listening(
      node,
      {
        pointerdown: (event) => {
          if (!down.size) dragged = false;
          if (event.button !== 0 || (event.target as Element).closest("[data-still]")) return;
          down.set(event.pointerId, at(event));
          start = at(event);
          camera.held = true;
        },
        pointermove: (event) => {
          const last = down.get(event.pointerId);
          if (!last || !start) return;
          const now = at(event);
          if (!dragged && down.size === 1 && Math.hypot(now[0] - start[0], now[1] - start[1]) < SLACK) return;
          if (!dragged) node.setPointerCapture(event.pointerId);
          dragged = true;
          camera.own = true;
          if (down.size === 1) camera.pan(now[0] - last[0], now[1] - last[1]);
          const before = down.size > 1 ? between() : null;
          down.set(event.pointerId, now);
          if (!before) return;
          const after = between();
          camera.pan(after.mid[0] - before.mid[0], after.mid[1] - before.mid[1]);
          camera.zoom(after.apart / before.apart, ...after.mid);
        },
        pointerup: lift,
        pointercancel: lift,
        wheel: (event) => {
          event.preventDefault();
          camera.own = true;
          const lines = event.deltaMode === 1 ? 16 : 1;
          camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), ...at(event));
        },
        keydown: (event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const arrow = ARROWS[event.key];
          if (arrow) camera.pan(...arrow);
          else if (event.key === "+" || event.key === "=") camera.zoom(1.2);
          else if (event.key === "-") camera.zoom(1 / 1.2);
          else if (event.key === "0") home();
          else return;
          camera.own = event.key !== "0";
          event.preventDefault();
        },
      },
      { passive: false },
    );
    // The click with which a drag ends; one by a key, or on a button of the map, is meant.
    const swallow = (event: MouseEvent): void => {
      if (!dragged || !event.detail || (event.target as Element).closest("[data-still]")) return;
      event.stopPropagation();
      event.preventDefault();
      dragged = false;
    };
    node.addEventListener("click", swallow, true);
    return () => {
      gone();
      node.removeEventListener("click", swallow, true);
    };
  };
}
