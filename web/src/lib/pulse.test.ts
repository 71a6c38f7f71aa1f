import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pulse } from "./pulse";

const SECOND = 1_000;
let asked = 0;
let dead = 0;
let pulse: Pulse;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, dead] = [0, 0];
  const gone = (): void => {
    dead += 1;
    pulse.end();
  };
  pulse = new Pulse(() => void (asked += 1), gone, Date.now);
  pulse.begin();
  pulse.heard();
});

afterEach(() => {
  pulse.end();
  vi.useRealTimers();
});

test("a line on which something comes is not asked", () => {
  for (let second = 0; second < 30; second++) {
    vi.advanceTimersByTime(SECOND);
    pulse.heard();
  }
  expect([asked, dead]).toEqual([0, 0]);
});

test("a quiet line is asked, and lives as long as it answers", () => {
  vi.advanceTimersByTime(7 * SECOND);
  expect(asked).toBe(1);
  pulse.heard();
  vi.advanceTimersByTime(7 * SECOND);
  expect([asked, dead]).toEqual([2, 0]);
});

test("a line that says nothing is dead within 15 seconds", () => {
  vi.advanceTimersByTime(15 * SECOND);
  expect(dead).toBe(1);
});

test("whoever comes back knows sooner", () => {
  pulse.check();
  vi.advanceTimersByTime(6 * SECOND);
  expect([asked, dead]).toEqual([1, 1]);
});

test("a page that slept asks before it gives up", () => {
  vi.advanceTimersByTime(7 * SECOND);
  vi.setSystemTime(Date.now() + 3600 * SECOND);
  vi.advanceTimersByTime(2 * SECOND);
  expect([asked, dead]).toEqual([2, 0]);
});
