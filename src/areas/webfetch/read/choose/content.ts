import { bareText } from '../page/elements.ts';
import { blocksOf } from './blocks.ts';
import { addLead } from './lead.ts';
import { headlinesOf, isIndex, isTeasers } from './listing.ts';
import { measure, NOTHING, type Size } from './measure.ts';
import { pruneFurniture } from './prune.ts';
import { QuickReadability } from './readability.ts';
import { tidyByArticleBody } from './referee.ts';
import { restoreLost } from './restore.ts';
import { tidyContent } from './tidy.ts';

/** Marks every element before extraction, so that its result can be found again in the page. */
const MARK = 'data-jaankari';

/** Extraction that holds less than this share of the page's prose is looked at a second time. */
const DOUBTFUL_BELOW = 0.4;

/** Share of a page's prose that a part without a name must hold to be taken for its content. */
const NEARLY_ALL = 0.8;

/** Extraction with less prose than this has found nothing worth keeping. Weighted characters. */
const NEXT_TO_NOTHING = 250;

export interface PageHints {
  /** The page's titles, from head and headline. */
  titles: readonly string[];
  /** The article's plain text as the publisher gives it; empty where there is none. */
  articleBody: string;
}

/**
 * Isolates the main content of a page. Furniture is pruned first, Readability chooses among the rest, a second opinion is taken where
 * it holds too little of the page, what is lost is fetched back, and what is left over is cleaned away. Takes the
 * document apart. Returns null where nothing stands out, as on an index or a page of headlines.
 */
export function isolateMain(document: Document, hints: PageHints): Element | null {
  const { body } = document;
  const before = measure(body);
  if (isIndex(body, before)) return null;
  const headlines = headlinesOf(body);
  pruneFurniture(body, before);
  const elements = [...body.querySelectorAll('*')];
  for (const [at, element] of elements.entries()) element.setAttribute(MARK, String(at));
  const sizes = measure(body);
  const found = readabilityOf(document);
  if (found && isTeasers(found, headlines)) return null;
  const prose = found ? proseOf(found) : 0;
  const other =
    prose < DOUBTFUL_BELOW * sizeIn(sizes, body).prose || !found ? secondOpinion(body, sizes, prose, firstOf(found, elements)) : null;
  let content = other ?? found;
  if (content && content === found) {
    restoreLost(content, { elements, sizes, mark: MARK });
    restoreLead(content, elements);
  }
  content = withPublishersText(content ?? body, hints.articleBody);
  tidyContent(content, hints.titles);
  return (content.textContent ?? '').trim() ? content : null;
}

/** The element of the page that what was found begins with. */
function firstOf(found: Element | null, elements: readonly Element[]): Element | undefined {
  const mark = found?.querySelector(`[${MARK}]`)?.getAttribute(MARK);
  return mark ? elements[Number(mark)] : undefined;
}

/** Readability works on a copy, because it takes the document apart. */
function readabilityOf(document: Document): Element | null {
  return new QuickReadability(document.cloneNode(true) as Document).parse()?.content ?? null;
}

const proseOf = (element: Element) => (measure(element).get(element) ?? NOTHING).prose;
const sizeIn = (sizes: ReadonlyMap<Element, Size>, element: Element) => sizes.get(element) ?? NOTHING;

/**
 * The smallest element that HTML names as the content and that holds most of the page's prose; else the one that holds nearly all of it, with
 * what was found (`first` is where that begins) in it; the body where next to nothing was found.
 */
function secondOpinion(body: Element, sizes: ReadonlyMap<Element, Size>, prose: number, first: Element | undefined): Element | null {
  const most = sizeIn(sizes, body).prose * 0.7;
  const named = [...body.querySelectorAll('article,main,[role=main],[itemprop~=articleBody]')]
    .filter((element) => sizeIn(sizes, element).prose >= Math.max(most, prose / DOUBTFUL_BELOW))
    .sort((one, other) => sizeIn(sizes, one).text - sizeIn(sizes, other).text);
  if (named[0]) return named[0];
  const holder = first && innermostHolder(body, sizes);
  // where extraction chose that very part, it left out on purpose what it left out
  if (holder && holder !== body && holder !== first && holder.contains(first) && sizeIn(sizes, holder).prose >= prose / DOUBTFUL_BELOW)
    return holder;
  return prose < NEXT_TO_NOTHING && sizeIn(sizes, body).prose > 2 * prose ? body : null;
}

/** The innermost element that holds nearly all of the prose. */
function innermostHolder(body: Element, sizes: ReadonlyMap<Element, Size>): Element {
  const least = NEARLY_ALL * sizeIn(sizes, body).prose;
  const within = (outer: Element) => [...outer.children].find((child) => sizeIn(sizes, child).prose >= least);
  let holder = body;
  for (let inner = within(body); inner; inner = within(inner)) holder = inner;
  return holder;
}

function restoreLead(content: Element, elements: readonly Element[]): void {
  for (const block of blocksOf(content)) {
    const mark = block.text ? block.home.closest(`[${MARK}]`)?.getAttribute(MARK) : undefined;
    const first = mark ? elements[Number(mark)] : undefined;
    if (first) {
      addLead(content, first, elements);
      return;
    }
  }
}

/** Lets the publisher's own text judge the content; takes it in the content's place where the page itself holds hardly any of it. */
function withPublishersText(content: Element, articleBody: string): Element {
  if (!articleBody) return content;
  const { held, ratio } = tidyByArticleBody(content, articleBody);
  const given = bareText(articleBody);
  if (given.length < 600 || ratio > 0.6) return content;
  const own = bareText(content.textContent ?? '');
  const start = given.slice(20, 60);
  const end = given.slice(-60, -20);
  if (held > 0.3 ? own.includes(end) : own.includes(start) && own.includes(end)) return content;
  return asParagraphs(articleBody, content.ownerDocument);
}

function asParagraphs(text: string, document: Document): Element {
  const root = document.createElement('div');
  const plain = text
    .replace(/<(?:br|\/p|\/div|\/h\d|\/li)\b[^>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&');
  for (const line of plain.split(/\s*\n\s*/)) {
    if (!line.trim()) continue;
    const paragraph = document.createElement('p');
    paragraph.textContent = line.trim();
    root.append(paragraph);
  }
  return root;
}
