import { pathInEnglish } from '../../src/areas/hindi-pages.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { mayQueryUpstream } from '../../src/catalog/reference.ts';
import { RECORD_PAGES } from '../../src/site/record-pages.ts';
import { FRAME, HOME } from '../../src/site/wording.ts';
import type { Check, WalkedFile } from './walk.ts';

/** Every page. */
export const PAGES = /\.html$/;
/** What the button of a form says: that something is shown, or found; on the home page, that it is pinned to one's own board. */
const FORM_WORDS: ReadonlySet<string> = new Set(
  [FRAME.en, FRAME.hi].flatMap(({ show, search }) => [show, search]).concat(HOME.en.pin, HOME.hi.pin),
);
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en-IN"><head>${head}</head><body><main><h1>Fuel</h1>${body}</main></body></html>`;

/** Pages of areas that ask upstreams have no JSON of their own; what they link is live. */
const ASKING = new Set(AREAS.filter(({ endpoints }) => endpoints.some(mayQueryUpstream)).map(({ page }) => page));
/** What is on them is made in the browser, or is of no area. */
const WITHOUT_JSON = new Set(['/404', '/offline', '/sources', '/browse/qr', ...RECORD_PAGES.map(({ page }) => page)]);
/** The sheet of a place is made of several areas' answers, and links their pages. */
const isSheet = (path: string) => /^\/place(\/|$)/.test(path);

/** A script, style or handler in the markup, which the policy of pages does not allow. */
const INLINE = /<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>|<style[\s>]|<[^>]*\s(?:style|on[a-z]+)="[^>]*>/g;

/** A sentence that has ended, and the next begins without a space between them. */
const RUN_ON = /[a-z\u0900-\u097f][.।]<(?:a|code|strong)[ >][^<]{0,40}/g;

/** What holds of every page by itself. */
export function pageChecks(): Check[] {
  const titles = new Map<string, string[]>();
  return [
    {
      title: 'a page holds no script, style or handler of its own, which its policy would forbid',
      files: PAGES,
      fewest: 20,
      *look({ text }) {
        for (const [found] of text.matchAll(INLINE)) yield found;
        const [handler] = /\son[a-z]+="/.exec(text) ?? [];
        if (handler) yield `an event handler: ${handler}`;
      },
      wrong: {
        '/a.html': page('<script>alert(1)</script>'),
        '/b.html': page('<p style="color:red">'),
        '/c.html': page('<img src="/x" onerror="alert(1)">'),
        '/d.html': page('<style>p{}</style>'),
      },
    },
    {
      title: 'a page has one heading of the first rank, a title and a description of 20 to 200 letters',
      files: PAGES,
      fewest: 20,
      *look(file) {
        const { text } = file;
        const headings = text.match(/<h1[\s>]/g)?.length ?? 0;
        if (headings !== 1) yield `${headings} headings of the first rank`;
        const title = titleOf(file);
        if (title === '') yield 'no title';
        if (!/<meta name="description" content="[^"]{20,200}"/.test(text)) yield 'no description of 20 to 200 letters';
      },
      wrong: {
        '/two.html': page('<h1>Again</h1>', '<title>A</title><meta name="description" content="Prices of petrol and diesel">'),
        '/none.html': page('', '<title></title><meta name="description" content="Prices of petrol and diesel">'),
        '/short.html': page('', '<title>A</title><meta name="description" content="Prices">'),
      },
    },
    {
      title: 'a sentence that begins with a link stands apart from the one before it',
      files: PAGES,
      fewest: 20,
      *look({ text }) {
        for (const [found] of text.matchAll(RUN_ON)) yield found;
      },
      wrong: { '/a.html': page('<p>Any page may ask for it.<a href="/docs">Reference</a></p>') },
    },
    {
      title: 'pages have titles of their own, but for two in a hundred',
      files: PAGES,
      fewest: 20,
      look(file) {
        const title = titleOf(file);
        titles.set(title, [...(titles.get(title) ?? []), file.path]);
        return [];
      },
      finish() {
        // A metal's page and that of its national price share a title; few pages may.
        const shared = [...titles].filter(([, paths]) => paths.length > 1);
        const extra = shared.reduce((sum, [, paths]) => sum + paths.length - 1, 0);
        const pages = titles.size + extra;
        return extra < pages * 0.02 ? [] : shared.map(([title, paths]) => `${paths.join(', ')}: have the title ${title}`);
      },
      wrong: {},
    },
    {
      title: 'a page links its JSON',
      files: PAGES,
      fewest: 20,
      *look({ text, address }) {
        const english = pathInEnglish(address);
        if (WITHOUT_JSON.has(english) || ASKING.has(english) || isSheet(english)) return;
        if (!/<link rel="alternate" type="application\/json" href="\/[^"]+\.json"/.test(text)) yield 'no link to its JSON';
      },
      wrong: { '/browse/fuel/city/mumbai.html': page('') },
    },
    {
      title: 'each head of a table says whether it is of a column or of a row',
      files: PAGES,
      fewest: 20,
      *look({ text }) {
        for (const [head] of text.matchAll(/<th(?=[\s>])(?![^>]*\sscope="?(?:col|row)\b)[^>]*>/g)) yield head;
      },
      wrong: { '/a.html': page('<table><thead><tr><th scope="col">Day</th><th class="number">Price</th></tr></thead></table>') },
    },
    {
      title: 'a form is sent by one of two words',
      files: PAGES,
      fewest: 20,
      *look({ text, address }) {
        if (/^\/docs(\/|$)/.test(address)) return;
        for (const [, word = ''] of text.matchAll(/<button type="submit"[^>]*>([^<]*)<\/button>/g))
          if (!FORM_WORDS.has(word.trim())) yield `${word} on a button`;
      },
      wrong: { '/a.html': page('<button type="submit">Go</button>') },
    },
    {
      title: 'a page jumps only to places that it has',
      files: PAGES,
      fewest: 20,
      *look({ text }) {
        for (const [, id] of text.matchAll(/\shref="#([^"]+)"/g)) if (!text.includes(`id="${id}"`)) yield `#${id} is not on it`;
      },
      wrong: { '/a.html': page('<a href="#history">Days</a>') },
    },
  ];
}

const titleOf = ({ text }: WalkedFile): string => /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? '';
