// The village is looked at as one would expect of a map: what is under a finger stays under it.

import { beforeEach, expect, test, vi } from "vitest";
import { Camera } from "./camera.svelte";
import { gestures } from "./gestures";

let camera: Camera;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { setTimeout });
  camera = new Camera();
  Object.assign(camera, { width: 800, height: 600 });
});

test("zooming leaves what lies under the pointer where it is, and stops at both ends", () => {
  camera.pan(33, -12);
  const before = camera.under(200, 150);
  camera.zoom(1.7, 200, 150);
  expect(camera.under(200, 150)).toEqual(before.map((at) => expect.closeTo(at, 9) as number));
  camera.zoom(1000);
  expect(camera.k).toBe(3);
  camera.zoom(1e-6);
  expect(camera.k).toBe(0.28);
});

test("a box that fits is shown whole, in the middle, and never huge", () => {
  camera.fit({ x: -1000, y: 0, w: 2000, h: 500 });
  expect(camera.k).toBeCloseTo(0.4);
  expect(camera.under(400, 300)).toEqual([0, 250]);
  camera.fit({ x: 0, y: 0, w: 10, h: 10 });
  expect(camera.k).toBe(1.7);
});

test("bringing a box into sight moves no further than it must", () => {
  camera.show({ x: 100, y: 100, w: 50, h: 50 }, 10);
  expect([camera.x, camera.y]).toEqual([0, 0]);
  camera.show({ x: 780, y: 100, w: 50, h: 50 }, 10);
  expect([camera.x, camera.y]).toEqual([-40, 0]);
  camera.show({ x: -300, y: -20, w: 2000, h: 40 }, 10); // too wide: its middle is shown
  expect(camera.under(400, 0)[0]).toBe(700);
  expect(camera.y).toBe(30);
});

// -- by hand -----------------------------------------------------------------------------------

function map(): { node: HTMLElement; send: (type: string, fields?: object) => Event; gone: () => void } {
  const node = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => undefined,
    closest: () => null,
  }) as unknown as HTMLElement;
  const gone = gestures(camera, () => camera.fit({ x: 0, y: 0, w: 800, h: 600 }))(node) as () => void;
  const send = (type: string, fields: object = {}): Event => {
    const event = Object.assign(new Event(type, { cancelable: true }), {
      button: 0,
      pointerId: 1,
      ...fields,
    });
    node.dispatchEvent(event);
    return event;
  };
  return { node, send, gone };
}

test("a trembling finger still clicks; one that drags moves the map and clicks nothing", () => {
  const { node, send } = map();
  const clicked = vi.fn();
  node.addEventListener("click", clicked);
  send("pointerdown", { clientX: 10, clientY: 10 });
  send("pointermove", { clientX: 13, clientY: 12 });
  send("pointerup");
  send("click");
  expect([camera.x, clicked.mock.calls.length]).toEqual([0, 1]);
  send("pointerdown", { clientX: 10, clientY: 10 });
  send("pointermove", { clientX: 40, clientY: 30 });
  send("pointerup");
  expect(send("click", { detail: 1 }).defaultPrevented).toBe(true);
  expect([camera.x, camera.y, camera.own]).toEqual([30, 20, true]);
});

test("after a drag that no click ended, the first press of a button or a key acts", () => {
  const { node, send } = map();
  const drag = (): void => {
    send("pointerdown", { clientX: 10, clientY: 10 });
    expect(camera.held).toBe(true);
    send("pointermove", { clientX: 80, clientY: 30 });
    send("pointerup");
    expect(camera.held).toBe(false);
  };
  drag();
  expect(send("click", { detail: 0 }).defaultPrevented).toBe(false); // a key
  drag();
  Object.assign(node, { closest: () => node }); // a button over the map
  send("pointerdown", { clientX: 5, clientY: 5 });
  send("pointerup");
  expect(send("click", { detail: 1 }).defaultPrevented).toBe(false);
});

test("what keeps its size is set out anew when the camera has come to rest", () => {
  camera.zoom(2);
  expect([camera.k, camera.rest]).toEqual([2, 1]);
  vi.advanceTimersByTime(200);
  expect(camera.rest).toBe(2);
  camera.fit({ x: 0, y: 0, w: 800, h: 600 });
  expect(camera.rest).toBe(1);
});

test("two fingers that part zoom about the point between them", () => {
  const { send } = map();
  send("pointerdown", { clientX: 100, clientY: 100 });
  send("pointerdown", { clientX: 200, clientY: 100, pointerId: 2 });
  const between = camera.under(150, 100);
  send("pointermove", { clientX: 50, clientY: 100 });
  send("pointermove", { clientX: 250, clientY: 100, pointerId: 2 });
  expect(camera.k).toBeCloseTo(2);
  expect(camera.under(150, 100)).toEqual(between.map((at) => expect.closeTo(at, 9) as number));
});

test("keys move, zoom and lead home; afterwards nothing listens any more", () => {
  const { send, gone } = map();
  expect(send("keydown", { key: "ArrowLeft" }).defaultPrevented).toBe(true);
  expect([camera.x, camera.own]).toEqual([64, true]);
  send("keydown", { key: "0" });
  expect([camera.x, camera.k, camera.own]).toEqual([0, 1, false]);
  expect(send("keydown", { key: "x" }).defaultPrevented).toBe(false);
  gone();
  send("keydown", { key: "+" });
  expect(camera.k).toBe(1);
});
