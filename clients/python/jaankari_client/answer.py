"""What the service gives: a body, or why there is none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any


# Lists that say something of a list beside it.
_ABOUT = frozenset(("sources", "holders", "breakpoints", "columns", "links", "levels", "errors"))


class JaankariError(Exception):
    """What the service refused: its code, and what to try."""

    def __init__(self, status: int, body: Mapping[str, Any]) -> None:
        super().__init__(str(body.get("error", f"The service answered {status}")))
        self.status = status
        self.code = str(body.get("code", "internal"))
        self.hint: str | None = body.get("hint")
        self.suggestions: list[str] = list(body.get("suggestions", []))


@dataclass(frozen=True)
class Answer(Mapping[str, Any]):
    """The body of an answer, read like a dictionary, with the address that it is of."""

    url: str
    body: Mapping[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.body[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.body)

    def __len__(self) -> int:
        return len(self.body)

    @property
    def records(self) -> list[dict[str, Any]]:
        """The records of a list: those in `data` or `results`, else of its lists of records the longest that is not about the list itself."""
        lists = {name: value for name, value in self.body.items() if isinstance(value, list) and (not value or isinstance(value[0], dict))}
        for name in ("data", "results"):
            if name in lists:
                return list(lists[name])
        own = [value for name, value in lists.items() if name not in _ABOUT]
        if not own:
            raise ValueError(f"{self.url} has no list of records")
        return list(max(own, key=len))

    def to_pandas(self) -> Any:
        """The records as a DataFrame, a column for each member: `petrol.price` for the price within petrol."""
        try:
            import pandas
        except ModuleNotFoundError as fault:
            raise ModuleNotFoundError("to_pandas() needs pandas: pip install jaankari-client[pandas]") from fault
        return pandas.json_normalize(self.records)
