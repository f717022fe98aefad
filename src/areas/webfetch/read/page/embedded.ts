import { parseJson } from '../../../../kernel/parse-json.ts';
import { escapeText, type Named } from './elements.ts';

/** Text found in a page's data instead of its elements. */
export interface Embedded {
  html: string;
  /** `json-ld`: the article's text for search engines; `state`: the data from which the page's scripts draw it. */
  from: 'json-ld' | 'state';
}

/** Fewest letters that are worth showing in the place of a page. */
const MIN_LETTERS = 120;
/** Largest state that is read, in characters, and deepest and most values looked at. */
const MAX_STATE = 3_000_000;
const MAX_DEPTH = 24;
const MAX_VALUES = 200_000;

/** The text of a page that its scripts would draw, from its article data, else from its state. */
export function embeddedText(named: Named, articleBody: string | undefined): Embedded | undefined {
  if (articleBody && articleBody.trim().length >= MIN_LETTERS) return { html: asHtml([articleBody]), from: 'json-ld' };
  let best: string[] = [];
  for (const script of named('script')) {
    const texts = proseIn(stateOf(script));
    if (lettersOf(texts) > lettersOf(best)) best = texts;
  }
  return lettersOf(best) >= MIN_LETTERS ? { html: asHtml(best), from: 'state' } : undefined;
}

const lettersOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** A script's data: JSON by its type, or JSON that is assigned to a name (`window.__STATE__ = {…}`). */
function stateOf(script: Element): unknown {
  const type = script.getAttribute('type') ?? '';
  const text = script.textContent ?? '';
  if (text.length > MAX_STATE || /ld\+json/i.test(type)) return undefined;
  if (/json/i.test(type)) return parseJson(text);
  const assigned = /^\s*(?:window|self|globalThis|var|let|const)\b[\s.]*[\w$.["'\]]{1,80}\s*=\s*(?=[{[])/.exec(text);
  if (!assigned) return undefined;
  const data = text.slice(assigned[0].length).trim().replace(/;$/, '');
  return parseJson(data) ?? parseJson(data.slice(0, data.lastIndexOf('}') + 1));
}

const PROSE = /[\p{L}\p{M}\d,;]\s+[\p{L}\p{M}\d“"‘(]/u;
const MIN_PROSE = 40;

/** The texts at the place of the data that holds most prose: the same keys all the way, in any entry of a list. */
function proseIn(state: unknown): string[] {
  const places = new Map<string, string[]>();
  let looked = 0;
  const look = (value: unknown, place: string, depth: number): void => {
    if (looked++ > MAX_VALUES || depth > MAX_DEPTH) return;
    if (typeof value === 'string') {
      if (
        value.length >= MIN_PROSE &&
        PROSE.test(value) &&
        !/^[\w+/=-]{40,}$|^https?:\S+$|[{}]{1}.*:.*;|=>|function\s*\(/.test(value.slice(0, 400))
      )
        places.set(place, [...(places.get(place) ?? []), value]);
    } else if (Array.isArray(value)) for (const one of value) look(one, `${place}*`, depth + 1);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) look(one, `${place}/${key}`, depth + 1);
  };
  look(state, '', 0);
  let best: string[] = [];
  for (const texts of places.values()) if (lettersOf(texts) > lettersOf(best)) best = texts;
  return [...new Set(best)];
}

/** HTML stays HTML; in plain text each line is a paragraph. */
const asHtml = (texts: readonly string[]): string =>
  texts
    .flatMap((text) =>
      /<(?:p|div|br|h[1-6]|ul|ol|section)\b[^<>]*>/i.test(text)
        ? [text]
        : text
            .split(/\n+/)
            .filter((line) => line.trim())
            .map((line) => `<p>${escapeText(line.trim())}</p>`),
    )
    .join('');
