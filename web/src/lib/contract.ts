// What a board may rely on. The shell makes one `Table` for the open table and hands it to the
// game's components as their prop: `let { table }: { table: Table<View> } = $props()`.
// Every property is reactive (Svelte 5 runes inside a class). A board decides nothing: it shows
// `scene.view`, marks what is in `scene.legal`, and calls `play` with an action.

import type { Component } from "svelte";
import type { Action, Word } from "./action";
import type { ChangeSeen, EntrySeen, Outcome, Problem, Scene, SeatHead, TableHead, Tell } from "./protocol";
import type { Pointing } from "./pointing.svelte";
import type { Speech } from "./speech.svelte";
import type { Deed as Folded } from "./folding";
import type { Part } from "./signs";
import type { TableLine } from "./wire";
import type { Deed } from "./turns";

export type Colour = "r" | "b" | "y" | "g"; // tokens --p-r …; mark: ● ■ ▲ ◆

export interface Player {
  seat: number;
  name: string; // as spoken: the person's name, or "Player 2", "Computer 2"
  colour: Colour; // as in the view's `seats[n].colour`; red, green, blue, yellow by seat otherwise
  head: SeatHead;
}

export interface Table<View = unknown> {
  readonly id: string;
  readonly game: string;
  readonly head: TableHead;
  readonly me: number | null; // my seat; null for a watcher
  readonly viewer: number | null; // whose eyes the scene is seen with (replay may differ from me)
  readonly players: Player[];
  readonly scene: Scene<View>;
  readonly speech: Speech; // words in the language chosen now; reactive: switching re-renders
  readonly live: boolean; // false in a replay: nothing can be played
  readonly busy: boolean; // an action has been sent and not been answered yet
  readonly myTurn: boolean;
  // The log, undone plays included; of a very long one the end, until `earlier` brings more.
  readonly entries: EntrySeen[];
  readonly before: readonly EntrySeen[]; // of a try: what had happened at the game it is a try of
  earlier(): Promise<boolean>; // whether anything was brought
  // The plays the scene has just come by, newest last, for animation; empty after a jump or load.
  readonly fresh: EntrySeen[];
  readonly outcome: Outcome | null;
  readonly closing: boolean; // its end is being shown, or the banner of it lies on the board

  isLegal(action: Action): boolean;
  // Legal actions of a kind, with these first arguments: matching("place", "warehouse") …
  matching(kind: string, ...words: Word[]): Action[];
  play(action: Action): Promise<Problem | null>;
  undo(count?: number): Promise<Problem | null>;
  // Why this action is not legal now, explained by the rules; [] when it is. Cached per scene.
  why(action: Action): Promise<Tell[]>;
  // What a legal action of mine would do, played by the rules on a copy: what would be told and the
  // view then. Null where chance or a secret decides. Asked of the server, kept for the scene.
  whatIf(action: Action): Promise<WhatIf<View> | null>;

  // What a place is called where pressing it does not play the action that stands for it.
  readonly called?: ((action: Action) => string | undefined) | undefined;
  // What the board tells of the thing that stands for this action; null where it says nothing.
  about(action: Action): Thing | null;
  // The action that the pointer or the focus rests on, and what it would bring.
  readonly pointing: Pointing;

  // A half-made choice of the board (a ghost that is being turned, a piece picked up first): the
  // prompt bar shows it instead of the scene's own prompt. Set it to null when it is given up; it is
  // cleared by itself when the scene changes (not when somebody only says something). Set a whole
  // new object at each change.
  draft: Draft | null;

  // What is spoken of beside the board, as a hint does: a board whose map moves brings it into sight.
  readonly marked: readonly Action[];

  // What else may be asked of the table.
  readonly line: TableLine;

  // -- replay ----------------------------------------------------------------------------------
  // The scene after entry `number` with somebody's eyes (default: one's own), `live` false; the
  // plays between the scene before and this one are `fresh` when it is one step forward.
  goTo(number: number, viewer?: number | null): Promise<void>;
  goLive(): Promise<void>; // back to the table as it is now
  // Entries up to this number are shown as known by the log; the last one when live.
  readonly at: number;
}

// What the shell shows of a position that is no table of people: what is to be done, beside the board and, in
// brief, above the prompt of a phone; and what is said in the prompt's place, as long as something is.
export interface Guest {
  Line: Component<{ table: Table; brief?: boolean }>;
  Bar: Component<{ table: Table }>;
  readonly speaks: boolean;
}

export interface WhatIf<View = Record<string, unknown>> {
  events: Tell[];
  changes: ChangeSeen[]; // picture by picture, where the game tells it so
  view: View;
}

// What the prompt bar shows of a half-made choice.
export interface Draft {
  ask: string; // the question, in the imperative
  how?: string; // one line of consequence
  brings?: string[]; // what it would bring, each in a few words
  warns?: string; // what it would not bring yet
  step?: [number, number]; // step 2 of 3
  names?: string[]; // what the steps are called
  main?: DraftButton; // the one main button; Enter presses it
  extra?: DraftButton[]; // before it: turn left, turn right, Skip …
  back?: () => void; // Back button and Esc
}

export interface DraftButton {
  label: string;
  icon?: string; // name of an interface icon (/art/icons.svg)
  bare?: boolean; // only the icon is shown, the label is said
  act?: () => void; // or
  href?: string; // a link to there, or
  download?: boolean; // to a file
  action?: Action | undefined; // play this; when it is not legal the button says why not
  key?: string; // shown as its key; the board listens itself, except Enter on `main`
}

// What `web/src/games/<game>/about.ts` exports by default: a game in a few words for the pages around
// the table. All of it is loaded with the page, so it is small. Its texts are asked for by the game's
// name (pages/parts/games.ts).
export interface About {
  sign: string; // a symbol that games share, or the address of one of its own
  minutes: [number, number];
  quick: number; // players in a game that one click begins
  together?: boolean; // nobody plays against anybody
  // How what each seat chooses is shown, by the option's name and the letter of each thing.
  things?: Record<string, Record<string, SeatThing>>;
}

// What `web/src/games/<game>/Thing.svelte` is: a thing of the box by its word (osada/kernel/editing.py), drawn.
export type ThingDrawing = Component<{ table: Table; word: string }>;

// What `web/src/games/<game>/Chronicle.svelte` is: a campaign as a book, of what its `chronicle_told` says.
export type Book = Component<{ speech: Speech; told: unknown; hash: string }>;

// What `web/src/games/<game>/summary.ts` exports by default: the game on one printed page. Headings are the
// texts `<game>-summary-<name>`; what stands in a box are rules and names that the game has anyway, so
// printed numbers are right there too.
export interface Summary {
  // Fetches what its pictures need before they can be drawn.
  ready?: () => Promise<unknown>;
  boxes: SummaryBox[];
}

export interface SummaryBox {
  name: string;
  wide?: boolean; // over both columns
  Picture?: Component; // of the game's own drawings, above the rules; it says nothing that they do not
  rows: SummaryRow[];
}

export interface SummaryRow {
  sign?: string; // address of a symbol, 64 units square
  icon?: string; // or of a stroke, 24 units square
  says: (speech: Speech) => string;
}

// A colour, or a picture: a symbol of 64 by 64 by its address.
export interface SeatThing {
  colour?: Colour;
  picture?: string;
}

// What `web/src/games/<game>/index.ts` exports by default, for the views of its game.
export interface BoardModule<View = unknown> {
  // Fetches what the board needs before it can be shown.
  ready?: () => Promise<unknown>;
  // The map in the middle. It fills its parent (position: relative; overflow: hidden; any size).
  Board: Component<{ table: Table<View> }>;
  // The left column: under the seats when they are there, else alone in it (village, weather).
  Left?: Component<{ table: Table<View> }>;
  // The right column, above the log (and under the seats when they are there).
  Side?: Component<{ table: Table<View> }>;
  // Under the prompt bar (hand, blueprint row); on phones a tab of its own.
  Dock?: Component<{ table: Table<View> }>;
  // In the prompt's second row: a switch of which choices are marked.
  Marks?: Component<{ table: Table<View> }>;
  // Below 1000 px, under the question: choices of now that lie nowhere on the board; on a phone held sideways
  // those that the board has no room for; with `data-all` in it, all of them, large enough for a finger.
  Choices?: Component<{ table: Table<View> }>;
  // Inside a player's panel, under the name: goods, points, pieces.
  SeatExtras?: Component<{ table: Table<View>; seat: number }>;
  // At the right end of a player's name: points or the like, short.
  SeatScore?: Component<{ table: Table<View>; seat: number }>;
  // Where the players' panels stand on a wide screen; "left" if not said.
  seats?: "left" | "right" | "dock";
  // Widths of the columns in px at 1440; 264 and 304 if not said. Narrower screens shrink them.
  columns?: { left?: number; right?: number };
  // The position in words for the text table, fetched when that is opened; the view as nested lists if
  // not said.
  Words?: () => Promise<{ default: Component<{ table: Table<View> }> }>;
  // What the end of the game shows instead of points and their chart.
  End?: Component<{ table: Table<View> }>;
  // How the end of the game is told on the board, and what is said of it.
  finale?: Finale<View>;
  // What the thing is that stands for an action, for the information card; null: nothing to tell.
  about?: (table: Table<View>, action: Action) => Thing | null;
  // The steps of the deed one is at, and what to do in this one. With it, Back and Esc take back a step of
  // a deed that has been begun, and never a deed that is done.
  steps?: (table: Table<View>) => Steps | null;
  // What an action would bring, each in a few words for the prompt bar; if not said, the events.
  brings?: (table: Table<View>, action: Action, then: WhatIf<View>) => string[];
  // The short chip in the header: "Round 8".
  status?: (table: Table<View>) => string;
  // Which legal actions are buttons in the prompt bar; if not said, those of a single word that are
  // no place on a board (done, end, pass, yes …). Return true for what the board does not show itself.
  inline?: (action: Action, table: Table<View>) => boolean;
  // Kinds of action that merely end a turn or a day: where nothing else is left, they may be made by themselves.
  ends?: readonly string[];
  // What such a button says; if not said, the action's name.
  label?: (table: Table<View>, action: Action) => string;
  // The same where all that can be done is listed to be read, with what it costs and brings.
  listed?: (table: Table<View>, action: Action) => string;
  // On phones: the pane to be led to when this answer changes (where the choice lies); null: none.
  lead?: (table: Table<View>) => "board" | "left" | "side" | "dock" | null;
  // What something that is told looks like in the log's one line a turn, with what was folded into it
  // (docs/log.md); null: only in words.
  deed?: (told: Tell, table: Table<View>, folded?: Folded) => Deed | null;
  // Whether a heading of the log opens a round: older rounds are folded to one line.
  round?: (told: Tell) => boolean;
  // What stands in that line, of all that was told in the round; each seat's points if not said.
  came?: (told: readonly Tell[], table: Table<View>) => Part[];
  // Whether what is told concerns everybody at once: phones, which show no log, say it over the board.
  loud?: (told: Tell) => boolean;
  // From 1680 px on the dock is a column of its own, between the map and the right column.
  shelf?: boolean;
  // Pictures of the tabs on phones: ids or addresses of symbols.
  signs?: (table: Table<View>) => TabWords;
  // Labels of the tabs on phones, as text keys (`page-tab-…` if not said).
  tabs?: (table: Table<View>) => TabWords;
}

export interface Finale<View = unknown> {
  // Whether what has happened is still being shown: nothing is said of the end before. Reactive.
  telling?: (table: Table<View>) => boolean;
  skip?: (table: Table<View>) => void; // to where it leads
  // What a banner on the board is never laid over, and what it leaves free where it can: CSS selectors.
  never?: (table: Table<View>) => string;
  rather?: string;
  // What stands for a player on the banner: the address of a symbol; their disc if not said.
  shield?: (table: Table<View>, seat: number) => string;
  // Why the game ended: the text `<game>-about-<this>`; "end" if not said.
  why?: (table: Table<View>) => string;
  last?: string; // the event that it came of; the last turn if not said
  // How a source of points came about: a sign, a few words, and for each seat how its points were made.
  source?: (table: Table<View>, name: string) => { sign?: string; note?: string; made?: string[] };
}

export interface Steps {
  names: string[]; // none: nothing has been begun; one: it has no marks
  at: number; // from 1
  ask?: string; // what to do, instead of the rules' question
  how?: string; // where to press, or what follows
}

interface TabWords {
  board?: string;
  left?: string;
  side?: string;
  dock?: string;
}

// What a board tells of a thing on the information card. Texts may hold symbols (signs.ts).
export interface Thing {
  name: string;
  kind?: string; // "action space 5"
  picture?: string; // address of a symbol, 64 units square
  icon?: string; // or of a stroke, 24 units square
  says?: string; // one or two sentences: what it does
  rows?: string[][]; // a small table: who is in control, what they would take
  numbers?: { figure: string; of: string }[]; // up to three
}

// A target is anything on a board that stands for one action. Attach it to an element:
//   <g {@attach target(table, ["piece", 3, 2], speech.action(["piece", 3, 2]))}>…</g>
// It sets role="button", tabindex, aria-label, aria-disabled; class "legal" or "not-legal"
// ("wanted" too when a lesson asks for it); plays the action on click, Enter or Space when it is
// legal. Hover (350 ms), focus and long press open the information card: what the board's `about` says
// of the action, then that one may choose it, or why not now. Only an attempt at what is not legal is
// refused. `target(table, action, label, { act })` calls `act` instead of playing (to select first).
export interface TargetOptions {
  act?: (action: Action) => void;
  selected?: boolean; // class "selected", aria-pressed
  about?: () => Thing; // what the card tells instead of what `about` says of the action
  name?: string; // what the card calls it where `about` says nothing, when the label tells more than a name
  // When the element stands for several actions (a piece that many moves begin with): legal when
  // this says so, whatever `action` is; `act` is then needed. "Why not" still asks about `action`.
  legal?: boolean;
}
