import { cutText } from '../net/upstream.ts';
import { parsePage } from './tables.ts';

/** The text of a fragment of HTML on one line: tags dropped, entities decoded, spaces squeezed. Its beginning alone is read. */
export function plainText(fragment: string): string {
  const html = cutText(fragment);
  const text = /[<&]/.test(html) ? (parsePage(html).body.textContent ?? '') : html;
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}
