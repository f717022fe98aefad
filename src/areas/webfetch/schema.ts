import { z } from 'zod';
import { choiceParam, flagParam, formParam, integerParam, param, textParam } from '../../api/params.ts';
import { ERROR_CODES } from '../../kernel/errors.ts';
import { PICTURE_KINDS } from '../../pictures/picture-kinds.ts';
import { DEFAULT_OPTIONS, FORMATS, MAX_CONTENT_LENGTH, MAX_PDF_PAGES, MIN_CONTENT_LENGTH } from './read/options.ts';
import { isSelector } from './read/select-elements.ts';

const fullUrl = { about: 'Full URL, or a hostname for https', required: true, longest: 4096, example: 'https://example.org/' } as const;
/** An address can be the key to what it shows. */
const address = textParam({ ...fullUrl, keptBy: 'nobody' });
const sameHost = flagParam({ about: 'Stay on the same host', default: true, forAgents: false });

const reading = {
  url: address,
  format: choiceParam(FORMATS, { about: 'Form of the content; json is metadata only', default: DEFAULT_OPTIONS.format }),
  main: flagParam({
    about: '1: the main article; of a PDF without repeated heads and feet. 0: the whole page',
    default: DEFAULT_OPTIONS.main,
  }),
  max: integerParam({
    about: 'Most characters of content',
    minimum: MIN_CONTENT_LENGTH,
    maximum: MAX_CONTENT_LENGTH,
    default: DEFAULT_OPTIONS.max,
  }),
  links: flagParam({ about: '1 also returns every link', default: DEFAULT_OPTIONS.links }),
};

/** A CSS selector, tried on an empty page. */
const selectorParam = (about: string, example: string) =>
  param<string | undefined>({ type: 'string', about, maxLength: MAX_SELECTOR, example }, (raw, fail) => {
    if (raw.length > MAX_SELECTOR) return fail(`is too long: ${raw.length} characters, at most ${MAX_SELECTOR} are accepted`);
    return isSelector(raw) ? raw : fail(`must be a CSS selector, such as ${example}; got ${JSON.stringify(raw)}`);
  });

const MAX_SELECTOR = 300;

export const fetchQuery = z.object({
  ...reading,
  page_marks: flagParam({ about: 'Of a PDF alone: 1 marks its pages', default: false, forAgents: false }),
  select: selectorParam('CSS selector of what to read instead', 'table.prices'),
  without: selectorParam('CSS selector of what to leave out', '.advert, nav'),
  chunks: flagParam({ about: '1 adds parts by headings', default: false }),
  tables: choiceParam(['json'], { about: 'json adds tables as rows' }),
  since: formParam(
    {
      about: 'Hash of an earlier answer: the same content is left out',
      accepts: 'a hash from an answer',
      pattern: /^[\w-]{22}$/,
      example: 'LCa0a2j_xo_5m0U8HTBBNB',
    },
    (raw) => (/^[\w-]{22}$/.test(raw) ? raw : undefined),
  ),
});

export const crawlQuery = z.object({
  ...reading,
  limit: integerParam({ about: 'Pages to follow', minimum: 1, maximum: 10, default: 5 }),
  same_host: sameHost,
});

export const mapQuery = z.object({
  url: address,
  limit: integerParam({ about: 'Most links', minimum: 1, maximum: 500, default: 100 }),
  same_host: sameHost,
  sitemap: flagParam({ about: "1 adds the links of the site's sitemap", default: false }),
});

const link = z.strictObject({ url: z.string(), text: z.string() }).meta({ id: 'PageLink' });

/** The pictures of a page that is shown again would each count against the limit: the caller keeps them. */
export const imageQuery = z.object({ url: textParam({ ...fullUrl, keptBy: 'caller' }) });

const page = z.strictObject({
  success: z.literal(true),
  url: z.string().meta({ description: 'As requested' }),
  final_url: z.string().meta({ description: 'After redirects' }),
  status_code: z.int().meta({ description: 'Status of the fetched page' }),
  content_type: z.string().meta({ description: 'Media type of the fetched page' }),
  title: z.string(),
  description: z.string(),
  content: z.string().meta({ description: 'In the requested format, cut to max characters; empty for json and binary content' }),
  format: z.enum(FORMATS),
  words: z.int().meta({ description: 'Of the whole content, before it is cut' }),
  reading_time_min: z.int(),
  chars: z.int().meta({ description: 'Of content, as returned' }),
  truncated: z.boolean(),
  hash: z.string().optional().meta({ description: 'Of the whole text, for since' }),
  changed: z.boolean().optional().meta({ description: 'With since; if not, content is empty' }),
  selected: z.int().optional().meta({ description: 'With select: elements it matched' }),
  chunks: z
    .array(z.strictObject({ headings: z.array(z.string()), content: z.string() }))
    .optional()
    .meta({ description: 'With chunks=1, as markdown' }),
  tables: z
    .array(z.strictObject({ caption: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) }))
    .optional()
    .meta({ description: 'With tables=json; a cell over several fields is repeated' }),
  archive: z.string().optional().meta({ description: 'Where a page that is gone may be kept; not asked' }),
  dropped: z
    .strictObject({
      navigation: z.int().meta({ description: 'Menus, heads and feet' }),
      related: z.int().meta({ description: 'What leads to other pages, and what stands at the side' }),
      comments: z.int(),
      other: z.int(),
      hidden: z.int().optional().meta({ description: 'What the page itself hides, apart from tabs and answers, which are given' }),
    })
    .optional()
    .meta({ description: 'Characters of a web page that main=1 left out, by their use, or of hidden sheets and slides; main=0 gives all' }),
  sparse: z
    .literal(true)
    .optional()
    .meta({ description: 'Said of a page whose file holds no text but menus and feet, or none at all: its scripts would have drawn it' }),
  content_from: z.enum(['json-ld', 'state']).optional().meta({
    description: 'Where the content of such a page was found: in its data for search engines, or in the data its scripts draw it from',
  }),
  author: z.string().optional().meta({ description: 'As the page or file says; several are joined by commas' }),
  published: z.string().optional().meta({ description: 'When a web page was published, as it says' }),
  date: z.iso.date().optional().meta({ description: 'The day of that by its own clock; of a file, on which it was made' }),
  page_count: z.int().optional().meta({ description: 'Pages of a PDF, slides of a presentation' }),
  pages_read: z
    .int()
    .optional()
    .meta({ description: `Pages of it that were read, from the first, where they are not all: at most ${MAX_PDF_PAGES}` }),
  text: z.literal(false).optional().meta({ description: 'Said of a PDF without letters, such as a scan' }),
  reason: z.string().optional().meta({ description: 'Why it has none' }),
  lang: z.string(),
  site_name: z.string(),
  image: z.string(),
  canonical: z.string(),
  links: z.array(link).optional().meta({ description: 'With links=1' }),
  cached: z.boolean(),
  took_ms: z.int(),
  error: z
    .string()
    .optional()
    .meta({ description: 'For binary content, which is not parsed, and for a PDF or an Office file that is damaged or locked' }),
});

export const fetchResponse = page.meta({ id: 'FetchResult' });

export const failedPage = z
  .looseObject({
    success: z.literal(false),
    url: z.string().meta({ description: 'As requested; empty where none was' }),
    error: z.string().meta({ description: 'What was wrong, for people' }),
    code: z.enum(Object.keys(ERROR_CODES) as [string, ...string[]]).meta({
      description: 'bad_request for an address that is refused or none, upstream_unavailable for a page that could not be fetched',
    }),
    reason: z.string().optional().meta({ description: 'Why an address was refused or a fetch failed, in one word' }),
    parameter: z.string().optional().meta({ description: 'Which parameter was wrong, missing or unknown' }),
    hint: z.string().optional().meta({ description: 'What to try' }),
  })
  .meta({ id: 'FetchFailure' });

export const crawlResponse = page
  .extend({ pages: z.array(z.union([fetchResponse, failedPage])).meta({ description: 'One entry per followed link' }) })
  .meta({ id: 'CrawlResult' });

export const imageResponse = z
  .strictObject({
    success: z.literal(true),
    url: z.string().meta({ description: 'As requested' }),
    final_url: z.string().meta({ description: 'After redirects' }),
    kind: z.enum(PICTURE_KINDS).meta({ description: 'What it was, by its bytes' }),
    width: z.int().meta({ description: 'In pixels, as it is given here' }),
    height: z.int(),
    image: z.string().meta({ description: 'The picture as WebP, in a data: address' }),
  })
  .meta({ id: 'FetchedImage' });

export const mapResponse = z
  .strictObject({
    success: z.literal(true),
    url: z.string(),
    final_url: z.string(),
    status_code: z.int(),
    title: z.string(),
    same_host: z.boolean(),
    limit: z.int(),
    total: z.int().meta({ description: 'Links found; more than limit are told by a larger one' }),
    count: z.int(),
    links: z.array(link),
    cached: z.boolean(),
    took_ms: z.int(),
  })
  .meta({ id: 'MapResult' });
