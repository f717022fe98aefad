import { parsePage } from './tables.ts';

/** The text of a fragment of HTML on one line: tags dropped, entities decoded, spaces squeezed. */
export function plainText(html: string): string {
  const text = /[<&]/.test(html) ? (parsePage(html).body.textContent ?? '') : html;
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}
