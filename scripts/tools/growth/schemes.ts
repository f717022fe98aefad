import { createHash } from 'node:crypto';
import { readSeed } from '../../../src/areas/schemes/sources/starter.ts';
import { env } from '../../../src/kernel/env.ts';
import { fakeTexts, numbers, prose } from '../made-up.ts';
import { chance } from './chance.ts';
import type { Simulation } from './simulate.ts';
import { openUpstream } from './upstream.ts';

const DAY_MS = 86_400_000;
/** A listing changes on so many days of all: 4,331 of them, so about 17 a day. Texts change along with it. */
const LISTING_CHANGES = 1 / 250;
/** Texts also change without a word in the listing, which the weekly reading finds: 30 a week. */
const TEXTS_CHANGE = 1 / 1_000;
/** Of 1,000 schemes two have come within the year, and as many go. */
const NEW_A_DAY = 1;

/** The schemes portal: the recorded names with made-up words of realistic length, of which some change every day. */
export const SCHEMES_SIMULATION: Simulation = {
  area: 'schemes',
  warmUpDays: 1,
  warmUpEvery: 1,
  crawls: 14,
  allowedBytes: 12 * 1024 ** 2,
  async open() {
    const recorded = await readSeed(env.DATA_DIR);
    const words = [...new Set(recorded.flatMap(({ name }) => name.split(/\s+/)))];
    let today = 0;
    /** The last day until today on which this part of a scheme changed; 0 for never. */
    const changedOn = (slug: string, part: string, share: number): number => {
      for (let day = today; day > FIRST; day -= 1) if (chance(`${slug} ${part} ${day}`) < share) return day;
      return 0;
    };
    const listed = () => recorded.filter((_, at) => at < recorded.length - 50 + NEW_A_DAY * (today - FIRST));
    const seedFor = (slug: string, day: number) => Math.floor(chance(`${slug} of day ${day}`) * 2 ** 31);

    function search(url: URL): unknown {
      const all = listed().toSorted((a, b) => (a.name < b.name ? -1 : 1));
      const ordered = url.searchParams.get('sort') === 'schemename-desc' ? all.toReversed() : all;
      const from = Number(url.searchParams.get('from'));
      const items = ordered.slice(from, from + Number(url.searchParams.get('size'))).map((scheme) => {
        const { slug } = scheme;
        const random = numbers(seedFor(slug, changedOn(slug, 'listing', LISTING_CHANGES)));
        const fields = {
          slug,
          schemeName: scheme.name,
          schemeShortTitle: scheme.shortTitle,
          level: scheme.level === 'central' ? 'Central' : 'State',
          schemeFor: scheme.schemeFor ?? 'Individual',
          nodalMinistryName: scheme.ministry,
          beneficiaryState: scheme.states ?? ['Kerala'],
          schemeCategory: scheme.categories ?? ['Education & Learning'],
          tags: scheme.tags ?? [prose(random, words, 1), prose(random, words, 1)],
          briefDescription: prose(random, words, 40),
          schemeCloseDate: scheme.closeDate,
        };
        return { id: schemeId(slug), fields };
      });
      return { data: { summary: { total: all.length }, hits: { items } } };
    }

    function texts(slug: string) {
      const day = Math.max(changedOn(slug, 'listing', LISTING_CHANGES), changedOn(slug, 'texts', TEXTS_CHANGE));
      return fakeTexts(seedFor(slug, day), words);
    }

    function details(slug: string): unknown {
      const { details, benefits, exclusions, eligibility, application, references, department } = texts(slug);
      const content = { detailedDescription_md: details, benefits_md: benefits, exclusions_md: exclusions, references };
      const en = {
        basicDetails: { nodalDepartmentName: department },
        schemeContent: content,
        eligibilityCriteria: { eligibilityDescription_md: eligibility },
        applicationProcess: application.map(({ process, ...way }) => ({ ...way, process_md: process })),
      };
      return { data: { en } };
    }

    const slugs = new Map(recorded.map(({ slug }) => [schemeId(slug), slug]));
    const answer = (path: string) => {
      const url = new URL(path, 'http://here');
      if (url.pathname === '/robots.txt') return undefined;
      if (url.pathname === '/search/v6/schemes') return JSON.stringify(search(url));
      const slug = url.searchParams.get('slug');
      if (slug !== null) return JSON.stringify(details(slug));
      const [, id = '', part] = /schemes\/([^/]+)\/(documents|faqs)$/.exec(url.pathname) ?? [];
      const { documents, faqs } = texts(slugs.get(id) ?? '');
      if (part === 'documents') return JSON.stringify({ data: { en: { documentsRequired_md: documents } } });
      return JSON.stringify({ data: { en: { faqs: faqs.map(({ question, answer }) => ({ question, answer_md: answer })) } } });
    };
    const upstream = await openUpstream(answer, (_, now) => {
      today = Math.floor(now.getTime() / DAY_MS);
    });
    process.env.UPSTREAM_MYSCHEME_URL = upstream.url;
    process.env.UPSTREAM_MYSCHEME_SITEMAP_URL = upstream.url;
    process.env.MYSCHEME_API_KEY = 'a-key-of-the-simulation';
    return upstream;
  },
};

const FIRST = Math.floor(Date.UTC(2026, 0, 1) / DAY_MS);
/** 24 hexadecimal digits, as the publisher's. */
const schemeId = (slug: string) => createHash('sha256').update(slug).digest('hex').slice(0, 24);
