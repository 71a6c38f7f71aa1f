// What the prompt bar says and offers now: a half-made choice of the board, a question of the rules, or
// that nothing is asked at the moment.

import { same, type Action } from "../lib/action";
import type { BoardModule, DraftButton } from "../lib/contract";
import { plain } from "../lib/signs";
import { ui } from "../lib/speech.svelte";
import type { TableModel } from "../lib/table.svelte";
import { phone } from "../lib/windows";
import { said } from "../pages/parts/games";
import { inlineActions, wantedOf } from "./inline";
import type { Ways, overOf } from "./over";
import { NUDGE } from "./phrases";

export interface Asking {
  ask: string;
  dots?: boolean; // somebody is at it
  rule?: string;
  step?: [at: number, of: number] | undefined;
  names?: string[] | undefined; // of the steps
  how?: string | undefined;
  brings?: string[] | undefined;
  warns?: string | undefined;
  marks?: boolean; // which choices are marked may be switched
  last?: boolean; // what was done last is told instead
  buttons: DraftButton[];
  main?: DraftButton | undefined;
}

// Once the game is over; what is then offered may come after the table itself.
type Asked = Ways & { overOf: typeof overOf | undefined };

export function askingOf(table: TableModel, board: BoardModule | null, ways: Asked): Asking {
  if (table.held) return held(table, table.held);
  const me = table.players[table.me ?? -1]?.name;
  if (table.draft && table.live) return { ...drafted(table, board), ask: unnamed(table.draft.ask, me) };
  if (!table.myTurn) return waited(table, ways);
  const question = asked(table, board);
  return { ...question, ask: unnamed(question.ask, me) };
}

// Whether somebody may ask for a move back that cannot simply be taken back.
export function canAskBack(table: TableModel): boolean {
  const { live, me, head } = table;
  return (
    live && me !== null && head.status === "running" && table.entries.some(({ kind }) => kind === "play")
  );
}

// What wins, until somebody has made a first move of their own; empty after it, and where nobody is to win.
export function winsOf({ game, me, players, entries }: TableModel): string {
  const moved = entries.some(({ kind, seat }) => kind === "play" && seat === me);
  return me === null || moved || players.length < 2 || entries[0]?.number !== 0 ? "" : said(game, "wins");
}

// One step back: out of a half-made choice, or before the last step of the deed one is at.
export function backOf(table: TableModel, board: BoardModule | null): (() => void) | undefined {
  if (table.held) return () => table.hold(null);
  if (table.draft && table.live) return table.draft.back;
  const begun = board?.steps ? Boolean(board.steps(table)?.names.length) : true;
  return table.myTurn && begun && table.scene.undoable > 0 ? () => void table.undo() : undefined;
}

// What the action that is pointed at would bring, in a few words.
export function broughtBy(table: TableModel, board: BoardModule | null): string[] {
  const { action, ahead } = table.pointing;
  if (!action || !ahead) return [];
  return (
    board?.brings?.(table, action, ahead) ?? ahead.events.slice(0, 2).map((e) => table.speech.message(e))
  );
}

// A move that is shown and waits: pressed once more it is played.
function held(table: TableModel, action: Action): Asking {
  const act = (): void => void table.play(action);
  return {
    ask: ui("page-confirm-ask", { action: table.speech.action(action) }),
    how: ui("page-confirm-how"),
    buttons: [],
    main: { label: ui("page-confirm-go"), act, icon: "tick" },
  };
}

// A choice that is half made; in a guided game without what the lesson does not mean.
function drafted(table: TableModel, board: BoardModule | null): Asking {
  const { ask = "", extra = [], main, ...rest } = table.draft ?? {};
  const wanted = wantedOf(table);
  const means = ({ action }: DraftButton): boolean => !action || !wanted || same(action, wanted);
  const meant =
    main && !means(main) && wanted ? { label: named(table, board, wanted), action: wanted } : main;
  return { ask, buttons: extra.filter(means), main: meant, ...rest };
}

const named = (table: TableModel, board: BoardModule | null, action: Action): string =>
  board?.label?.(table, action) ?? table.speech.action(action);

function asked(table: TableModel, board: BoardModule | null): Asking {
  const { speech, scene } = table;
  const { prompt, legal } = scene;
  const steps = board?.steps?.(table);
  const inline = inlineActions(table, board).map((action, at): DraftButton => ({
    label: named(table, board, action),
    action,
    ...(at < 9 ? { key: String(at + 1) } : {}),
  }));
  const wanted = wantedOf(table);
  const lone = legal.length === 1 || wanted !== undefined;
  const only = legal[0] && lone && !inline.length ? speech.action(legal[0]) : undefined;
  return {
    ask: steps?.ask ?? (prompt ? speech.message(prompt) : ui("page-your-turn")),
    marks: !wanted,
    rule: prompt?.rule ?? "",
    ...(steps && steps.names.length > 1 ? { step: [steps.at, steps.names.length], names: steps.names } : {}),
    how:
      steps?.how ??
      only ??
      (scene.barrier ? ui("page-undo-barrier") : (phone.current && winsOf(table)) || undefined),
    buttons: lone ? [] : inline,
    main: lone ? inline[0] : undefined,
  };
}

// A question as it is put to the one who reads it: who is asked need not be said.
export function unnamed(ask: string, name = ""): string {
  const head = [", ", ": "].map((sign) => name + sign).find((one) => name && ask.startsWith(one));
  if (!head) return ask;
  const rest = ask.slice(head.length);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

function over(table: TableModel, ways: Asked, ending?: Ways["ending"]): Asking {
  return ways.overOf?.(table, ways, ending) ?? { ask: ui("page-status-over"), buttons: [] };
}

function waited(table: TableModel, ways: Asked): Asking {
  const { head, live, me } = table;
  const turn = table.scene.turn.map((seat) => table.players[seat]).filter((player) => player !== undefined);
  const button = (label: string, act?: (() => void) | false, icon?: string): DraftButton[] =>
    act ? [{ label, act, ...(icon ? { icon } : {}) }] : [];
  if (ways.ending?.stage) return over(table, ways, ways.ending);
  if (!live) {
    return {
      ask: ui("page-replay-at", { at: table.at, of: head.number }),
      how: ui("page-replay-how"),
      buttons: [],
      main: button(ui("page-go-live"), () => void table.goLive())[0],
    };
  }
  if (head.frozen) return { ask: ui("page-frozen"), how: ui("page-frozen-how"), buttons: [] };
  if (head.status !== "running") return over(table, ways);
  if (me !== null && head.seats[me]?.away) {
    return {
      ask: ui("page-away"),
      how: ui("page-away-how"),
      buttons: [],
      main: button(ui("page-return"), () => void table.command({ do: "return" }))[0],
    };
  }
  if (table.busy) return { ask: ui("page-sending"), dots: true, buttons: [] };
  if (!turn.length) return { ask: ui("page-turn-none"), buttons: [] };
  const person = turn.some(({ head: seat, seat: at }) => seat.kind === "person" && !seat.away && at !== me);
  const nudge = person && me !== null && (() => void table.command({ do: "chat", phrase: NUDGE }));
  return {
    ask: ui("page-waiting", {
      who: table.speech.list(turn.map(({ name }) => name)),
      count: turn.length,
    }),
    dots: true,
    last: true,
    buttons: button(ui("page-nudge"), nudge, "bell"),
  };
}

export const wordsOf = (texts: string[]): string => texts.map(plain).join(" ");
