import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { MAX_PDF_PAGES } from '../options.ts';
import { type ActualTexts, findActualTexts } from './actual-text.ts';

/** A piece of text as placed in the file, on an upright page. In points (1/72 inch), y downwards from the top. */
export interface Run {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  width: number;
  size: number;
  font: string;
  /** Whether a space precedes it. */
  spaced: boolean;
  rightToLeft: boolean;
}

interface PdfLink {
  url: string;
  x: number;
  y: number;
  right: number;
  bottom: number;
}

export interface PdfPage {
  number: number;
  height: number;
  runs: Run[];
  /** Text in another direction than most of the page: stamps, margin notes. */
  aside: Run[];
  links: PdfLink[];
}

export interface PdfFile {
  /** Pages in the file, of which at most MAX_PDF_PAGES are read. */
  count: number;
  pages: PdfPage[];
  /** From the file's metadata; empty if missing. */
  title: string;
  author: string;
  subject: string;
  lang: string;
  /** Creation day by its author's clock, YYYY-MM-DD; undefined if missing. */
  date: string | undefined;
}

/** No new page is started after this time, in milliseconds; what has been read is returned. */
const TIME_MS = 8_000;
/** Most pieces of text per page, and characters per file; the rest is dropped. */
const MAX_RUNS = 50_000;
const MAX_CHARS = 10_000_000;
/** Longest title, author or subject, in characters. */
const MAX_VALUE = 1_000;

/** A file that cannot be read, with a reason for the caller. */
export class PdfError extends Error {}

/** Reads a PDF's text with its positions. Runs no scripts, draws nothing and opens nothing else. Throws PdfError. */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  const started = performance.now();
  const { getDocument } = await loadPdfjs();
  const loading = getDocument({
    // pdf.js takes ownership, so a copy
    data: new Uint8Array(bytes),
    verbosity: 0,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
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
        const read = await readPage(page, number, actualTexts);
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

async function readInformation(document: PDFDocumentProxy): Promise<Omit<PdfFile, 'count' | 'pages'>> {
  const { info, metadata } = await document.getMetadata().catch(() => ({ info: {}, metadata: null }));
  const said = info as Readonly<Record<string, unknown>>;
  const value = (name: string, other: string) => {
    const given = [said[name], metadata?.get(other)].flat().find((one) => typeof one === 'string' && one.trim() !== '');
    return typeof given === 'string' ? clean(given).slice(0, MAX_VALUE) : '';
  };
  const lang = value('Language', 'dc:language');
  const made = typeof said.CreationDate === 'string' ? said.CreationDate : metadata?.get('xmp:createdate');
  return {
    title: usableTitle(value('Title', 'dc:title')),
    author: value('Author', 'dc:creator'),
    subject: value('Subject', 'dc:description'),
    lang: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(lang) ? lang : '',
    date: dayOf(typeof made === 'string' ? made : ''),
  };
}

/** Untitled files often have a file name as their title. */
const usableTitle = (title: string): string =>
  /^(?:microsoft word - .*|untitled.*|(?:.*[\\/])?[^\s]+\.(?:docx?|pdf|xlsx?|pptx?|od[tsp]|indd|tex|dvi|qxd|pmd|cdr|html?))$/i.test(title)
    ? ''
    : title;

/** The day in `D:20240131120000+05'30'` or an ISO time. */
function dayOf(made: string): string | undefined {
  const [, year, month, day] = /^(?:D:)?(\d{4})-?(\d{2})-?(\d{2})/.exec(made) ?? [];
  const written = `${year}-${month}-${day}`;
  return year && !Number.isNaN(Date.parse(written)) && new Date(written).toISOString().startsWith(written) ? written : undefined;
}

const CONTROLS = /[\p{Cc}\u200B\uFEFF\u2060]+/gu;
const clean = (text: string): string => text.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();

type Matrix = readonly [number, number, number, number, number, number];

async function readPage(page: PDFPageProxy, number: number, actualTexts: ActualTexts): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: 1 });
  const toPage = viewport.transform as unknown as Matrix;
  const turned = placeItems(await readItems(page, actualTexts), toPage);
  const letters = [0, 0, 0, 0];
  for (const { text, turn } of turned) letters[turn] = (letters[turn] ?? 0) + text.length;
  const main = letters.indexOf(Math.max(...letters));
  const { width, height } = viewport;
  const upright = ({ turn, ...run }: (typeof turned)[number]): Run => {
    const { x, y } = run;
    if (main === 1) return { ...run, x: y, y: width - x };
    if (main === 2) return { ...run, x: width - x, y: height - y };
    if (main === 3) return { ...run, x: height - y, y: x };
    return run;
  };
  return {
    number,
    height: main % 2 ? width : height,
    runs: turned.filter(({ turn }) => turn === main).map(upright),
    aside: turned.filter(({ turn }) => turn !== main).map(upright),
    links: main === 0 ? await readLinks(page, toPage) : [],
  };
}

/** A piece of text from pdf.js, or the begin or end of a mark, which have a `type`. */
interface Item {
  type?: string;
  tag?: string;
  str: string;
  dir: string;
  transform: Matrix;
  width: number;
  fontName: string;
  hasEOL: boolean;
}

/** A page's text in operator order. A mark's ActualText replaces the text drawn in it. */
async function readItems(page: PDFPageProxy, actualTexts: ActualTexts): Promise<Item[]> {
  const items: Item[] = [];
  const reader = page.streamTextContent({ includeMarkedContent: true }).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    items.push(...(next.value.items as unknown as Item[]));
    if (items.length > MAX_RUNS) break;
  }
  if (!items.some(({ tag }) => tag === 'Span')) return items;
  const actual = actualTexts((page.ref as { num: number } | null)?.num ?? 0);
  // counts differ if an embedded drawing has marks of its own: then they cannot be matched
  const isSame = actual.length === items.filter(({ type }) => type?.startsWith('begin')).length;
  return isSame && actual.some((text) => text !== undefined) ? withActualTexts(items, actual) : items;
}

function withActualTexts(items: readonly Item[], actual: readonly (string | undefined)[]): Item[] {
  const meant: Item[] = [];
  const open: (string | undefined)[] = [];
  let mark = 0;
  /** ActualText of the innermost mark, until it is used; empty afterwards. */
  let due: string | undefined;
  for (const item of items) {
    const last = meant.at(-1);
    if (item.type?.startsWith('begin')) {
      open.push(due);
      due = actual[mark++] ?? due;
    } else if (item.type) {
      // nothing readable was drawn: it belongs to the letters before
      if (due && last) last.str += due;
      due = open.pop();
      if (due !== undefined && open.length > 0) due = '';
    } else if (due === undefined || item.str.trim() === '') meant.push({ ...item });
    else if (due) {
      meant.push({ ...item, str: due });
      due = '';
    } else if (last) last.width = Math.max(last.width, item.transform[4] + item.width - last.transform[4]);
  }
  return meant;
}

function placeItems(items: readonly Item[], toPage: Matrix): (Run & { turn: number })[] {
  const placed: (Run & { turn: number })[] = [];
  let spaced = false;
  for (const item of items.slice(0, MAX_RUNS)) {
    if (item.type) continue;
    const text = item.str.replace(CONTROLS, '');
    const [a, b, c, d, x, y] = multiply(toPage, item.transform);
    const size = Math.hypot(c, d);
    if (text.trim() !== '' && [x, y, item.width, size].every(Number.isFinite) && size > 0)
      placed.push({
        text: text.trim(),
        x,
        y,
        width: item.width,
        size,
        font: item.fontName,
        spaced: spaced || /^\s/.test(text),
        rightToLeft: item.dir === 'rtl',
        turn: (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4,
      });
    spaced = item.hasEOL || (text.trim() === '' ? spaced || /\s/.test(item.str) : /\s$/.test(text));
  }
  return placed;
}

/** Positions of the page's links; none if they cannot be read. */
async function readLinks(page: PDFPageProxy, toPage: Matrix): Promise<PdfLink[]> {
  const annotations = (await page.getAnnotations().catch(() => [])) as readonly { url?: string; rect?: number[] }[];
  return annotations.flatMap(({ url, rect: [left = 0, low = 0, right = 0, high = 0] = [] }) => {
    if (!url || !/^https?:/i.test(url) || !URL.canParse(url)) return [];
    const [, , , , x1, y1] = multiply(toPage, [1, 0, 0, 1, left, low]);
    const [, , , , x2, y2] = multiply(toPage, [1, 0, 0, 1, right, high]);
    return [{ url: new URL(url).href, x: Math.min(x1, x2), right: Math.max(x1, x2), y: Math.min(y1, y2), bottom: Math.max(y1, y2) }];
  });
}

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
