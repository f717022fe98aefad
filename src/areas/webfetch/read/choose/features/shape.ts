import { bareText } from '../../page/elements.ts';
import type { Line } from '../outline.ts';
import { TEXT_FAMILIES } from './families.ts';
import type { Page } from './page.ts';
import { scaled, share } from './sums.ts';

/** Character counts of a text. */
interface Signs {
  letters: number;
  capitals: number;
  digits: number;
  commas: number;
  stops: number;
  bars: number;
}

function countSigns(text: string): Signs {
  const signs: Signs = { letters: 0, capitals: 0, digits: 0, commas: 0, stops: 0, bars: 0 };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) signs.letters++;
    else if (code >= 65 && code <= 90) {
      signs.letters++;
      signs.capitals++;
    } else if (code >= 48 && code <= 57) signs.digits++;
    else if (code === 44 || code === 0x3001 || code === 0xff0c) signs.commas++;
    else if (code === 46 || code === 33 || code === 63 || code === 0x3002 || code === 0x0964) signs.stops++;
    else if (code === 124 || code === 0xbb || code === 0x203a || code === 0x2022 || code === 0xb7 || code === 0x2192) signs.bars++;
    else if (code > 0xbf && !(code >= 0x2000 && code <= 0x206f) && !(code >= 0x3000 && code <= 0x303f)) signs.letters++;
  }
  return signs;
}

const TAGS = ['p', 'li', 'td', 'th', 'dt', 'dd', 'div', 'pre', 'blockquote', 'figcaption', 'label', 'section', 'article'];
const INLINE = ['a', 'span', 'strong', 'b', 'em', 'i', 'time', 'code', 'small'];

/** Position of the box's element in TAGS, from 1; 0 if it is not there. */
const tagIndex = (line: Line) => TAGS.indexOf(line.box.element.localName) + 1;

function held(line: Line, { hints }: Page): number {
  if (!hints.articleBody) return 0;
  const text = bareText(line.text);
  if (text.length < 8) return 1;
  if (hints.articleBody.includes(text)) return 3;
  return text.length > 80 && (hints.articleBody.includes(text.slice(0, 40)) || hints.articleBody.includes(text.slice(-40))) ? 2 : 1;
}

const overlap = (words: readonly string[], known: ReadonlySet<string>) =>
  known.size
    ? share(
        words.reduce((sum, word) => sum + (known.has(word) ? 1 : 0), 0),
        words.length,
      )
    : 0;

/** Function words of sentences, in the languages of most pages; names, labels and buttons have few. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'the of and a to in is that it was for on are with as be at by this have from or had but not you we they an which their has been will would there can if all ' +
    'when who so no out up what your our its his her do does how than then them these some into just about also could i my me were ' +
    'de la que el en y los se del las un por con no una su para es al lo como le et les des est dans pour qui sur ne pas au il ' +
    'der die und das den von zu mit sich des auf ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei ' +
    'di che per non sono da si con il e o os em uma um com mais और के में है की का से को'
  ).split(' '),
);

/** 0 without a link; then: an anchor on the page, a page of the same site, its front page, another site, anything else. */
function leads(href: string, { host }: Page): number {
  if (!href) return 0;
  if (href.startsWith('#')) return 1;
  if (/^\/(?:[^/]|$)/.test(href) || !/^[a-z]+:/i.test(href)) return href === '/' ? 3 : 2;
  const other = /^https?:\/\/([^/?#]+)/i.exec(href)?.[1];
  if (!other) return 5;
  return other.replace(/^www\./, '').toLowerCase() === host ? 2 : 4;
}

const LINE_LOOKS: readonly (readonly [string, RegExp])[] = [
  ['starts with a small letter', /^\p{Ll}/u],
  ['starts with a digit', /^\d/],
  ['money', /[$€£₹¥]\s?\d|\d\s?(?:USD|EUR|GBP|INR)\b/],
  ['date', /\b(?:19|20)\d\d\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/],
  ['clock', /\b\d{1,2}:\d\d\b/],
  ['rights mark', /[©®™]|\(c\) ?\d{4}/i],
  ['mail address', /\S@\S+\.\S/],
  ['web address', /https?:\/\/|www\./],
  ['question', /\?$/],
  ['quotation', /^["“„«]/],
  ['arrow', /[›»→>]$|^[‹«←<]|\.{3}$|…$/],
];

/** 3 for the end of a sentence, 2 for a colon, 1 for other punctuation, 0 for a letter or digit. */
function endKind(text: string): number {
  if (/[.!?。！？।]["'”’»)\]]*$/.test(text)) return 3;
  return /[:：]$/.test(text) ? 2 : /[\p{L}\p{N}\p{M}]$/u.test(text) ? 0 : 1;
}

const SHAPES = (
  'weight, words, linked, links, level, tag, inline, picture, letters a word, digits, capitals, commas, stops, bars, weight a stop, end, copies, ' +
  'of title, title of it, of description, in article body, is all link, which copy, common words, link leads, link depth, found'
).split(', ');

export const SHAPE_NAMES: readonly string[] = [
  ...SHAPES,
  ...LINE_LOOKS.map(([name]) => name),
  ...TEXT_FAMILIES.map((name) => `speaks of ${name}`),
];

/** Writes features of the line's own text and elements. Returns the index after the last one. */
export function writeShape(line: Line, at: number, page: Page, row: Int16Array, from: number): number {
  const { text, weight, words } = line;
  const signs = countSigns(text);
  let to = from;
  row[to++] = scaled(weight);
  row[to++] = scaled(words.length);
  row[to++] = share(line.linked, weight);
  row[to++] = scaled(line.links);
  row[to++] = line.level;
  row[to++] = tagIndex(line);
  row[to++] = INLINE.indexOf(line.inline) + 1;
  row[to++] = line.picture ? 1 : 0;
  row[to++] = Math.round((10 * signs.letters) / Math.max(1, words.length));
  row[to++] = share(signs.digits, text.length);
  row[to++] = share(signs.capitals, signs.letters);
  row[to++] = scaled(signs.commas);
  row[to++] = scaled(signs.stops);
  row[to++] = scaled(signs.bars);
  row[to++] = scaled(weight / (1 + signs.stops));
  row[to++] = endKind(text);
  row[to++] = scaled(page.copies.get(text) ?? 1);
  row[to++] = overlap(words, page.titleWords);
  row[to++] = Math.min(200, share(words.filter((word) => page.titleWords.has(word)).length, page.titleWords.size));
  row[to++] = overlap(words, page.descriptionWords);
  row[to++] = held(line, page);
  row[to++] = weight > 0 && line.linked >= weight ? 1 : 0;
  row[to++] = Math.min(9, page.firstCopy[at] ?? 0);
  row[to++] = share(
    words.reduce((sum, word) => sum + (COMMON.has(word) ? 1 : 0), 0),
    words.length,
  );
  row[to++] = leads(line.href, page);
  row[to++] = line.href.startsWith('#') ? 0 : Math.min(20, (line.href.split(/[?#]/, 1)[0] as string).split('/').length);
  row[to++] = line.found ? 1 : 0;
  const start = text.slice(0, 200);
  for (const [, pattern] of LINE_LOOKS) row[to++] = pattern.test(start) ? 1 : 0;
  for (let family = 0; family < TEXT_FAMILIES.length; family++) row[to++] = (line.speaks >> family) & 1;
  return to;
}
