import { splitWords } from '../make-line.ts';
import type { Box, Line, Outline } from '../outline.ts';
import { between, isProse, prefixSums, type Sums, scaled, share } from './sums.ts';

/** What is known about a page besides its lines. */
export interface Hints {
  url: string;
  title: string;
  description: string;
  /** The language that the page declares, as a BCP 47 tag; empty if none. */
  lang: string;
  /** The article's plain text from the publisher, letters and digits only; empty if none. */
  articleBody: string;
  /** Types in its JSON-LD, and its og:type. */
  types: readonly string[];
}

export const isProduct = ({ types }: Hints) => types.some((type) => /^product/i.test(type));

/** Lines of one template. */
export interface Series {
  count: number;
  weight: number;
  linked: number;
  prose: number;
  found: number;
}

/** A page as the features see it. */
export interface Page {
  lines: readonly Line[];
  boxes: readonly Box[];
  sums: Sums;
  total: number;
  titleWords: ReadonlySet<string>;
  descriptionWords: ReadonlySet<string>;
  hints: Hints;
  /** How often each text occurs on the page. */
  copies: ReadonlyMap<string, number>;
  /** For each line, the number of earlier lines with the same text. */
  firstCopy: Int32Array;
  /** The page's own host, without www. */
  host: string;
  /** Index of the first and last line that Readability chose, and of the headline; -1 if none. */
  firstFound: number;
  lastFound: number;
  headline: number;
  /** For each line, the index of the last heading before it; -1 if none. */
  headingBefore: Int32Array;
  /** For each line, the index of the last heading of a higher level than that one. */
  sectionBefore: Int32Array;
  /** The boxes around the headline, and around the longest prose that Readability chose. */
  aroundHeadline: ReadonlySet<Box>;
  aroundCore: ReadonlySet<Box>;
  /** Features of the whole page. */
  whole: Int16Array;
}

export function buildPage({ lines, boxes }: Outline, hints: Hints): Page {
  const sums = prefixSums(lines);
  const titleWords = new Set(splitWords(hints.title));
  const headline = findHeadline(lines, titleWords);
  const core = findCore(lines);
  const page: Page = {
    lines,
    boxes,
    sums,
    total: sums.weight.at(-1) ?? 0,
    titleWords,
    descriptionWords: new Set(splitWords(hints.description)),
    hints,
    ...countCopies(lines),
    host: (URL.parse(hints.url)?.hostname ?? '').replace(/^www\./, ''),
    firstFound: lines.findIndex((line) => line.found),
    lastFound: lines.findLastIndex((line) => line.found),
    headline,
    ...findHeadings(lines),
    aroundHeadline: boxesAround(lines[headline]),
    aroundCore: boxesAround(core),
    whole: new Int16Array(WHOLE.length),
  };
  const measured = measureWhole(page);
  for (const [at, [, measure]] of WHOLE.entries()) page.whole[at] = measure(page, measured);
  return page;
}

/** Long words repeated in the same box are intentional. */
const LONG_WORDS = 15;

function countCopies(lines: readonly Line[]): Pick<Page, 'copies' | 'firstCopy'> {
  const copies = new Map<string, number>();
  const said = new Map<string, Set<Box | null>>();
  const copyOf = new Int32Array(lines.length);
  for (const [at, line] of lines.entries()) {
    const before = copies.get(line.text) ?? 0;
    const homes = said.get(line.text) ?? new Set();
    const isRefrain = line.words.length >= LONG_WORDS && homes.has(line.box.parent);
    copyOf[at] = isRefrain ? before - 1 : before;
    copies.set(line.text, isRefrain ? before : before + 1);
    said.set(line.text, homes.add(line.box.parent));
  }
  return { copies, firstCopy: copyOf };
}

function findHeadings(lines: readonly Line[]): Pick<Page, 'headingBefore' | 'sectionBefore'> {
  const headingBefore = new Int32Array(lines.length);
  const sectionBefore = new Int32Array(lines.length);
  const last = [-1, -1, -1, -1, -1, -1, -1];
  let heading = -1;
  for (const [at, { level }] of lines.entries()) {
    headingBefore[at] = heading;
    sectionBefore[at] = heading < 0 ? -1 : Math.max(...last.slice(0, lines[heading]?.level ?? 0));
    if (level) {
      heading = at;
      last.fill(-1, level);
      last[level] = at;
    }
  }
  return { headingBefore, sectionBefore };
}

/** The first h1 with most of the title's words; -1 if none. */
function findHeadline(lines: readonly Line[], titleWords: ReadonlySet<string>): number {
  let best = { at: -1, score: -1 };
  for (const [at, line] of lines.entries()) {
    if (line.level !== 1) continue;
    const score = line.words.filter((word) => titleWords.has(word)).length;
    if (score > best.score) best = { at, score };
  }
  return best.at;
}

/** The longest paragraph that Readability chose, or of all if it chose none. */
function findCore(lines: readonly Line[]): Line | undefined {
  let core: Line | undefined;
  for (const line of lines)
    if (isProse(line) && (!core || Number(line.found) > Number(core.found) || (line.found === core.found && line.weight > core.weight)))
      core = line;
  return core;
}

function boxesAround(line: Line | undefined): ReadonlySet<Box> {
  const around = new Set<Box>();
  for (let box = line?.box ?? null; box; box = box.parent) around.add(box);
  return around;
}

const TYPES: Readonly<Record<string, RegExp>> = {
  article: /article|posting|report/,
  product: /product|offer/,
  list: /itemlist|collection|searchresults/,
  forum: /discussion|qapage|question/,
  business: /organization|business|service|store/,
  website: /website/,
  video: /video/,
  recipe: /recipe|howto/,
};
const PATHS: Readonly<Record<string, RegExp>> = {
  article: /\/(?:blog|news|article|articles|post|story|stories|press|insights?)\b|\/20\d\d\//,
  product: /\/(?:products?|item|dp|p|shop|store)\b/,
  forum: /\/(?:forums?|threads?|topics?|t|questions?|discussions?|viewtopic|showthread|community)\b/,
  docs: /\/(?:docs?|documentation|api|reference|guides?|manual|learn|wiki|help)\b/,
  list: /\/(?:category|categories|collections?|tags?|browse|search|list|archive|directory)\b/,
  service: /\/(?:services?|solutions|about|pricing|features|contact)\b/,
};
const FAMILIES_OF_PAGE = 30;
const SPEAKING = 15;

function measureWhole({ lines, hints }: Page) {
  // weight of lines in boxes of each name family, and of lines in each word family
  const kinds = new Float64Array(FAMILIES_OF_PAGE);
  const speaks = new Float64Array(SPEAKING);
  let money = 0;
  for (const line of lines) {
    for (let family = 0; family < kinds.length; family++)
      if ((line.box.nearest[family] ?? -1) >= 0) kinds[family] = (kinds[family] ?? 0) + line.weight;
    for (let family = 0; family < speaks.length; family++) if (line.speaks & (1 << family)) speaks[family] = (speaks[family] ?? 0) + 1;
    if (/[$€£₹¥]\s?\d/.test(line.text)) money++;
  }
  const address = URL.parse(hints.url);
  return {
    kinds,
    speaks,
    money,
    types: hints.types.join(' ').toLowerCase(),
    path: address ? `${address.pathname}${address.search}`.toLowerCase() : '',
  };
}

type OfPage = readonly [string, (page: Page, measured: ReturnType<typeof measureWhole>) => number];

const WHOLE: readonly OfPage[] = [
  ['lines', ({ lines }) => scaled(lines.length)],
  ['weight', ({ total }) => scaled(total)],
  ['links', ({ sums }) => scaled(sums.links.at(-1) ?? 0)],
  ['linked', ({ sums, total }) => share(sums.linked.at(-1) ?? 0, total)],
  ['prose', ({ sums, total }) => share(sums.prose.at(-1) ?? 0, total)],
  ['prose lines', ({ lines }) => scaled(lines.filter(isProse).length)],
  ['weight a line', ({ lines, total }) => scaled(total / Math.max(1, lines.length))],
  ['found of all', ({ sums, total }) => share(sums.found.at(-1) ?? 0, total)],
  ['found of prose', ({ sums }) => Math.min(300, share(sums.found.at(-1) ?? 0, sums.prose.at(-1) ?? 0))],
  ['found length', ({ firstFound, lastFound, lines }) => share(lastFound - firstFound + 1, lines.length)],
  [
    'weight of found stretch',
    ({ firstFound, lastFound, sums, total }) => share(firstFound < 0 ? 0 : between(sums.weight, firstFound, lastFound + 1), total),
  ],
  ['article body', ({ hints }) => scaled(hints.articleBody.length)],
  ['article body of prose', ({ hints, sums }) => Math.min(300, share(hints.articleBody.length, sums.prose.at(-1) ?? 0))],
  ['title', ({ hints }) => scaled(hints.title.length)],
  ['money lines', (_, { money }) => scaled(money)],
  ['path depth', (_, { path }) => path.split('/').filter(Boolean).length],
  ['path length', (_, { path }) => scaled(path.length)],
  ['path digits', (_, { path }) => scaled((path.match(/\d/g) ?? []).length)],
  ['path words', (_, { path }) => scaled((path.match(/[a-z]+/g) ?? []).length)],
  ...Object.entries(PATHS).map(([name, pattern]): OfPage => [`path of ${name}`, (_, { path }) => (pattern.test(path) ? 1 : 0)]),
  ...Object.entries(TYPES).map(([name, pattern]): OfPage => [`type ${name}`, (_, { types }) => (pattern.test(types) ? 1 : 0)]),
  ...Array.from(
    { length: FAMILIES_OF_PAGE },
    (_, at): OfPage => [`weight in family ${at}`, ({ total }, { kinds }) => share(kinds[at] ?? 0, total)],
  ),
  ...Array.from({ length: SPEAKING }, (_, at): OfPage => [`lines that speak of ${at}`, (_page, { speaks }) => scaled(speaks[at] ?? 0)]),
];

export const PAGE_NAMES: readonly string[] = WHOLE.map(([name]) => `page: ${name}`);
