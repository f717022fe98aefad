/** A thing described by a page's schema.org data. */
export type Thing = Record<string, unknown>;

/** Deepest nesting examined. */
const MAX_DEPTH = 8;

/** All things in a page's JSON-LD, in order. */
export function readThings(document: Document): Thing[] {
  const things: Thing[] = [];
  for (const script of document.querySelectorAll('script')) {
    if (!/^application\/ld\+json/i.test(script.getAttribute('type')?.trim() ?? '')) continue;
    const data = parseLoosely(script.textContent ?? '');
    if (data !== undefined) collectThings(data, things);
  }
  return things;
}

/** Publishers leave raw line breaks, comments and CDATA marks in their data; what still is not JSON is skipped. */
function parseLoosely(source: string): unknown {
  const trimmed = source
    .trim()
    .replace(/^\s*(?:\/\*\s*)?(?:<!\[?CDATA\[|<!--)(?:\s*\*\/)?|(?:\/\*\s*)?(?:\]\]>|-->)(?:\s*\*\/)?\s*$/g, '')
    .trim();
  for (const attempt of [
    trimmed,
    trimmed.replace(/\p{Cc}+/gu, ' '),
    trimmed
      .replace(/;\s*$/, '')
      .replace(/,\s*([}\]])/g, '$1')
      .replace(/\p{Cc}+/gu, ' '),
  ]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // the next attempt is more forgiving
    }
  }
  return undefined;
}

/** Adds a thing, or those of a list or graph, to `things`, with what it is mainly about. */
export function collectThings(value: unknown, things: Thing[], depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const one of value) collectThings(one, things, depth + 1);
    return;
  }
  const one = value as Thing;
  if (one['@type'] !== undefined) things.push(one);
  for (const inner of [one['@graph'], one.mainEntity, one.mainEntityOfPage, one.hasPart]) collectThings(inner, things, depth + 1);
}

/** A thing's type without the vocabulary: `Product`. */
export const thingType = (one: Thing): string => {
  const type = one['@type'];
  return String(Array.isArray(type) ? type[0] : type).replace(/^.*[/#:]/, '');
};
