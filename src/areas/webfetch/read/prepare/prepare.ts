import { BLOCKS, findNamed, indexNames, isElement, unwrap } from '../page/elements.ts';
import { dropAnchors, resolveLinks } from '../page/links.ts';
import { flattenCodeTables, joinInlineCode, normaliseCode } from './code.ts';
import { frameEmbeds, isEmbed, isFile, linkEmbeds, openShadowTrees, partReadings, readAmp } from './embeds.ts';
import { openFolds } from './folds.ts';
import { writeFormulas } from './formulas.ts';
import { openGuardedMail } from './guarded-mail.ts';
import { resolveImages, takeFromNoscript } from './images.ts';
import { promoteLooseCode } from './loose-code.ts';
import { buildClassTables, buildRoleTables } from './made-tables.ts';
import { finishNotes, markNotes, placeSideNotes } from './notes.ts';
import { DRAWN, type Page } from './page.ts';
import { markPairs, writePairs } from './pairs.ts';
import { nameRaised } from './raised-styles.ts';
import { dropHidden, openNoscript, placeStreamedParts } from './reveal.ts';
import { nameSeries } from './series.ts';
import { writeCellSigns, writeDrawings, writeGauges } from './signs.ts';
import { dropLinkCards, partWords } from './spans.ts';
import { alignCells, dropHiddenColumns, dropRepeatedNames, flattenLayoutTables, judgeTables, orderParts } from './tables.ts';
import { nameTabs, partCaptions, writeTabNames } from './tabs.ts';
import { dropTwins } from './twins.ts';

/** Steps that prepare a page for content selection, in this order; a trial leaves one out (scripts/tools/reader/try-rules.ts). */
export const PREPARATION: Readonly<Record<string, (page: Page) => void>> = {
  'shadow trees': openShadowTrees,
  'pictures of AMP': readAmp,
  'films that a script loads': frameEmbeds,
  'pictures of a noscript': takeFromNoscript,
  'streamed parts': placeStreamedParts,
  'noscript that is the page': openNoscript,
  'names of tabs': nameTabs,
  'hidden text': dropHidden,
  'said twice within a line': dropTwins,
  'questions in buttons and links': openFolds,
  'readings of characters': partReadings,
  'e-mail addresses': openGuardedMail,
  'text raised by a style': nameRaised,
  'tables by their roles': buildRoleTables,
  'tables by their classes': buildClassTables,
  'names beside values': markPairs,
  'parts of tables in order': orderParts,
  'hidden columns': dropHiddenColumns,
  'names repeated in cells': dropRepeatedNames,
  'cells aligned by a style': alignCells,
  'signs in cells': writeCellSigns,
  'what drawings show': writeDrawings,
  gauges: writeGauges,
  formulas: writeFormulas,
  'what nobody reads': dropUnseen,
  'code without pre': promoteLooseCode,
  'tables of code': flattenCodeTables,
  'code in pieces': joinInlineCode,
  'one form of code': normaliseCode,
  'tables of data': judgeTables,
  pictures: resolveImages,
  'notes at the side': placeSideNotes,
  footnotes: markNotes,
  'anchors of headings': dropAnchors,
  'cards over names': dropLinkCards,
  'words side by side': partWords,
};

/** Removes what no reader sees, and normalizes code, images and headings. Run once, after the metadata is read. */
export function preparePage(page: Page, without?: string): void {
  for (const [name, step] of Object.entries(PREPARATION)) if (name !== without) step(page);
}

const UNSEEN: ReadonlySet<string> = new Set('script style template link svg iframe object embed canvas'.split(' '));
const DRAWINGS: ReadonlySet<string> = new Set('svg iframe object embed canvas'.split(' '));
const COMMENT = 8;

function dropUnseen(page: Page): void {
  const unseen: ChildNode[] = [];
  collectUnseen(page.document.documentElement, unseen);
  for (const node of unseen) {
    if (isElement(node) && DRAWINGS.has(node.localName)) node.closest('figure')?.setAttribute(DRAWN, '');
    node.remove();
  }
  page.named = indexNames(page.body);
}

function collectUnseen(parent: Element, unseen: ChildNode[]): void {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === COMMENT || (isElement(child) && UNSEEN.has(child.localName) && !isEmbed(child) && !isFile(child)))
      unseen.push(child);
    else if (isElement(child)) collectUnseen(child, unseen);
  }
}

/**
 * Normalizes the chosen content for all formats: layout tables unwrapped, lists nested properly, links absolute, links around blocks moved
 * inside.
 */
export function finishContent(content: Element, base: string): void {
  flattenLayoutTables(content);
  writePairs(content);
  nestLists(content);
  writeTabNames(content);
  partCaptions(content);
  linkEmbeds(content, base);
  nameSeries(content);
  finishNotes(content);
  resolveLinks(content, base);
  for (const link of findNamed(content, 'a')) if (link.firstElementChild) moveLinkInside(link);
}

/** Moves a list directly inside a list into the entry before it, as browsers display it. */
function nestLists(content: Element): void {
  for (const list of findNamed(content, 'ul', 'ol')) {
    const isWithinList = /^[uo]l$/.test(list.parentElement?.localName ?? '');
    const entry = list.previousElementSibling;
    if (isWithinList && entry?.localName === 'li') entry.append(list);
  }
}

/** For a card that is one link: moves the link to its heading or first line. */
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
