import { BLOCKS, findNamed, indexNames, isElement, plainText, rename, unwrap } from '../page/elements.ts';
import { dropAnchors, resolveLinks } from '../page/links.ts';
import { flattenCodeTables, joinInlineCode, normaliseCode, promoteLooseCode } from './code.ts';
import { resolveImages, takeFromNoscript } from './images.ts';
import type { Page } from './page.ts';
import { dropHidden, openNoscript, placeStreamedParts } from './reveal.ts';
import { nameSeries } from './series.ts';
import { dropLinkCards, partWords } from './spans.ts';

/** What is done to a page before its content is chosen, in this order; a trial leaves one out (scripts/tools/reader/try-rules.ts). */
export const PREPARATION: Readonly<Record<string, (page: Page) => void>> = {
  'pictures of a noscript': takeFromNoscript,
  'streamed parts': placeStreamedParts,
  'noscript that is the page': openNoscript,
  'hidden text': dropHidden,
  'what nobody reads': dropUnseen,
  'code without pre': promoteLooseCode,
  'tables of code': flattenCodeTables,
  'code in pieces': joinInlineCode,
  'one form of code': normaliseCode,
  pictures: resolveImages,
  'anchors of headings': dropAnchors,
  'cards over names': dropLinkCards,
  'words side by side': partWords,
};

/** Takes out of a page what no reader sees, and brings code, pictures and headings to one form. To be done once, after the metadata is read. */
export function preparePage(page: Page, without?: string): void {
  for (const [name, step] of Object.entries(PREPARATION)) if (name !== without) step(page);
}

const UNSEEN: ReadonlySet<string> = new Set('script style template link svg iframe object embed canvas'.split(' '));
const COMMENT = 8;

function dropUnseen(page: Page): void {
  const unseen: ChildNode[] = [];
  collectUnseen(page.document.documentElement, unseen);
  for (const node of unseen) node.remove();
  page.named = indexNames(page.body);
}

function collectUnseen(parent: Element, unseen: ChildNode[]): void {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === COMMENT || (isElement(child) && UNSEEN.has(child.localName))) unseen.push(child);
    else if (isElement(child)) collectUnseen(child, unseen);
  }
}

/** Brings the chosen content to the form in which every format is made from it: layout tables melted, lists in their entries, links absolute, links around blocks put inside them. */
export function finishContent(content: Element, base: string): void {
  flattenLayoutTables(content);
  nestLists(content);
  nameSeries(content);
  resolveLinks(content, base);
  for (const link of findNamed(content, 'a')) if (link.firstElementChild) moveLinkInside(link);
}

/** A list that stands directly in a list belongs to the entry before it, as browsers show it. */
function nestLists(content: Element): void {
  for (const list of findNamed(content, 'ul', 'ol')) {
    const isWithinList = /^[uo]l$/.test(list.parentElement?.localName ?? '');
    const entry = list.previousElementSibling;
    if (isWithinList && entry?.localName === 'li') entry.append(list);
  }
}

/** A card that is one link: the link goes to its heading, or its first line. */
function moveLinkInside(link: Element): void {
  const blocks = [...link.querySelectorAll('*')].filter((one) => BLOCKS.has(one.localName) && (one.textContent ?? '').trim());
  if (!blocks.length) return;
  const target =
    blocks.find((one) => /^h[1-6]$/.test(one.localName)) ??
    blocks.find((one) => ![...one.children].some((child) => BLOCKS.has(child.localName)));
  if (target) {
    const inner = link.ownerDocument.createElement('a');
    inner.setAttribute('href', link.getAttribute('href') ?? '');
    inner.append(...target.childNodes);
    target.append(inner);
  }
  unwrap(link);
}

/** A cell of a data table seldom holds more. Characters. */
const LONG_CELL = 400;

/** Melts tables that only lay out the page into blocks; tables of data stay. Inner ones first, so that an outer one is judged by what is left. */
function flattenLayoutTables(root: Element): void {
  for (const table of findNamed(root, 'table').reverse()) {
    if (isData(table)) continue;
    for (const part of table.querySelectorAll('thead,tbody,tfoot,colgroup,col')) unwrap(part);
    for (const part of table.querySelectorAll('tr,td,th,caption')) rename(part, 'div');
    rename(table, 'div');
  }
}

function isData(table: Element): boolean {
  if (/^(?:presentation|none)$/.test(table.getAttribute('role') ?? '')) return false;
  if (table.querySelector('table')) return false;
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children]);
  const widest = Math.max(0, ...rows.map((row) => row.length));
  if (widest < 2) return false;
  const cells = rows.flat();
  if (cells.some((cell) => cell.querySelector('h1,h2,h3,h4,pre,blockquote') !== null)) return false;
  if (table.querySelector('th,thead,caption')) return true;
  if (rows.length < 2) return false;
  const long = cells.filter((cell) => plainText(cell).length > LONG_CELL || cell.querySelectorAll('p,li').length > 3).length;
  return long <= cells.length * 0.1;
}
