"""A client of Jaankari, the unified data service for India.

>>> from jaankari_client import Jaankari
>>> with Jaankari("http://localhost:4321") as jaankari:
...     answer = jaankari.get("/fuel/history", city="mumbai", days=7)
...     answer["data"][0]["price"], answer.to_pandas()
"""

from .answer import Answer, JaankariError
from .client import AsyncJaankari, Jaankari

__all__ = ["Answer", "AsyncJaankari", "Jaankari", "JaankariError"]
