import { isInHindi, pathIn, pathInEnglish } from '../../src/areas/hindi-pages.ts';
import { pagesInHindi } from '../../src/catalog/hindi-routes.ts';
import { englishIn, linksInHindi } from '../support/hindi.ts';
import { PAGES } from './page-checks.ts';
import type { Check } from './walk.ts';

/** Hindi pages that somebody is led to. */
const HINDI = /^\/hi(\/(?!404\.html$|offline\.html$).*)?\.html$/;
const page = (body: string, lang = 'hi') =>
  `<!doctype html><html lang="${lang}"><head><title>भाव</title></head><body>${body}</body></html>`;

/** Three Latin words and more in a row. */
const RUN = /[A-Za-z][\w'’&.-]*(?:[ ,]+[A-Za-z][\w'’&.-]*){2,}/;
/** What stays in English on a Hindi page: names without a Hindi form, and texts of others. Everything else is told in Hindi. */
const STAYS: readonly (readonly [where: RegExp, what: string])[] = [
  // Names of banks and branches, schemes and what they are for, brands, offices, toll plazas, coins, post offices, trains.
  [/^\/hi\/browse\/(tolls|vehicle|pincode|train|crypto|gst)/, 'td span, th span, .name, .under, option, h1'],
  [/^\/hi\/browse\/(schemes|liquor)/, '.name, .under, h1'],
  [/^\/hi\/browse\/ifsc/, '*'],
  // Laws, and what they except; names of toll plazas and of stations without a Hindi one.
  [/^\/hi\/place\//, 'dd b, dd .quiet, dd span'],
  // Whose figures these are, and how they were read.
  [/^\/hi\/(sources|status)/, 'ul, dd, .quiet, a'],
  // The official site, by its own name; what is for programmers.
  [/./, '.official a, .programmers *, a[rel], p.quiet'],
];
const DEVANAGARI = /[\u0900-\u097f]/;

/** Elements that say that they are English and hold runs of English that nothing lets stand. */
function* englishRuns(document: Document, path: string): Iterable<string> {
  const may = STAYS.filter(([where]) => where.test(path)).map(([, what]) => what);
  for (const element of document.body.querySelectorAll('[lang="en"]')) {
    if (element.closest('script, style, code, pre, noscript, svg, footer, [translate="no"]') || element.matches(may.join())) continue;
    const [run] = RUN.exec(element.textContent ?? '') ?? [];
    if (run) yield run;
  }
}

/** Texts in a script that the language of their element does not have. */
function* wrongLang(document: Document): Iterable<string> {
  for (const element of document.body.querySelectorAll('[lang="en"]')) {
    const text = element.textContent?.trim() ?? '';
    if (DEVANAGARI.test(text) && !element.querySelector('[lang="hi"]')) yield `${text.slice(0, 60)} says that it is English`;
  }
}

interface Told {
  path: string;
  lang: string | undefined;
  locale: string | undefined;
  /** Language and address of each link to the same page in a language. */
  alternates: string[];
}

/** What holds of the pages in Hindi, and of those in English beside them. `whole`: the paths of a whole build, of which a sample may lack one of two. */
export function hindiChecks(whole: ReadonlySet<string>): Check[] {
  const isThere = (address: string) => whole.has(address === '/' ? '/index.html' : `${address}.html`);
  const told = new Map<string, Told>();
  return [
    {
      title: 'a page in Hindi has no English text but what says that it is English',
      files: HINDI,
      fewest: 10,
      look: ({ document }) => new Set(englishIn(document)),
      wrong: { '/hi/browse/fuel.html': page('<p>Prices of petrol</p>'), '/hi/place/pune.html': page('<img alt="A picture of Pune">') },
    },
    {
      title: 'a page in Hindi has no three English words in a row but names, and texts of others',
      files: HINDI,
      fewest: 10,
      look: ({ document, path }) => new Set(englishRuns(document, path)),
      wrong: { '/hi/browse/fuel.html': page('<p lang="en">Prices of petrol</p>') },
    },
    {
      title: 'what is in Hindi does not say that it is English',
      files: HINDI,
      fewest: 10,
      look: ({ document }) => new Set(wrongLang(document)),
      wrong: { '/hi/place/pune.html': page('<span lang="en">भारतीय डाक</span>') },
    },
    {
      title: 'a page in Hindi leads to pages in Hindi wherever there are some',
      files: HINDI,
      fewest: 10,
      *look({ text }) {
        for (const href of linksInHindi(text)) if (isInHindi(href)) yield `leads to ${href} in English`;
      },
      wrong: { '/hi/browse/fuel.html': page('<a href="/browse/fuel">भाव</a>') },
    },
    {
      title: 'a page in Hindi stands beside its page in English, and each says its language and names the other',
      files: PAGES,
      fewest: 20,
      look({ path, address, text }) {
        const alternates = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
        told.set(address, {
          path,
          lang: /<html lang="([^"]+)"/.exec(text)?.[1],
          locale: /<meta property="og:locale" content="([^"]+)">/.exec(text)?.[1],
          alternates: alternates.map(([, lang, href]) => `${lang} ${href}`),
        });
        return [];
      },
      finish: () =>
        [...told].filter(([, { path }]) => HINDI.test(path)).flatMap(([address, hindi]) => [...faultsOfPair(address, hindi, told)]),
      wrong: {},
    },
    {
      title: 'every page is in Hindi too, but those for programmers',
      files: PAGES,
      fewest: 20,
      *look({ path, address }) {
        if (!HINDI.test(path)) return;
        const english = pathInEnglish(address);
        if (!isInHindi(english)) yield `${english} is for programmers`;
        if (!isThere(english)) yield 'no page in English is beside it';
      },
      finish: () =>
        pagesInHindi()
          .filter(({ route }) => !route.includes('[') && isThere(route) !== isThere(pathIn('hi', route)))
          .map(({ route }) => `${route}: is there in one language alone`),
      wrong: { '/hi/docs.html': page('') },
    },
  ];
}

function* faultsOfPair(address: string, hindi: Told, told: ReadonlyMap<string, Told>): Iterable<string> {
  const english = told.get(pathInEnglish(address));
  const wanted = [`en ${pathInEnglish(address)}`, `hi ${address}`, `x-default ${pathInEnglish(address)}`];
  for (const one of english ? [hindi, english] : [hindi])
    if (one.alternates.join() !== wanted.join()) yield `${one.path}: names ${one.alternates.join() || 'no page in another language'}`;
  if (hindi.lang !== 'hi' || hindi.locale !== 'hi_IN') yield `${hindi.path}: says that it is in ${hindi.lang}, ${hindi.locale}`;
  if (english && english.lang !== 'en-IN') yield `${english.path}: says that it is in ${english.lang}`;
}
