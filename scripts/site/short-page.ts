import { Parser } from 'htmlparser2';

/** Of a page's words so many are indexed, beside its title and headings. All of them make the index four times as large. */
const MAX_WORDS = 100;
/** What Pagefind leaves out by itself. */
const LEFT_OUT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'form', 'label', 'nav', 'footer', 'time']);
/** Prices and dates of a text change each day, and an index with them: figures are found in titles, headings and fields. */
const FIGURE = /\d/;
/** How prices moved and how old they are: "unchanged since the day before" on one day, "not today's price" on the next. */
const OF_A_DAY = /(^| )(change|freshness|board-age)( |$)/;
const HEADING = /^h[1-6]$/;
const LANGUAGE = /<html[^>]* lang="([^"]*)"/;
const ATTRIBUTE = {
  body: 'data-pagefind-body',
  ignore: 'data-pagefind-ignore',
  meta: 'data-pagefind-meta',
  filter: 'data-pagefind-filter',
  indexed: 'data-pagefind-index-attrs',
};

/** What Pagefind reads in the place of a page. */
export interface ShortPage {
  /** As the page says it: `en-IN`, `hi`. */
  language: string;
  html: string;
}

/** An element that is open. */
interface Open {
  name: string;
  left: boolean;
  isMain: boolean;
  /** Where its text goes, for a heading, a filter or a field. */
  collects?: { attribute: string; text: string }[];
}

/**
 * Makes a short page of a page: title, headings, filters and fields as they are, and its first hundred words
 * that have no figure. Understands the attributes
 * `data-pagefind-*` as Pagefind does. Undefined for a page that says nothing to search.
 */
export function shortPage(html: string): ShortPage | undefined {
  const body = html.indexOf(ATTRIBUTE.body);
  if (body < 0) return undefined;
  const language = LANGUAGE.exec(html)?.[1] ?? '';
  let main: string | undefined;
  /** Of a page in Hindi whose subject has an English name alone, the English page is the one to find. */
  let isNamedInEnglish = false;
  const parts: string[] = [];
  const words: string[] = [];
  const open: Open[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isMain = ATTRIBUTE.body in attributes;
      isNamedInEnglish ||= language === 'hi' && name === 'h1' && attributes.lang === 'en';
      if (isMain) main = attributes[ATTRIBUTE.meta] ?? '';
      const above = open.at(-1);
      const left = (above?.left ?? true) && !isMain;
      const isLeft = left || LEFT_OUT.has(name) || ATTRIBUTE.ignore in attributes || OF_A_DAY.test(attributes.class ?? '');
      const element: Open = { name, left: isLeft, isMain };
      open.push(element);
      if (isLeft || isMain) return;
      for (const attribute of (attributes[ATTRIBUTE.indexed] ?? '').split(/[\s,]+/)) words.push(...wordsOf(attributes[attribute] ?? ''));
      element.collects = [ATTRIBUTE.meta, ATTRIBUTE.filter].flatMap((kind) => {
        const value = attributes[kind];
        if (value === undefined) return [];
        if (!value.includes(':')) return [{ attribute: `${kind}="${escaped(value)}`, text: '' }];
        parts.push(`<span ${kind}="${escaped(value)}"></span>`);
        return [];
      });
      if (HEADING.test(name)) element.collects.push({ attribute: '', text: '' });
    },
    ontext(text) {
      if (open.at(-1)?.left ?? true) return;
      let isHeading = false;
      for (const { name, collects = [] } of open) {
        for (const one of collects) one.text += text;
        isHeading ||= HEADING.test(name);
      }
      if (!isHeading && words.length < MAX_WORDS) words.push(...wordsOf(text).filter((word) => !FIGURE.test(word)));
    },
    onclosetag() {
      const { name, collects = [] } = open.pop() ?? {};
      for (const { attribute, text } of collects) {
        const said = wordsOf(text).join(' ');
        if (!said) continue;
        parts.push(attribute ? `<span ${attribute}:${escaped(said)}"></span>` : `<${name}>${escaped(said)}</${name}>`);
      }
    },
  });
  // Half of a page is around what is searched.
  const end = html.indexOf('</main>', body);
  parser.end(html.slice(html.lastIndexOf('<', body), end < 0 ? undefined : end));
  if (main === undefined || isNamedInEnglish) return undefined;
  const fields = main && ` ${ATTRIBUTE.meta}="${escaped(main)}"`;
  const text = escaped(words.slice(0, MAX_WORDS).join(' '));
  return {
    language,
    html: `<html lang="${language}"><body><main ${ATTRIBUTE.body}${fields}>${parts.join('')}<p>${text}</p></main></body></html>`,
  };
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
