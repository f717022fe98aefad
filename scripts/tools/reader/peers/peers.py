"""Reads sample pages as other readers do, each at what it recommends for main text: a line of JSON in (`file`, a packed page), one out (its text by reader)."""

import gzip
import json
import sys

import justext
import trafilatura
from boilerpy3 import extractors
from readability import Document
from resiliparse.extract.html2text import extract_plain_text
from resiliparse.parse.encoding import bytes_to_str, detect_encoding

ENGLISH = justext.get_stoplist("English")
BOILERPIPE = extractors.ArticleExtractor(raise_on_failure=False)

READERS = {
    "trafilatura": lambda page, text: trafilatura.extract(page),
    "resiliparse": lambda page, text: extract_plain_text(text, main_content=True),
    "readability-lxml": lambda page, text: extract_plain_text(Document(text).summary(html_partial=True)),
    "boilerpy3": lambda page, text: BOILERPIPE.get_content(text),
    "jusText": lambda page, text: "\n".join(one.text for one in justext.justext(page, ENGLISH) if not one.is_boilerplate),
}


def read(reader, page: bytes, text: str) -> str:
    try:
        return reader(page, text) or ""
    except Exception as error:  # a page that breaks a reader is one it has not read
        print(repr(error), file=sys.stderr)
        return ""


for line in sys.stdin:
    with gzip.open(json.loads(line)["file"]) as packed:
        page = packed.read()
    text = bytes_to_str(page, detect_encoding(page))
    print(json.dumps({name: read(reader, page, text) for name, reader in READERS.items()}), flush=True)
