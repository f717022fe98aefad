import { decodeHTML } from 'entities/decode';

/** A page that sends its reader on says so within this many bytes. */
const WITHIN = 16_384;

/** The address to which a page sends its reader at once (`<meta http-equiv="refresh" content="0; url=…">`), as written; null if to none. */
export function refreshTarget(bytes: Uint8Array, contentType: string): string | null {
  if (contentType && !/html|octet-stream/i.test(contentType)) return null;
  const start = Buffer.from(bytes.subarray(0, WITHIN)).toString('latin1');
  if (!/http-equiv/i.test(start)) return null;
  const head = Buffer.from(start, 'latin1')
    .toString()
    .replace(/<!--[\s\S]*?(?:-->|$)|<(script|style|noscript|template)\b[\s\S]*?(?:<\/\1|$)/gi, ' ');
  for (const [tag] of head.matchAll(/<meta\b[^>]{1,2000}>/gi)) {
    if (!/http-equiv\s*=\s*["']?\s*refresh/i.test(tag)) continue;
    const [, , double, single, bare] = /\bcontent\s*=\s*("([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag) ?? [];
    const content = decodeHTML(double ?? single ?? bare ?? '');
    const [, target] = /^\s*0*(?:\.0*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content) ?? [];
    if (target?.trim()) return target.trim();
  }
  return null;
}
