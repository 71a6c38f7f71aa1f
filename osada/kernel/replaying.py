"""Playing the lines of a record: actions with what chance gave, and what stands beside them."""

from __future__ import annotations

from .chance import Chance, Draw
from .errors import BadAction, BadRecord, OsadaError
from .game import Game
from .journal import Journal, one_line
from .record_lines import CLOSES, OPENS, POSITION, REMARK, RecordLine
from .state import Illegal
from .variations import DEEPEST, LONGEST_NAME, LONGEST_REMARK, Notes, Variation, plain
from .writing import CAST, spell_draws


class BrokenRule(BadRecord):
    """A line of a record on which somebody does what the rules refuse; `reasons` says why."""

    def __init__(self, line: int, told: str, refused: Illegal) -> None:
        why = "; ".join(f"{reason.rule} ({reason.key})" for reason in refused.reasons)
        super().__init__(line, f"seat {refused.seat} may not '{told}': {why}")
        self.refused = refused
        self.seat = refused.seat
        self.told = told
        self.reasons = refused.reasons

    def __reduce__(self) -> tuple[type[BrokenRule], tuple[object, ...]]:
        return BrokenRule, (self.line, self.told, self.refused)


def play_through(journal: Journal, body: list[RecordLine], to: int | None) -> BadRecord | None:
    """Play what a record says, up to so many actions; what is wrong with it, if anything."""
    played = 0
    ended = False
    rest = list(reversed(body))
    while rest:
        line = rest.pop()
        word, _, more = line.text.partition(" ")
        try:
            if word == "---":
                ended = False
            elif ended:
                raise BadRecord(line.number, "something follows after 'end'")
            elif line.text[0] in (REMARK, OPENS, CLOSES):
                _beside(journal, line, rest, journal.chapter.notes, 1)
            elif to is not None and played >= to:
                return None
            elif word == "end":
                _check_end(journal, line, more.strip())
                ended = True
            elif word == CAST:
                _reseat(journal, line, more)
            elif word == POSITION:
                _check_position(journal, line, more.strip())
            else:
                _play_line(journal, line, word, more)
                played += 1
        except BadRecord as fault:
            return fault
    return None


def _beside(
    journal: Journal, line: RecordLine, rest: list[RecordLine], notes: Notes, depth: int
) -> None:
    """A remark on the position reached, or another way from there on: `rest` holds the lines that
    follow, the next one last."""
    if line.text[0] == REMARK:
        _remark(notes, len(journal.entries), line)
    elif line.text[0] == CLOSES:
        raise BadRecord(line.number, f"'{CLOSES}' ends no variation: none was begun")
    else:
        notes.variations.append(_variation(journal, line, rest, depth))


def _remark(notes: Notes, place: int, line: RecordLine) -> None:
    text = plain(f"{notes.remarks.get(place, '')} {line.text[1:]}")
    if len(text) > LONGEST_REMARK:
        raise BadRecord(line.number, f"a remark has {LONGEST_REMARK} signs at most")
    if text:
        notes.remarks[place] = text


def _variation(
    journal: Journal, opening: RecordLine, rest: list[RecordLine], depth: int
) -> Variation:
    """Play the lines of a variation, up to the one that ends it, beside the game."""
    name = plain(opening.text[1:])
    if len(name) > LONGEST_NAME:
        raise BadRecord(opening.number, f"a variation's name has {LONGEST_NAME} signs at most")
    if depth > DEEPEST:
        raise BadRecord(opening.number, f"variations lie at most {DEEPEST} deep")
    state = journal.state.copy()
    state.chance = Chance(None)
    aside = Journal.resume(journal.game, state, None, journal.options, one_line(state))
    notes = Notes()
    while rest:
        line = rest.pop()
        if line.text == CLOSES:
            return _closed(Variation(len(journal.entries), name, aside.played, notes), line)
        if aside.chapters:
            raise BadRecord(line.number, "a variation goes no further than its chapter")
        if line.text[0] in (REMARK, OPENS):
            _beside(aside, line, rest, notes, depth + 1)
            continue
        word, _, more = line.text.partition(" ")
        if word in ("end", "---"):
            break
        try:
            _play_line(aside, line, word, more)
        except BadRecord as fault:
            raise BadRecord(line.number, f"in a variation, {fault.reason}") from None
    raise BadRecord(opening.number, f"the variation that begins here is not ended by '{CLOSES}'")


def _closed(variation: Variation, line: RecordLine) -> Variation:
    if not variation.entries:
        raise BadRecord(line.number, "a variation has at least one action")
    return variation


def _check_end(journal: Journal, line: RecordLine, digest: str) -> None:
    reached = journal.state.digest()
    if digest != reached:
        raise BadRecord(line.number, f"the position reached is {reached}, not {digest}")


def _reseat(journal: Journal, line: RecordLine, names: str) -> None:
    """Between chapters other players may sit down."""
    who, drawn = read_cast(journal.game, line, names)
    try:
        journal.reseat(who, drawn)
    except OsadaError as error:
        raise BadRecord(line.number, str(error)) from None
    if journal.state.chance.strays:
        raise BadRecord(line.number, journal.state.chance.strays[0])


def read_cast(game: Game, line: RecordLine, names: str) -> tuple[tuple[str, ...], list[Draw]]:
    """Who sits down, and what was drawn as they did."""
    who, _, drawn = names.partition("=")
    return tuple(who.split()), read_draws(game, drawn, line.number)


def _check_position(journal: Journal, line: RecordLine, origin: str) -> None:
    """A later chapter begins where the one before it ended."""
    if origin != one_line(journal.state):
        raise BadRecord(line.number, "the chapter does not begin where the last one ended")


def _play_line(journal: Journal, line: RecordLine, word: str, rest: str) -> None:
    game = journal.game
    if not word.isdecimal() or len(word) > 20:
        raise BadRecord(line.number, f"'{line.text[:60]}' must begin with a seat, e.g. '0 …'")
    text, _, drawn = rest.partition("=")
    noted = read_draws(game, drawn, line.number)
    mark = journal.mark()
    try:
        action = game.parse(journal.state, text.strip())
        journal.play(int(word), action, list(noted))
    except Illegal as error:
        raise BrokenRule(line.number, text.strip(), error) from None
    except BadAction as error:
        raise BadRecord(line.number, str(error), "action") from None
    except OsadaError as error:
        raise BadRecord(line.number, str(error)) from None
    entry = journal.last
    assert entry is not None
    fault = ""
    if journal.state.chance.strays:
        fault = journal.state.chance.strays[0]
    elif noted != [*entry.draws, *entry.shown]:
        given = spell_draws(game, (*entry.draws, *entry.shown)).strip() or "nothing"
        fault = f"the game gives '{given}' here, not '{drawn.strip() or 'nothing'}'"
    if fault:
        journal.rewind(mark)
        raise BadRecord(line.number, fault)


def read_draws(game: Game, text: str, line: int) -> list[Draw]:
    """What chance gave, as it stands behind an action or below the set-up."""
    draws = []
    for part in filter(None, (piece.strip() for piece in text.split("="))):
        label, *values = part.replace(",", " ").split() or [part]
        words = game.draw_words(label)
        try:
            numbers = [words.index(v) if words else int(v) for v in values]
        except ValueError:
            raise BadRecord(line, f"'{part}' is no result of the draw '{label}'") from None
        draws.append(Draw(label, tuple(numbers)))
    return draws
