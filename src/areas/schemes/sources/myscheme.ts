import { z } from 'zod';
import { type Reader, type SourceIdentity, type SourcePage, unexpectedPage } from '../../../crawl/source.ts';
import { providerSecret } from '../../../kernel/env.ts';
import { parseDay } from '../../../kernel/time.ts';
import { toLine } from '../reading/richtext.ts';
import type { SchemeObservation } from './observation.ts';

const NAME = 'myscheme';
const SITE = 'https://www.myscheme.gov.in';
/** The search's maximum. */
const PAGE_SIZE = 100;

/** The national schemes portal. Its search and its details are two readers of one host. */
export const MYSCHEME: SourceIdentity = {
  name: NAME,
  title: 'myscheme.gov.in',
  url: 'https://api.myscheme.gov.in',
  unavailable: () => (providerSecret(NAME) === undefined ? 'MYSCHEME_API_KEY is not set' : undefined),
};

/** The API requires Origin and Referer. */
export const apiHeaders = (): Record<string, string> => ({
  accept: 'application/json',
  origin: SITE,
  referer: `${SITE}/`,
  'x-api-key': providerSecret(NAME) ?? '',
});

export interface ListingNeeds {
  /** Today in India, YYYY-MM-DD. */
  today: string;
  /** By relevance, pages overlap and miss some schemes (10 pages of 100 gave 985 of 1,000), so they are sorted by name. */
  sort: 'schemename-asc' | 'schemename-desc';
}

/** A listed scheme, and the publisher's total. */
export interface ListedScheme extends SchemeObservation {
  total: number;
}

const text = z.string().nullish();
const texts = z.union([z.array(z.string().nullable()), z.string()]).nullish();

const item = z.object({
  id: z.string(),
  fields: z.object({
    slug: z.string().min(1),
    schemeName: z.string().min(1),
    schemeShortTitle: text,
    level: text,
    schemeFor: texts,
    nodalMinistryName: text,
    beneficiaryState: texts,
    schemeCategory: texts,
    tags: texts,
    briefDescription: text,
    schemeCloseDate: text,
  }),
});

const searchPage = z.object({
  data: z.object({
    summary: z.object({ total: z.number().int().min(0) }),
    hits: z.object({ items: z.array(item) }),
  }),
});

interface PageAbout {
  from: number;
}

const request = (from: number, sort: string) => ({
  path: `/search/v6/schemes?lang=en&q=${encodeURIComponent('[]')}&keyword=&sort=${sort}&from=${from}&size=${PAGE_SIZE}`,
  headers: apiHeaders(),
  about: { from },
});

/** Reads the whole listing: the first page gives the total. */
export const listingReader: Reader<ListedScheme, ListingNeeds, PageAbout> = {
  requests: ({ sort }) => [request(0, sort)],
  discover(page, { sort }) {
    const { total } = readPage(page).data.summary;
    const pages = Math.ceil(total / PAGE_SIZE);
    return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => request((index + 1) * PAGE_SIZE, sort));
  },
  parse(page, { today }) {
    const { summary, hits } = readPage(page).data;
    return hits.items.map(({ id, fields }): ListedScheme => {
      const brief = toLine(fields.briefDescription);
      return {
        total: summary.total,
        slug: fields.slug.trim(),
        upstreamId: id,
        name: toLine(fields.schemeName),
        shortTitle: toLine(fields.schemeShortTitle),
        level: /^central$/i.test(fields.level?.trim() ?? '') ? 'central' : 'state',
        schemeFor: list(fields.schemeFor).join(', '),
        ministry: toLine(fields.nodalMinistryName),
        states: list(fields.beneficiaryState),
        categories: list(fields.schemeCategory),
        tags: list(fields.tags),
        brief,
        briefSource: brief ? 'myscheme' : null,
        closeDate: parseDay(fields.schemeCloseDate ?? '') ?? null,
        known: 'listing',
        recorded: today,
      };
    });
  },
};

function readPage(page: SourcePage<PageAbout>): z.output<typeof searchPage> {
  return readJson(page, searchPage);
}

/** Parses a page of this API with a schema; throws UpstreamError if it does not match. */
export function readJson<S extends z.ZodType>(page: Pick<SourcePage<unknown>, 'path' | 'text'>, schema: S): z.output<S> {
  let json: unknown;
  try {
    json = JSON.parse(page.text);
  } catch (cause) {
    throw unexpectedPage(NAME, page.path, 'is not JSON', cause);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw unexpectedPage(NAME, page.path, `is not what it should be: ${issue?.path.join('.')} ${issue?.message}`);
}

const list = (value: z.output<typeof texts>): string[] => (typeof value === 'string' ? [value] : (value ?? [])).map(toLine).filter(Boolean);
