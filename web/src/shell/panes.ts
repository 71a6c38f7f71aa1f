// The parts of a table that a phone shows one at a time.

export type Pane = "board" | "left" | "side" | "dock" | "log";
