import { BLOCKS, unwrap } from '../page/elements.ts';
import { dropAnchors, resolveLinks } from '../page/links.ts';
import { normaliseCode, promoteLooseCode } from './code.ts';
import { resolveImages } from './images.ts';
import { revealHidden } from './reveal.ts';
import { nameSeries } from './series.ts';
import { dropLinkCards, partWords } from './spans.ts';
import { flattenLayoutTables } from './tables.ts';

/** Takes out of a page what no reader sees, and brings code, pictures and headings to one form. To be done once, after the metadata is read. */
export function preparePage(document: Document, base: string): void {
  const { body } = document;
  promoteLooseCode(body);
  normaliseCode(body);
  resolveImages(body, base);
  dropAnchors(body);
  revealHidden(document);
  for (const element of document.querySelectorAll('script,style,template,link,svg,iframe,object,embed,canvas')) element.remove();
  dropComments(document);
  dropLinkCards(body);
  partWords(body);
}

function dropComments(document: Document): void {
  const walker = document.createTreeWalker(document.documentElement, 128);
  const comments: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) comments.push(node);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Brings the chosen content to the form in which every format is made from it: layout tables melted, links absolute, links around blocks put inside them. */
export function finishContent(content: Element, base: string): void {
  flattenLayoutTables(content);
  nameSeries(content);
  resolveLinks(content, base);
  for (const link of content.querySelectorAll('a[href]')) moveLinkInside(link);
}

/** A card that is one link: the link goes to its heading, or its first line. */
function moveLinkInside(link: Element): void {
  if (!link.firstElementChild) return;
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
