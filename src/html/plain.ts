import { cutText } from '../net/upstream.ts';
import { parsePage } from './tables.ts';

/** An HTML fragment's text on one line: tags dropped, entities decoded, whitespace collapsed. Only its beginning is read. */
export function plainText(fragment: string): string {
  const html = cutText(fragment);
  const text = /[<&]/.test(html) ? (parsePage(html).body.textContent ?? '') : html;
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}
