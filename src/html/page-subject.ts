import { fold } from '../text/fold.ts';

/**
 * Whether a page's title or one of its headings names something by one of these names. A site that does not know a place may serve the page of
 * another under its address: only a page that names the place is of it.
 */
export function pageNames(document: Document, names: readonly string[]): boolean {
  const texts = [...document.querySelectorAll('title, h1, h2')].map((element) => ` ${fold(element.textContent ?? '')} `);
  return names.map(fold).some((name) => name !== '' && texts.some((text) => text.includes(` ${name} `)));
}
