import { pathInEnglish } from '../../src/areas/hindi-pages.ts';
import type { Check } from './walk.ts';

/** What is written for programmers, and texts of others that stand as they are published. */
const OTHERS = /^\/(docs|changelog|sources)(\/|$)|^\/browse\/schemes\/(?!index|central|eligible|category|letter|state)[^/]+$/;
/** Parts that are no text for readers: code, what is for programmers, and drawings. */
const PARTS =
  /<(script|style|pre|noscript|svg|template|textarea)\b.*?<\/\1>|<section class="programmers".*?<\/section>|<details class="[^"]*" id="log".*?<\/details>|<footer.*$/gs;
/** Within a line of text; every other element begins a line of its own, and so does a span that is a cell of a row. */
const INLINE =
  /<\/?(a|abbr|b|bdi|em|i|mark|small|strong|sub|sup|time|u|wbr)\b[^>]*>|<span(?![^>]* class="(?:name|side|under|label|figure|of|second|rank|middle)\b)[^>]*>|<\/span>|<!--.*?-->/gs;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#38;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': '’',
  '&lt;': '<',
  '&gt;': '>',
};

/** Words that nobody writes twice. */
const TWICE =
  /(?<![\p{L}-])(the|an?|of|in|to|is|are|and|or|for|by|on|at|with|from|as|it|its|this|में|का|की|के|से|को|पर|है|हैं|और)\s+\1(?![\p{L}\p{M}-])/iu;
/** Each fault of a line of text, with what is wrong. */
const SLIPS: readonly (readonly [what: string, found: RegExp])[] = [
  ['a value that is none', /(?<![\w“"/-])(undefined|NaN|null|\[object \w+\]?)(?![\w”"/-])/],
  ['a space before a comma or a stop', /\S\s+[,;।](?=\s|$)|[^\s.]\s+[.:](?=\s|$)/],
  ['two commas or stops', /[,;]\s*[,;.]|\.\s+,|(?<!\.)\.\s+\.(?!\.)|(?<![.\w]\.)\.\.(?!\.)|।\s*[।.,]/],
  ['a text that begins with a comma', /^\s*[,;:।]\s*\S/],
  ['a bracket with a space or nothing in it', /[([]\s|\s[)\]]|\(\s*\)|\[\s*\]|\(\s*,/],
  ['a comma without a space behind it', /\p{L},(?=\p{L})/u],
  [
    'one of many',
    /(?<![\d.,:–-])1 (days|hours|minutes|rows|trains|stations|schemes|branches|offices|cities|towns|prices|holidays|codes|results|sizes|plazas|stops|PIN codes)\b/,
  ],
  ['the same word twice', TWICE],
];

const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['“', '”'],
];
const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** Lines of text of a page as its readers see them. */
export function linesOf(html: string): string[] {
  const main = html.slice(Math.max(0, html.indexOf('<main'))).replace(PARTS, '\n');
  return main
    .replace(/<code\b.*?<\/code>/gs, 'x')
    .replace(INLINE, '')
    .replace(/\s+/g, ' ')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(?:amp|quot|lt|gt|#3[489]);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What is mistyped or ill-joined in a text. */
export function* slipsIn(line: string): Iterable<string> {
  for (const [what, found] of SLIPS) {
    const hit = found.exec(line);
    if (hit) yield `${what}: ${line.slice(Math.max(0, hit.index - 40), hit.index + 40)}`;
  }
  for (const [open, close] of PAIRS)
    if (countOf(line, open) !== countOf(line, close)) yield `a ${open} without its ${close}: ${line.slice(0, 90)}`;
}

/** Texts are joined as people write them. */
export const slipChecks = (): Check[] => [
  {
    title: 'no text has a slip: an empty value, a stray comma or space, a bracket left open, a word twice, 1 days',
    files: /\.html$/,
    fewest: 20,
    *look({ text, address }) {
      if (OTHERS.test(pathInEnglish(address))) return;
      yield* new Set(linesOf(text).flatMap((line) => [...slipsIn(line)]));
    },
    wrong: Object.fromEntries(
      [
        'from undefined to 7 Jun',
        'Pune , Maharashtra',
        'Pune, , Maharashtra',
        'at 7 Jun..',
        '( 29 Sep)',
        'Agriculture,Rural',
        '1 days ago',
        'all of the the states',
        'Petrol (in Pune',
        ', 29 सितंबर',
      ].map((words, at) => [`/browse/${at}.html`, `<main><p>${words}</p></main>`]),
    ),
  },
];
