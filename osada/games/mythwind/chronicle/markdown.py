"""The tale as Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from osada.kernel.journal import Journal

from .tale import Scene, Season, Tale, chapters, closing, tale_of


def chronicle(journal: Journal, lang: str) -> str:
    """The whole text."""
    tale = tale_of(journal, lang)
    parts = [f"# {tale.speech.name('chronicle-title')}", f"*{', '.join(tale.people)}*"]
    for name, seasons in chapters(tale):
        parts.append(f"## {name}")
        for season in seasons:
            parts += _season(tale, season)
    return "\n\n".join(parts) + "\n"


def _season(tale: Tale, season: Season) -> Iterator[str]:
    yield f"### {season.name}"
    if season.winter:
        yield f"*{season.winter}*"
    if season.goal:
        yield f"*{season.goal}*"
    for scene in season.scenes:
        yield from _scene(scene)
    left = closing(tale, season)
    if left:
        yield "\n".join(f"- {line}" for line in left)


def _scene(scene: Scene) -> Iterator[str]:
    if scene.title:
        yield f"#### {scene.title}"
    lead = "".join(f"*{words}* " for words in (scene.leaf, scene.lead) if words)
    yield f"> {scene.text}" if scene.quoted else f"{lead}{scene.text}"
    if scene.choice or scene.after:
        choice = f"**{scene.choice}.** " if scene.choice else ""
        yield f"{choice}{scene.after}".strip()
    if scene.under:
        yield f"*{scene.under}*"
