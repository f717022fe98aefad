"""Calls, one after the other or beside each other: with retries, and with answers that are kept by their ETag."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Generator, Iterator
from typing import Any

import httpx

from .answer import Answer, JaankariError

# Refused for now: too many calls, or what stands behind the service is out.
_PASSING = frozenset((429, 502, 503, 504))
_FIRST_PAUSE = 0.25
_LONGEST_PAUSE = 30.0

# What a call wants done: a request to be sent, or so many seconds to pass.
_Step = httpx.Request | float
_Said = httpx.Response | httpx.TransportError | None


class _Calls:
    """What both clients have in common: all but how they send and wait."""

    _kind: type[httpx.Client] | type[httpx.AsyncClient]

    def __init__(self, base_url: str, *, api_key: str | None = None, retries: int = 2, remember: int = 200) -> None:
        """`api_key`: where the operator gave one; `retries`: of what is refused for now; `remember`: how many answers are kept."""
        self._client: Any = self._kind(base_url=base_url, headers={"x-api-key": api_key} if api_key else {}, timeout=60)
        self._retries = retries
        self._most = remember
        self._kept: OrderedDict[str, tuple[str, Any]] = OrderedDict()

    def _call(self, path: str, params: dict[str, Any]) -> Generator[_Step, _Said, Answer]:
        """A call from its first try to its answer. Raises what its last try met."""
        tried = 0
        while True:
            # An address may have parameters of its own, which httpx would drop for these.
            url = httpx.URL(path).copy_merge_params(_params(params))
            said = yield self._with_etag(self._client.build_request("GET", url))
            pause = self._pause(tried, said)
            if pause is not None:
                yield pause
                tried += 1
            elif isinstance(said, httpx.Response):
                return self._read(said)
            elif said is not None:
                raise said

    def _with_etag(self, request: httpx.Request) -> httpx.Request:
        if known := self._kept.get(str(request.url)):
            request.headers["if-none-match"] = known[0]
        return request

    def _pause(self, tried: int, said: _Said) -> float | None:
        """Seconds until the next try; None where there is none."""
        response = said if isinstance(said, httpx.Response) else None
        if tried >= self._retries or (response is not None and not _is_passing(response)):
            return None
        told = response.headers.get("retry-after", "") if response is not None else ""
        return min(float(told) if told.isdigit() else _FIRST_PAUSE * 2**tried, _LONGEST_PAUSE)

    def _read(self, response: httpx.Response) -> Answer:
        url = str(response.request.url)
        if response.status_code == 304 and url in self._kept:
            self._kept.move_to_end(url)
            return Answer(url, self._kept[url][1])
        body = _body_of(response)
        if response.status_code != 200:
            raise JaankariError(response.status_code, body)
        if body is None:
            raise JaankariError(response.status_code, {"error": f"{url} is not JSON: it gives {response.headers.get('content-type', 'no type')}"})
        if (etag := response.headers.get("etag")) and self._most:
            self._kept[url] = (etag, body)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return Answer(url, body)


def _body_of(response: httpx.Response) -> Any:
    """The body; of what is no JSON, such as a proxy's own page, None, or an error that says so."""
    try:
        return response.json()
    except ValueError:
        said = {"error": f"The service answered {response.status_code}, and not in JSON: {response.text[:200].strip()}"}
        return None if response.status_code == 200 else said


def _is_passing(response: httpx.Response) -> bool:
    """Whether it may go well the next time: what is not set up will not."""
    if response.status_code not in _PASSING:
        return False
    body = _body_of(response)
    return not (isinstance(body, dict) and body.get("code") == "not_configured")


def _params(params: dict[str, Any]) -> dict[str, str]:
    """`from_` is `from`, a list has commas between, True is 1."""
    return {name.rstrip("_"): _text(value) for name, value in params.items() if value is not None}


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return str(int(value))
    return ",".join(map(_text, value)) if isinstance(value, (list, tuple)) else str(value)


def _next_page(answer: Answer, given: int, params: dict[str, Any]) -> dict[str, Any] | None:
    """The parameters of the page after this one, by its mark or by its number; None where it is the last."""
    if "next" in answer:
        return None if answer["next"] is None else {**params, "_next": answer["next"]}
    if "page" not in answer or not answer.records or given >= int(answer.get("total", given)):
        return None
    return {**params, "page": int(answer["page"]) + 1}


class Jaankari(_Calls):
    """Asks one call after the other."""

    _kind = httpx.Client

    def __enter__(self) -> Jaankari:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._client.close()

    def get(self, path: str, **params: Any) -> Answer:
        """The answer of an address. Raises JaankariError for what is refused."""
        call = self._call(path, params)
        said: _Said = None
        while True:
            try:
                step = call.send(said)
            except StopIteration as end:
                return end.value
            said = self._do(step)

    def _do(self, step: _Step) -> _Said:
        if isinstance(step, float):
            return time.sleep(step)
        try:
            return self._client.send(step)
        except httpx.TransportError as fault:
            return fault

    def records(self, path: str, **params: Any) -> Iterator[dict[str, Any]]:
        """All records of a list in pages, asked for page by page as they are taken."""
        page: dict[str, Any] | None = params
        given = 0
        while page is not None:
            answer = self.get(path, **page)
            yield from answer.records
            given += len(answer.records)
            page = _next_page(answer, given, params)


class AsyncJaankari(_Calls):
    """The same beside other work."""

    _kind = httpx.AsyncClient

    async def __aenter__(self) -> AsyncJaankari:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._client.aclose()

    async def get(self, path: str, **params: Any) -> Answer:
        """The answer of an address. Raises JaankariError for what is refused."""
        call = self._call(path, params)
        said: _Said = None
        while True:
            try:
                step = call.send(said)
            except StopIteration as end:
                return end.value
            said = await self._do(step)

    async def _do(self, step: _Step) -> _Said:
        if isinstance(step, float):
            return await asyncio.sleep(step)
        try:
            return await self._client.send(step)
        except httpx.TransportError as fault:
            return fault

    async def records(self, path: str, **params: Any) -> AsyncIterator[dict[str, Any]]:
        """All records of a list in pages, asked for page by page as they are taken."""
        page: dict[str, Any] | None = params
        given = 0
        while page is not None:
            answer = await self.get(path, **page)
            for record in answer.records:
                yield record
            given += len(answer.records)
            page = _next_page(answer, given, params)
