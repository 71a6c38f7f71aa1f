"""Learning to judge a game from games that computer players play against each other."""

from .course import Course, Training, train

__all__ = ["Course", "Training", "train"]
