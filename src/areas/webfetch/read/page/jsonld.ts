import { readThings, type Thing, thingType } from '../../../../html/json-ld.ts';
import { readMarkedThings } from '../../../../html/marked-things.ts';

/** Article metadata in a page's schema.org data. */
export interface ArticleData {
  headline?: string;
  description?: string;
  image?: string;
  language?: string;
  publisher?: string;
  author?: string;
  /** When it was published, as written. */
  published?: string;
  /** The article's plain text, if the publisher includes it. */
  body?: string;
  /** Types of all things in the data. */
  types: readonly string[];
}

const ARTICLE = /(?:Article|BlogPosting|Report|Posting|Recipe|Review|NewsArticle|WebPage)$/;

/**
 * Reads a page's JSON-LD, and what its elements say in microdata or RDFa where that has no article. The first thing that looks like an article wins;
 * its text may be in any of the JSON-LD.
 */
export function articleData(document: Document): ArticleData {
  const things = readThings(document);
  const article = findArticle(things) ?? findArticle(readMarkedThings(document));
  const bodies = things.map((one) => text(one.articleBody)).filter((one) => one !== undefined);
  return {
    headline: text(article?.headline) ?? (article && !/WebPage$/.test(thingType(article)) ? text(article.name) : undefined),
    description: text(article?.description),
    image: readUrl(article?.image),
    language: text(article?.inLanguage),
    publisher: text(thing(article?.publisher)?.name) ?? text(things.find((one) => thingType(one) === 'WebSite')?.name),
    author: namesOf(article?.author ?? article?.creator, things),
    published: text(article?.datePublished) ?? text(article?.dateCreated),
    body: bodies.sort((a, b) => b.length - a.length)[0],
    types: things.map(thingType),
  };
}

const findArticle = (things: readonly Thing[]): Thing | undefined =>
  things.find((one) => ARTICLE.test(thingType(one)) && !/WebPage$/.test(thingType(one))) ??
  things.find((one) => /WebPage$/.test(thingType(one)));

const thing = (value: unknown): Thing | undefined => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'object' && one !== null ? (one as Thing) : undefined;
};

const text = (value: unknown): string | undefined => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' && one.trim() !== '' ? one : undefined;
};

/** The names of one or several people, joined by commas; those of accounts and addresses are none. */
const namesOf = (value: unknown, things: readonly Thing[]): string | undefined => {
  const names = [value].flat().map((one) => {
    const name = text(one) ?? text((one as Thing | null)?.name);
    // some name a person by the place in the data where it is told who that is
    const id = name === undefined && text((one as Thing | null)?.['@id']);
    return id ? text(things.find((other) => other['@id'] === id && other.name)?.name) : name;
  });
  const told = [...new Set(names.filter((name) => name !== undefined && !/^https?:/i.test(name)))];
  return told.length > 0 ? told.slice(0, 20).join(', ') : undefined;
};

const readUrl = (value: unknown): string | undefined => text(value) ?? text(thing(value)?.url) ?? text(thing(value)?.contentUrl);
