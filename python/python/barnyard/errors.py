"""What can go wrong: every exception has a code that stays the same from version to version."""

from __future__ import annotations

__all__ = ["BadInput", "Error", "Refused"]


class Error(Exception):
    """Something went wrong.

    Attributes:
        code: a short name for programs, such as ``"not-legal"`` or ``"bad-options"``.
        field: the argument, option or part that is wrong, if it is one of them.
    """

    code: str
    field: str | None

    def __init__(self, message: str, code: str = "error", field: str | None = None) -> None:
        super().__init__(message, code, field)
        self.code = code
        self.field = field

    def __str__(self) -> str:
        return str(self.args[0])


class BadInput(Error, ValueError):
    """An argument makes no sense; ``field`` says which."""


class Refused(Error, ValueError):
    """The rules refuse a step. Nothing has changed."""
