import { lineOfText } from '../render/text.ts';
import { findNamed, type Named, plainText, unwrap } from './elements.ts';

export interface Link {
  url: string;
  text: string;
}

/** Makes links absolute. Links without a useful target (scripts, empty, broken, this page itself) become plain text. */
export function resolveLinks(root: Element, base: string): void {
  for (const link of findNamed(root, 'a')) {
    const url = linkTarget(link, base);
    if (url) link.setAttribute('href', url);
    else unwrap(link);
  }
}

/** Numbers that the text of a link must keep apart. */
const VALUES = 'sup,sub,del,s,strike';

/** Every link of a page with its text: absolute, unique, in order. The first non-empty text wins. */
export function listLinks(root: Element, base: string): Link[] {
  const links = new Map<string, Link>();
  for (const element of findNamed(root, 'a', 'area')) {
    const target = linkTarget(element, base);
    if (!target || !/^https?:/.test(target)) continue;
    const url = target.split('#', 1)[0] as string;
    const text =
      (element.firstElementChild && element.querySelector(VALUES) ? lineOfText(element) : plainText(element)) ||
      element.getAttribute('aria-label')?.trim() ||
      element.getAttribute('title')?.trim() ||
      element.querySelector('img[alt]')?.getAttribute('alt')?.trim() ||
      element.getAttribute('alt')?.trim() ||
      '';
    const known = links.get(url);
    if (!known) links.set(url, { url, text });
    else if (!known.text) known.text = text;
  }
  return [...links.values()];
}

function linkTarget(link: Element, base: string): string | null {
  const href = link.getAttribute('href')?.trim();
  if (!href || href === '#') return null;
  const url = URL.parse(href, base);
  if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return null;
  return url.href;
}

/** Removes anchors next to headings that link to themselves, and "edit" links: they are controls, not text. */
export function dropAnchors({ named }: { named: Named }): void {
  for (const heading of named('h1', 'h2', 'h3', 'h4', 'h5', 'h6')) {
    for (const link of findNamed(heading, 'a')) {
      const href = link.getAttribute('href') ?? '';
      const own = href.startsWith('#') || href.lastIndexOf('#') > href.lastIndexOf('/');
      const marked =
        /anchor|permalink|headerlink|heading-link|hash-link/i.test(link.getAttribute('class') ?? '') ||
        link.getAttribute('aria-hidden') === 'true';
      const text = plainText(link);
      if (!own && text) continue;
      if (!/[\p{L}\p{N}]/u.test(text) && !link.querySelector('img')) link.remove();
      else if (own && marked && text !== plainText(heading)) link.remove();
      else if (own) unwrap(link);
    }
    for (const edit of [...heading.getElementsByClassName('mw-editsection')]) edit.remove();
  }
  // the same next to definitions and paragraphs, and arrows from notes back to the text; a star may lead to a note
  for (const link of named('a')) {
    const isSign = link.getAttribute('href')?.startsWith('#') && !/[\p{L}\p{N}]/u.test(link.textContent ?? '');
    if (isSign && !link.hasAttribute('data-note-ref') && !link.querySelector('img')) link.remove();
  }
}
