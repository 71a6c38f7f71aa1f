"""The guided games: at every step, in every window, the lesson and what it wants are seen whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .at_table import POLL, key_of, wait_for_turn
from .conftest import NewPerson
from .pictures import post

WINDOWS = ((1280, 720), (1440, 900), (1920, 1080), (390, 844), (844, 390))
MOMENT, LOOKS = 200, 10
READY = """number => {
    document.querySelector('.hasten')?.click();
    const prompt = document.querySelector('#prompt.mine:not([aria-busy=true])');
    return prompt && document.querySelector(`[data-lesson="${number}"]`)
        && document.querySelector('.wanted');
}"""
SETTLED = """() => new Promise(done => {
    const after = (frames, then) => frames
        ? requestAnimationFrame(() => after(frames - 1, then)) : then();
    after(3, done);
})"""
FAULTS = """wanted => {
    const faults = [];
    const [W, H] = [innerWidth, innerHeight];
    const seen = one => one.checkVisibility({visibilityProperty: true, opacityProperty: true})
        && one.getBoundingClientRect().width > 0;
    const round = box => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
    const inside = ({left, top, right, bottom}) =>
        left >= -1 && top >= -1 && right <= W + 1 && bottom <= H + 1;
    const points = ({left, top, right, bottom}, by) => [
        [(left + right) / 2, (top + bottom) / 2],
        ...[[left, top], [right, top], [left, bottom], [right, bottom]].map(([x, y]) => [
            x + Math.sign((left + right) / 2 - x) * Math.min(by, (right - left) / 2),
            y + Math.sign((top + bottom) / 2 - y) * Math.min(by, (bottom - top) / 2)]),
    ];
    const covered = (one, all) => all.filter(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return !top || !(one.contains(top) || top.contains(one));
    });
    const cover = ([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top ? `${top.tagName}.${top.getAttribute('class')}` : 'nothing';
    };
    const texts = [...document.querySelectorAll('[data-lesson]')].filter(seen);
    if (texts.length !== 1) faults.push(`the lesson stands in ${texts.length} places`);
    for (const text of texts) {
        const box = text.getBoundingClientRect();
        if (!inside(box)) faults.push(`the lesson is outside: ${round(box)}`);
        const away = covered(text, points(box, 4));
        if (away.length) faults.push(`the lesson is covered by ${away.map(cover)}`);
        if (text.scrollHeight > text.clientHeight + 2 && getComputedStyle(text).display === 'block')
            faults.push('the lesson is cut');
    }
    if (!wanted) return faults;
    const all = [...document.querySelectorAll('.wanted')]
        .filter(one => one.dataset.action === wanted && seen(one));
    if (!all.length) return [...faults, 'nothing to press'];
    const at = all.filter(one => !one.closest('#prompt'));
    const tell = one => {
        const box = one.getBoundingClientRect();
        const name = one.closest('#prompt') ? 'the button' : `the target`;
        if (!inside(box)) return `${name} is outside: ${round(box)}`;
        if (one instanceof SVGElement) {
            // Not every corner of what is drawn belongs to it; what it is pressed by does.
            const hit = points(box, 0)[0];
            const open = [0.5, 0.3, 0.7, 0.15, 0.85].some(down => [0.5, 0.3, 0.7].some(right => {
                const top = document.elementFromPoint(box.left + box.width * right,
                    box.top + box.height * down);
                return top && one.contains(top);
            }));
            return open ? '' : `${name} is covered by ${cover(hit)}`;
        }
        const away = covered(one, points(box, 5));
        return away.length ? `${name} is covered by ${away.map(cover)}` : '';
    };
    const button = all.filter(one => one.closest('#prompt')).map(tell);
    faults.push(...button.filter(Boolean));
    const told = at.map(tell);
    if (told.length && told.every(Boolean)) faults.push(...told);
    return faults;
}"""
"""What is wrong with the step that is shown. What is shown twice must be seen whole once."""


def guided(page: Page, game: str) -> None:
    """Begin a guided game and sit down at it."""
    with page.expect_response("**/api/me"):  # it brings the cookies
        page.goto("/")
    post(page, "/api/me", {"name": "Ola"})
    wish = {"game": game, "seats": [{"who": "me"}], "title": "", "tutorial": "first"}
    page.goto(f"/t/{post(page, '/api/tables', wish)['table']['id']}")


@pytest.mark.parametrize("game", ["hamlet", "mythwind", "vikings"])
def test_every_step_of_a_guided_game_is_seen_whole_in_every_window(
    new_person: NewPerson, game: str
) -> None:
    person = new_person()
    page = person.page
    guided(page, game)
    faults: list[str] = []
    steps = 0
    windows = [*WINDOWS]
    while True:
        now = wait_for_turn(page)
        assert now is not None
        lesson = now["lesson"]
        wanted = key_of(lesson["wanted"]) if lesson["wanted"] else ""
        if not wanted:
            break
        steps += 1
        page.wait_for_function(READY, arg=now["number"], polling=POLL)
        for width, height in windows:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            found = page.evaluate(FAULTS, wanted)
            for _ in range(LOOKS):  # a map may still be on its way
                if not found:
                    break
                page.wait_for_timeout(MOMENT)
                found = page.evaluate(FAULTS, wanted)
            faults += [f"{lesson['step']} {width}x{height} {wanted}: {what}" for what in found]
            if found:
                person.shot(f"guided-{game}-{lesson['step']}-{width}")
        windows.reverse()  # the next step comes where this one was last looked at
        page.locator(f'#prompt .wanted[data-action="{wanted}"]').dispatch_event("click")
        page.wait_for_function(
            "number => !document.querySelector(`[data-lesson='${number}']`)",
            arg=now["number"],
            polling=POLL,
        )
    assert steps > 20
    assert faults == [], "\n" + "\n".join(faults)
