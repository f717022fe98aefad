import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { type StandIn, startStandIn } from './stand-in.ts';

/** A scheme as the recorded pages of the search API have it, without the publisher's prose. */
export interface RecordedItem {
  id: string;
  slug: string;
  schemeName: string;
  schemeShortTitle: string;
  level: string;
  schemeFor: string;
  nodalMinistryName?: string;
  beneficiaryState: string[];
  schemeCategory: string[];
  schemeCloseDate: string | null;
  priority: number;
  tags: string[];
}

/** The 492 distinct schemes of five recorded pages (1 March 2026). */
export const recordedItems = (): RecordedItem[] =>
  JSON.parse(gunzipSync(readFileSync(new URL('../fixtures/schemes/search-items.json.gz', import.meta.url))).toString('utf8'));

export const briefOf = ({ schemeName }: RecordedItem): string => `What “${schemeName}” gives &amp; to whom.`;

export interface MySchemeStandIn extends StandIn {
  items: RecordedItem[];
  /** Members of a scheme's English details, instead of those made from its name. */
  details: Record<string, object>;
  /** Schemes that are on no page although they are counted. */
  hidden: Set<string>;
  /** Answers given so far; the next answer may be made to wait. */
  wait(): Promise<void> | undefined;
}

const TRAP = 15;

/**
 * The schemes portal's API. By relevance its pages overlap, so that some schemes are on none; by name they do not. Without key, Origin and
 * Referer it refuses.
 */
export async function startMyScheme(items = recordedItems()): Promise<MySchemeStandIn> {
  const standIn = await startStandIn();
  const portal: MySchemeStandIn = Object.assign(standIn, { items, details: {}, hidden: new Set<string>(), wait: () => undefined });
  const json = (response: ServerResponse, body: unknown) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const guarded =
    (answer: (url: URL) => unknown) =>
    async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const { 'x-api-key': key, origin, referer } = request.headers;
      await portal.wait();
      if (key !== 'test-key' || !origin || !referer) response.writeHead(401).end('{"message":"Unauthorized"}');
      else json(response, answer(new URL(request.url ?? '/', portal.url)));
    };
  portal.routes['/robots.txt'] = 'User-agent: *\nAllow: /\n';
  portal.routes['/search/v6/schemes'] = guarded((url) => searchPage(portal, url));
  portal.routes['/schemes/v6/public/schemes'] = guarded((url) => detailsOf(portal, url.searchParams.get('slug') ?? ''));
  for (const item of items) {
    portal.routes[`/schemes/v6/public/schemes/${item.id}/documents`] = guarded(() => ({
      data: { en: { documents_required: [{ type: 'ul_list', children: [listItem('Aadhaar card'), listItem('Bank passbook')] }] } },
    }));
    portal.routes[`/schemes/v6/public/schemes/${item.id}/faqs`] = guarded(() => ({
      data: {
        en: {
          faqs: [
            {
              question: `Who runs ${item.schemeName}?`,
              answer: [{ children: [{ text: 'Its department.' }] }],
              answer_md: 'Its **department**.',
            },
          ],
        },
      },
    }));
  }
  return portal;
}

const listItem = (text: string) => ({ type: 'list_item', children: [{ text }] });

function searchPage({ items, hidden }: MySchemeStandIn, url: URL): unknown {
  const from = Number(url.searchParams.get('from'));
  const size = Number(url.searchParams.get('size'));
  const sort = url.searchParams.get('sort');
  const byName = items.toSorted((a, b) => (a.schemeName < b.schemeName ? -1 : 1));
  const ordered = sort === 'schemename-asc' ? byName : sort === 'schemename-desc' ? byName.toReversed() : items;
  const shown = ordered.filter(({ slug }) => !hidden.has(slug));
  // The trap: by relevance a page begins with the end of the page before it.
  const start = sort?.startsWith('schemename') ? from : Math.max(0, from - TRAP * (from / size));
  return {
    status: 'Success',
    statusCode: 200,
    errorDescription: '',
    error: 'null',
    data: {
      summary: { total: items.length, query: '', sortOptions: [], appliedFilters: [], disabledFilters: [] },
      facets: [],
      hits: {
        page: { total: items.length, totalPages: Math.ceil(items.length / size), pageNumber: from / size, from, size },
        items: shown.slice(start, start + size).map((item) => {
          const { id, ...fields } = item;
          return { id, fields: { ...fields, briefDescription: briefOf(item) }, highlight: {} };
        }),
      },
      sortedBy: sort || 'multiple_sort',
    },
  };
}

function detailsOf({ items, details }: MySchemeStandIn, slug: string): unknown {
  const item = items.find((one) => one.slug === slug);
  if (!item) return { statusCode: 404, data: null };
  return {
    statusCode: 200,
    data: {
      _id: item.id,
      slug,
      en: {
        basicDetails: {
          schemeName: item.schemeName,
          nodalDepartmentName: { label: 'Department of Tests' },
          implementingAgency: 'Agency of Tests',
          schemeOpenDate: '01-04-2020',
        },
        schemeContent: {
          detailedDescription: [{ type: 'paragraph', children: [{ text: `All about ${item.schemeName}.` }] }],
          benefits_md: '- &amp;#8377;500 a month<br>- Free travel',
          benefits: [],
          exclusions_md: '',
          references: [
            { title: 'Guidelines', url: 'https://example.gov.in/guidelines.pdf ' },
            { title: 'Not a link', url: 'javascript:alert(1)' },
          ],
        },
        eligibilityCriteria: {
          eligibilityDescription: [
            {
              type: 'ol_list',
              children: [listItem('Lives in India'), { type: 'list_item', children: [{ text: 'Is ' }, { text: 'over 18', bold: true }] }],
            },
          ],
        },
        applicationProcess: [
          { mode: 'Online', url: 'https://example.gov.in/apply', process: [{ children: [{ text: 'Fill the form.' }] }] },
        ],
        ...details[slug],
      },
    },
  };
}
