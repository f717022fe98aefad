"""Calls, one after the other or beside each other: with retries, and with answers that are kept by their ETag."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx

from .answer import Answer, JaankariError

# Refused for now: too many calls, or what stands behind the service is out.
_PASSING = frozenset((429, 502, 503, 504))
_FIRST_PAUSE = 0.25
_LONGEST_PAUSE = 30.0


class _Calls:
    """What both clients have in common, and nothing of how they wait."""

    def __init__(self, base_url: str, api_key: str | None, retries: int, remember: int) -> None:
        self._settings: dict[str, Any] = {"base_url": base_url, "headers": {"x-api-key": api_key} if api_key else {}, "timeout": 60}
        self._retries = retries
        self._most = remember
        self._kept: OrderedDict[str, tuple[str, Any]] = OrderedDict()

    def _headers(self, request: httpx.Request) -> httpx.Request:
        if known := self._kept.get(str(request.url)):
            request.headers["if-none-match"] = known[0]
        return request

    def _read(self, response: httpx.Response) -> Answer:
        url = str(response.request.url)
        if response.status_code == 304 and url in self._kept:
            self._kept.move_to_end(url)
            return Answer(url, self._kept[url][1])
        body = response.json()
        if response.status_code != 200:
            raise JaankariError(response.status_code, body)
        if (etag := response.headers.get("etag")) and self._most:
            self._kept[url] = (etag, body)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return Answer(url, body)

    def _pause(self, tried: int, response: httpx.Response | None) -> float | None:
        """Seconds until the next try; None where there is none."""
        if tried >= self._retries or (response is not None and response.status_code not in _PASSING):
            return None
        told = response.headers.get("retry-after", "") if response is not None else ""
        return min(float(told) if told.isdigit() else _FIRST_PAUSE * 2**tried, _LONGEST_PAUSE)


def _params(params: dict[str, Any]) -> dict[str, str]:
    """`from_` is `from`, a list has commas between, True is 1."""
    return {name.rstrip("_"): _text(value) for name, value in params.items() if value is not None}


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return str(int(value))
    return ",".join(map(_text, value)) if isinstance(value, (list, tuple)) else str(value)


def _is_last(answer: Answer, given: int) -> bool:
    return not answer.records or given >= int(answer.get("total", given))


class Jaankari(_Calls):
    """Asks one call after the other."""

    def __init__(self, base_url: str, *, api_key: str | None = None, retries: int = 2, remember: int = 200) -> None:
        super().__init__(base_url, api_key, retries, remember)
        self._client = httpx.Client(**self._settings)

    def __enter__(self) -> Jaankari:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._client.close()

    def get(self, path: str, **params: Any) -> Answer:
        """The answer of an address. Raises JaankariError for what is refused."""
        tried = 0
        while True:
            response = None
            try:
                response = self._client.send(self._headers(self._client.build_request("GET", path, params=_params(params))))
            except httpx.TransportError:
                if self._pause(tried, None) is None:
                    raise
            pause = self._pause(tried, response)
            if response is not None and pause is None:
                return self._read(response)
            time.sleep(pause or 0)
            tried += 1

    def records(self, path: str, **params: Any) -> Iterator[dict[str, Any]]:
        """All records of a list in pages, asked for page by page as they are taken."""
        page = given = 0
        while True:
            page += 1
            answer = self.get(path, page=page, **params)
            yield from answer.records
            given += len(answer.records)
            if _is_last(answer, given):
                return


class AsyncJaankari(_Calls):
    """The same beside other work."""

    def __init__(self, base_url: str, *, api_key: str | None = None, retries: int = 2, remember: int = 200) -> None:
        super().__init__(base_url, api_key, retries, remember)
        self._client = httpx.AsyncClient(**self._settings)

    async def __aenter__(self) -> AsyncJaankari:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._client.aclose()

    async def get(self, path: str, **params: Any) -> Answer:
        """The answer of an address. Raises JaankariError for what is refused."""
        tried = 0
        while True:
            response = None
            try:
                response = await self._client.send(self._headers(self._client.build_request("GET", path, params=_params(params))))
            except httpx.TransportError:
                if self._pause(tried, None) is None:
                    raise
            pause = self._pause(tried, response)
            if response is not None and pause is None:
                return self._read(response)
            await asyncio.sleep(pause or 0)
            tried += 1

    async def records(self, path: str, **params: Any) -> AsyncIterator[dict[str, Any]]:
        """All records of a list in pages, asked for page by page as they are taken."""
        page = given = 0
        while True:
            page += 1
            answer = await self.get(path, page=page, **params)
            for record in answer.records:
                yield record
            given += len(answer.records)
            if _is_last(answer, given):
                return
