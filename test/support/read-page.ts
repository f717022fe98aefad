import { DEFAULT_OPTIONS, type ReadOptions } from '../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../src/areas/webfetch/read/read.ts';

/** Where the pages are read from. */
export const url = 'https://example.org/a/b';
export const SENTENCE =
  'The monsoon reached the coast two days before the date that the office had given, and the first rain fell on the hills.';

/** What the reader makes of a page. */
export const readPage = (html: string, options: Partial<ReadOptions> = {}, contentType = 'text/html; charset=utf-8') =>
  readReply({ bytes: Buffer.from(html), contentType, url }, { ...DEFAULT_OPTIONS, ...options });
/** What stands between the paragraphs of a text, as read. */
export function between(inner: string, options: Partial<ReadOptions> = {}): string {
  const { content } = readPage(
    `<!doctype html><html lang="en"><head><title>Rain</title></head><body><main><article><p>${SENTENCE}</p><p>${SENTENCE} Begin.</p>${inner}<p>${SENTENCE} End.</p></article></main></body></html>`,
    options,
  );
  return content.slice(content.indexOf('Begin.') + 6, content.lastIndexOf('The monsoon')).replace(/^\n+|\n+$/g, '');
}
