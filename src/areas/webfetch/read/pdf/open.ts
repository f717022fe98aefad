import type { PDFPageProxy } from 'pdfjs-dist';
import { MAX_PDF_PAGES } from '../options.ts';
import { type ActualTexts, findActualTexts, type Item, withActualTexts } from './actual-text.ts';
import { writeBullets } from './bullets.ts';
import { markSpaces } from './drawn-spaces.ts';
import { type Box, readFields } from './forms.ts';
import { type Information, readInformation } from './information.ts';
import { SIGNS } from './links.ts';
import { type Matrix, multiply } from './matrix.ts';
import type { PdfPage } from './pdf-page.ts';
import { placeRaised } from './raised.ts';
import { type Drawn, readDrawn } from './rules.ts';
import type { Run } from './run.ts';
import { closeUp } from './spread.ts';

export interface PdfFile extends Information {
  /** Pages in the file, of which at most MAX_PDF_PAGES are read. */
  count: number;
  pages: PdfPage[];
}

/** No new page is started after this time, in milliseconds; what has been read is returned. */
const TIME_MS = 8_000;
/** Most pieces of text per page, and characters per file; the rest is dropped. */
const MAX_RUNS = 50_000;
const MAX_CHARS = 10_000_000;

/** A file that cannot be read, with a reason for the caller. */
export class PdfError extends Error {}

/** Reads a PDF's text with its positions. Runs no scripts, draws nothing and opens nothing else. Throws PdfError. */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  const started = performance.now();
  const { getDocument, OPS } = await loadPdfjs();
  const loading = getDocument({
    // pdf.js takes ownership, so a copy
    data: new Uint8Array(bytes),
    verbosity: 0,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    // pictures are not decoded where a page's lines are read
    maxImageSize: 1,
  });
  try {
    const document = await loading.promise;
    const { numPages: count } = document;
    const pages: PdfPage[] = [];
    const actualTexts = findActualTexts(bytes);
    let chars = 0;
    let failure: unknown;
    for (let number = 1; number <= Math.min(count, MAX_PDF_PAGES); number++) {
      if (chars > MAX_CHARS || performance.now() - started > TIME_MS) break;
      try {
        const page = await document.getPage(number);
        const read = await readPage(page, number, actualTexts, OPS);
        chars += read.runs.reduce((sum, { text }) => sum + text.length, 0);
        pages.push(read);
        page.cleanup();
      } catch (cause) {
        failure = cause;
      }
    }
    if (pages.length === 0) throw failure ?? new Error('it has no page');
    return { count, pages, ...(await readInformation(document)) };
  } catch (cause) {
    throw new PdfError(explain(cause), { cause });
  } finally {
    await loading.destroy();
  }
}

function explain(cause: unknown): string {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'PasswordException') return 'The PDF is locked with a password, so its text cannot be read.';
  return 'The PDF is damaged: its pages cannot be found or read.';
}

let loaded: Promise<typeof import('pdfjs-dist')> | undefined;

/** Loads pdf.js on first use. Its own worker runs in this thread, which is already one. */
function loadPdfjs(): Promise<typeof import('pdfjs-dist')> {
  loaded ??= (async () => {
    // it warns that it cannot draw, which we do not need
    const { warn } = console;
    console.warn = () => undefined;
    try {
      // @ts-expect-error it has no types; pdf.js looks for it under this name
      globalThis.pdfjsWorker = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
      return await import('pdfjs-dist/legacy/build/pdf.min.mjs' as 'pdfjs-dist');
    } finally {
      console.warn = warn;
    }
  })();
  return loaded;
}

const CONTROLS = /[\p{Cc}\u200B\uFEFF\u2060]+/gu;

async function readPage(
  page: PDFPageProxy,
  number: number,
  actualTexts: ActualTexts,
  ops: Readonly<Record<string, number>>,
): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: 1 });
  const toPage = viewport.transform as unknown as Matrix;
  const { items, mono } = await readItems(page, actualTexts);
  const turned = placeItems(items, mono, toPage);
  const letters = [0, 0, 0, 0];
  for (const { text, turn } of turned) if (turn >= 0) letters[turn] = (letters[turn] ?? 0) + text.length;
  const main = letters.indexOf(Math.max(...letters));
  const { width, height } = viewport;
  const upright = ({ turn, ...run }: (typeof turned)[number]): Run => {
    const { x, y } = run;
    if (main === 1) return { ...run, x: y, y: width - x };
    if (main === 2) return { ...run, x: width - x, y: height - y };
    if (main === 3) return { ...run, x: height - y, y: x };
    return run;
  };
  const runs = turned.filter(({ turn }) => turn === main).map(upright);
  const placeRect = (rect: readonly number[]) => placeBox(rect, toPage);
  const annotations = main === 0 ? await readAnnotations(page) : [];
  placeRaised(runs);
  // without it a page is read by the places of its words alone
  const list =
    main === 0 && runs.length > 0 && runs.length < MAX_RUNS_OF_RULES ? await page.getOperatorList().catch(() => undefined) : undefined;
  const drawn: Drawn = list ? readDrawn(list, toPage, ops) : { rules: [], bars: [], dots: [], pale: new Set() };
  if (list) markSpaces(runs, list, toPage, ops);
  return {
    number,
    height: main % 2 ? width : height,
    runs: [...runs, ...readFields(annotations, runs, placeRect), ...writeBullets(drawn.dots, runs)],
    aside: turned.filter(({ turn }) => turn !== main).map(upright),
    drawn,
    links: annotations.flatMap(({ url, rect = [] }) =>
      url && /^(?:https?|mailto|tel):/i.test(url) && URL.canParse(url) ? [{ url: new URL(url).href, ...placeRect(rect) }] : [],
    ),
  };
}

/** A page with more pieces of text is not searched for lines. */
const MAX_RUNS_OF_RULES = 20_000;

/** A page's text in operator order, and its fonts with letters of one width. A mark's ActualText replaces the text drawn in it. */
async function readItems(page: PDFPageProxy, actualTexts: ActualTexts): Promise<{ items: Item[]; mono: ReadonlySet<string> }> {
  const items: Item[] = [];
  const mono = new Set<string>();
  const reader = page.streamTextContent({ includeMarkedContent: true }).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    items.push(...(next.value.items as unknown as Item[]));
    for (const [font, style] of Object.entries(next.value.styles as Record<string, { fontFamily?: string }>))
      if (style.fontFamily === 'monospace') mono.add(font);
    if (items.length > MAX_RUNS) break;
  }
  if (!items.some(({ tag }) => tag === 'Span')) return { items, mono };
  const actual = actualTexts((page.ref as { num: number } | null)?.num ?? 0);
  // counts differ if an embedded drawing has marks of its own: then they cannot be matched
  const isSame = actual.length === items.filter(({ type }) => type?.startsWith('begin')).length;
  return { items: isSame && actual.some((text) => text !== undefined) ? withActualTexts(items, actual) : items, mono };
}

/** A text is aslant from here on, in quarter turns: about 9 degrees. */
const ASLANT = 0.1;

/** Quarter turns of a text, 0 to 3; -1 if it is aslant. */
const turnOf = (quarters: number): number => (Math.abs(quarters - Math.round(quarters)) > ASLANT ? -1 : (Math.round(quarters) + 4) % 4);

function placeItems(items: readonly Item[], mono: ReadonlySet<string>, toPage: Matrix): (Run & { turn: number })[] {
  const placed: (Run & { turn: number })[] = [];
  let spaced = false;
  for (const item of items.slice(0, MAX_RUNS)) {
    if (item.type) continue;
    const text = item.str.replace(CONTROLS, '').replace(SIGNS, '');
    const [a, b, c, d, x, y] = multiply(toPage, item.transform);
    const size = Math.hypot(c, d);
    const isMono = mono.has(item.fontName);
    // spaces before code are its indent
    const indent = isMono ? text.length - text.trimStart().length : 0;
    const letter = item.width / Math.max(1, text.length);
    if (text.trim() !== '' && [x, y, item.width, size].every(Number.isFinite) && size > 0)
      placed.push({
        text: isMono ? text.trim() : closeUp(text.trim()),
        x: x + indent * letter,
        y,
        width: item.width - indent * letter,
        size,
        font: item.fontName,
        spaced: spaced || /^\s/.test(text),
        rightToLeft: item.dir === 'rtl',
        mono: isMono,
        turn: turnOf(Math.atan2(b, a) / (Math.PI / 2)),
      });
    spaced = item.hasEOL || (text.trim() === '' ? spaced || /\s/.test(item.str) : /\s$/.test(text));
  }
  return placed;
}

type Annotation = Parameters<typeof readFields>[0][number] & { url?: string };

/** The page's links and form fields; none if they cannot be read. */
const readAnnotations = async (page: PDFPageProxy): Promise<readonly Annotation[]> =>
  (await page.getAnnotations().catch(() => [])) as readonly Annotation[];

function placeBox([left = 0, low = 0, right = 0, high = 0]: readonly number[], toPage: Matrix): Box {
  const [, , , , x1, y1] = multiply(toPage, [1, 0, 0, 1, left, low]);
  const [, , , , x2, y2] = multiply(toPage, [1, 0, 0, 1, right, high]);
  return { x: Math.min(x1, x2), right: Math.max(x1, x2), y: Math.min(y1, y2), bottom: Math.max(y1, y2) };
}
