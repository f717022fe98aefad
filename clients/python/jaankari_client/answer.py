"""What the service gives: a body, or why there is none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any


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
        """The records of a list: those in `data`, else the only list of records that the body has."""
        lists = {name: value for name, value in self.body.items() if isinstance(value, list) and value and isinstance(value[0], dict)}
        if isinstance(self.body.get("data"), list):
            return list(self.body["data"])
        if len(lists) == 1:
            return list(next(iter(lists.values())))
        raise ValueError(f"{self.url} has {'no list' if not lists else 'several lists: ' + ', '.join(lists)}")

    def to_pandas(self) -> Any:
        """The records as a DataFrame, a column for each member: `petrol.price` for the price within petrol."""
        try:
            import pandas
        except ModuleNotFoundError as fault:
            raise ModuleNotFoundError("to_pandas() needs pandas: pip install jaankari-client[pandas]") from fault
        return pandas.json_normalize(self.records)
