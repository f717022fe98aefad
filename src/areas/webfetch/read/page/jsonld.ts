/** What schema.org data in a page says of its article. */
export interface ArticleData {
  headline?: string;
  description?: string;
  image?: string;
  language?: string;
  publisher?: string;
  /** The article's plain text, where the publisher gives it. */
  body?: string;
  /** Types of all things that the data describes. */
  types: readonly string[];
}

type Thing = Record<string, unknown>;

const ARTICLE = /(?:Article|BlogPosting|Report|Posting|Recipe|Review|NewsArticle|WebPage)$/;

/** Deepest nesting of the data that is looked at. */
const DEEPEST = 8;

/** Reads the page's JSON-LD. The first thing that looks like an article wins; its text may stand in any of them. */
export function articleData(document: Document): ArticleData {
  const things: Thing[] = [];
  for (const script of document.querySelectorAll('script')) {
    if (!/^application\/ld\+json/i.test(script.getAttribute('type')?.trim() ?? '')) continue;
    const data = parseLoosely(script.textContent ?? '');
    if (data !== undefined) collect(data, things, 0);
  }
  const article =
    things.find((one) => ARTICLE.test(typeOf(one)) && !/WebPage$/.test(typeOf(one))) ?? things.find((one) => /WebPage$/.test(typeOf(one)));
  const bodies = things.map((one) => text(one.articleBody)).filter((one) => one !== undefined);
  return {
    headline: text(article?.headline) ?? (article && !/WebPage$/.test(typeOf(article)) ? text(article.name) : undefined),
    description: text(article?.description),
    image: addressOf(article?.image),
    language: text(article?.inLanguage),
    publisher: text(thing(article?.publisher)?.name) ?? text(things.find((one) => typeOf(one) === 'WebSite')?.name),
    body: bodies.sort((a, b) => b.length - a.length)[0],
    types: things.map(typeOf),
  };
}

/** Publishers leave raw line breaks, comments and CDATA marks in their data; what JSON cannot be made of it is left aside. */
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

function collect(value: unknown, things: Thing[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, things, depth + 1);
    return;
  }
  const one = value as Thing;
  if (one['@type'] !== undefined) things.push(one);
  for (const inner of [one['@graph'], one.mainEntity, one.mainEntityOfPage, one.hasPart]) collect(inner, things, depth + 1);
}

const typeOf = (one: Thing): string => {
  const type = one['@type'];
  return String(Array.isArray(type) ? type[0] : type).replace(/^.*[/#:]/, '');
};

const thing = (value: unknown): Thing | undefined => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'object' && one !== null ? (one as Thing) : undefined;
};

const text = (value: unknown): string | undefined => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' && one.trim() !== '' ? one : undefined;
};

const addressOf = (value: unknown): string | undefined => text(value) ?? text(thing(value)?.url) ?? text(thing(value)?.contentUrl);
