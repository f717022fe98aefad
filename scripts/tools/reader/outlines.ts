// The sample pages as their content is chosen from them, kept in a file: parsing them all takes minutes, reading the file seconds.
//   node scripts/tools/reader/outlines.ts FILE
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Hints } from '../../../src/areas/webfetch/read/choose/features/page.ts';
import { nearestBoxes } from '../../../src/areas/webfetch/read/choose/make-box.ts';
import { splitWords } from '../../../src/areas/webfetch/read/choose/make-line.ts';
import type { Box, Line, Outline } from '../../../src/areas/webfetch/read/choose/outline.ts';
import { countWords } from '../../../src/areas/webfetch/read/choose/text-weight.ts';
import { inspectReply } from '../../../src/areas/webfetch/read/read.ts';
import { listSamples, type Sample } from './samples.ts';

/** A sample page without its HTML, with its lines. */
export interface StoredOutline {
  sample: Omit<Sample, 'html'>;
  outline: Outline;
  hints: Hints;
}

type StoredBox = [
  name: string,
  outer: number,
  key: string,
  kinds: number,
  first: number,
  end: number,
  place: number,
  alike: number,
  table: string,
  note: string,
  drawn: boolean,
  pair: string,
];
type StoredLine = [box: number, rest: Omit<Line, 'nodes' | 'box' | 'words' | 'size'>];

function store({ lines, boxes }: Outline): { boxes: StoredBox[]; lines: StoredLine[] } {
  const places = new Map<Box | null, number>(boxes.map((box, at) => [box, at]));
  const boxIndex = (box: Box | null) => places.get(box) ?? -1;
  return {
    boxes: boxes.map(({ element, parent, key, kinds, first, end, place, alike, table, note, drawn, pair }) => [
      element.localName,
      boxIndex(parent),
      key,
      kinds,
      first,
      end,
      place,
      alike,
      table,
      note,
      drawn,
      pair,
    ]),
    lines: lines.map(({ nodes, box, words, size, ...rest }) => [boxIndex(box), rest]),
  };
}

/** An outline without a document: its boxes know their names alone, its lines no nodes. */
function restore({ boxes: storedBoxes, lines: storedLines }: ReturnType<typeof store>): Outline {
  const boxes: Box[] = [];
  for (const [localName, at, key, kinds, first, end, place, alike, table, note, drawn, pair = ''] of storedBoxes) {
    const outer = boxes[at] ?? null;
    const depth = outer ? outer.depth + 1 : 0;
    const element = { localName } as Element;
    boxes.push({
      element,
      parent: outer,
      depth,
      key,
      kinds,
      nearest: nearestBoxes(kinds, outer, depth),
      first,
      end,
      place,
      alike,
      table,
      note,
      drawn,
      pair,
    });
  }
  const lines = storedLines.map(([box, rest]): Line => {
    const words = splitWords(rest.text);
    return { ...rest, nodes: [], box: boxes[box] as Box, words, size: countWords(rest.text, words.length, rest.weight) };
  });
  return { boxes, lines };
}

/** Writes the outlines of all sample pages. */
export function saveOutlines(file: string): void {
  const out = openSync(file, 'w');
  for (const { html, ...sample } of listSamples()) {
    const { outline, hints } = inspectReply({ bytes: html(), contentType: '', url: sample.url });
    writeSync(out, `${JSON.stringify({ sample, hints, outline: store(outline) })}\n`);
  }
  closeSync(out);
}

/** Reads them one after another, in the order of the samples. */
export async function* readOutlines(file: string): AsyncGenerator<StoredOutline> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    const { sample, hints, outline } = JSON.parse(line);
    yield { sample, hints, outline: restore(outline) };
  }
}

if (import.meta.main) saveOutlines(process.argv[2] ?? '');
