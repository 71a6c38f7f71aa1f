// The five animals: computer players by their level, as they are drawn, called and measured.

import type { GameInfo } from "./protocol";
import { common, ui } from "./speech.svelte";
import { toFile } from "./home";

const DRAWN: Record<string, string> = {
  ...{ novice: "hen", casual: "goat", skilled: "fox", strong: "bear", master: "owl" },
};

// Empty for who is no level: a guest of this server's owner, one for experiments.
export const animalSign = (level: string): string =>
  DRAWN[level] ? toFile(`/art/animals.svg#pt-${DRAWN[level]}`) : "";

export function levelName(level: string): string {
  if (DRAWN[level]) return ui("animal", { level });
  return common.has(`page-level-${level}`) ? ui(`page-level-${level}`) : level;
}

// How it thinks, behind its name: "plays 60 likely futures in its head".
export function howOf(game: string, level: string): string {
  const key = `${game}-about-level`;
  return DRAWN[level] && common.has(key) ? ui(key, { level }) : "";
}

// The level that it is measured against; empty for the weakest.
export const belowOf = (level: string): string => {
  const levels = Object.keys(DRAWN);
  return levels[levels.indexOf(level) - 1] ?? "";
};

// How it fares alone against those of the level below, at tables for so many, as the lab has measured it.
export function faresOf({ ladder, levels }: GameInfo, level: string, seats: number): string {
  const rung = ladder.find((one) => one.level === level && one.seats === seats);
  const below = belowOf(level);
  if (!rung || !below) return levels[0] === level ? ui("page-animal-first") : "";
  const { won, low, high } = rung;
  return ui("page-animal-fares", { below, others: seats - 1, won, low, high });
}
