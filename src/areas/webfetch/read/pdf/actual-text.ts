import { inflateSync } from 'node:zlib';
import type { Matrix } from './matrix.ts';

/** Limit for a page's decompressed operators, in bytes. */
const MAX_CONTENT = 16 * 1024 * 1024;
/** An object's type is within this many characters. */
const HEAD = 4_000;

/** The intended text (ActualText) of each mark in a page's operators, in order; undefined for marks without. */
export type ActualTexts = (pageObject: number) => (string | undefined)[];

/** A piece of text from pdf.js, or the begin or end of a mark, which have a `type`. */
export interface Item {
  type?: string;
  tag?: string;
  str: string;
  dir: string;
  transform: Matrix;
  width: number;
  fontName: string;
  hasEOL: boolean;
}

/**
 * Finds ActualText, which pdf.js does not expose, and which browsers and LibreOffice write for Devanagari ligatures. Works only for files
 * with uncompressed page objects, as those programs write them; returns nothing for others.
 */
export function findActualTexts(bytes: Uint8Array): ActualTexts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let places: Map<number, number> | undefined;
  const objectAt = (number: number): number => {
    places ??= new Map(Array.from(file.toString('latin1').matchAll(/\b(\d{1,7}) 0 obj\b/g), (match) => [Number(match[1]), match.index]));
    return places.get(number) ?? file.length;
  };
  const headOf = (number: number) => {
    const text = file.subarray(objectAt(number), objectAt(number) + HEAD).toString('latin1');
    const end = text.search(/endobj|stream/);
    return end < 0 ? text : text.slice(0, end);
  };
  const contentOf = (number: number): string => {
    const head = headOf(number);
    const start = objectAt(number) + head.length;
    if (file.toString('latin1', start, start + 6) !== 'stream') return '';
    const from = start + 6 + (file[start + 6] === 13 ? 2 : 1);
    const packed = file.subarray(from, Math.max(from, file.indexOf('endstream', from)));
    if (!head.includes('/Filter')) return packed.toString('latin1');
    return /\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|\/|>)/.test(head) ? unpack(packed) : '';
  };
  return (pageObject) => {
    const [, one, several = ''] = /\/Contents\s*(?:(\d{1,7}) 0 R|\[([^\]]*)\])/.exec(headOf(pageObject)) ?? [];
    const numbers = one ? [one] : Array.from(several.matchAll(/(\d{1,7}) 0 R/g), (match) => match[1] ?? '');
    return marksIn(numbers.map((number) => contentOf(Number(number))).join('\n'));
  };
}

function unpack(packed: Buffer): string {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_CONTENT }).toString('latin1');
  } catch {
    return ''; // pdf.js reads damaged files as far as possible, without these marks
  }
}

/** Tokenizes a page's strings, names and operators; a string is one token whatever it contains. */
function marksIn(content: string): (string | undefined)[] {
  const marks: (string | undefined)[] = [];
  let actual: string | undefined;
  let isNext = false;
  const tokens = /[(<]|\/ActualText|\/?[A-Za-z'"*]+/g;
  for (let match = tokens.exec(content); match; match = tokens.exec(content)) {
    const [token] = match;
    if (token === '(' || (token === '<' && content[match.index + 1] !== '<')) {
      const end = token === '(' ? endOfString(content, match.index) : content.indexOf('>', match.index);
      if (end < 0) break;
      if (isNext) actual = decode(content.slice(match.index, end + 1));
      isNext = false;
      tokens.lastIndex = end + 1;
    } else if (token === '<') tokens.lastIndex = match.index + 2;
    else if (token === '/ActualText') isNext = true;
    else if (token === 'BDC' || token === 'BMC') {
      marks.push(token === 'BDC' ? actual : undefined);
      actual = undefined;
    }
  }
  return marks;
}

function endOfString(content: string, start: number): number {
  let depth = 0;
  for (let at = start; at < content.length; at++) {
    const sign = content[at];
    if (sign === '\\') at++;
    else if (sign === '(') depth++;
    else if (sign === ')' && --depth === 0) return at;
  }
  return -1;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Decodes a string literal, `(a)` or `<FEFF0061>`: UTF-16 if marked so, else Latin. */
function decode(written: string): string {
  const inner = written.slice(1, -1);
  const bytes = written.startsWith('<')
    ? Buffer.from(inner.replace(/\s+/g, ''), 'hex')
    : Buffer.from(
        inner.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal, sign) =>
          octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (ESCAPES[sign] ?? sign),
        ),
        'latin1',
      );
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString('latin1');
  return new TextDecoder('utf-16be').decode(bytes.subarray(2));
}

/** A page's pieces of text with what each mark means in place of what is drawn in it. `actual`: the ActualText of each mark. */
export function withActualTexts(items: readonly Item[], actual: readonly (string | undefined)[]): Item[] {
  const meant: Item[] = [];
  const open: (string | undefined)[] = [];
  let mark = 0;
  /** ActualText of the innermost mark, until it is used; empty afterwards. */
  let due: string | undefined;
  /** That of marks in which nothing readable was drawn: it belongs to the signs that follow, else to the letters before. */
  let unseen = '';
  let before: Item | undefined;
  for (const item of items) {
    const last = meant.at(-1);
    if (item.type?.startsWith('begin')) {
      open.push(due);
      due = actual[mark++] ?? due;
    } else if (item.type) {
      if (due && !unseen) before = last;
      unseen += due ?? '';
      due = open.pop();
      if (due !== undefined && open.length > 0) due = '';
    }
    // the text of a mark has its own spaces; one that is drawn at its end parts it from what follows
    else if (item.str.trim() === '') {
      if (due === undefined) meant.push({ ...item });
    } else if (due === '' && last) last.width = Math.max(last.width, item.transform[4] + item.width - last.transform[4]);
    else {
      const str = due ?? item.str;
      const isOfThis = !before || /^\p{M}/u.test(str);
      if (!isOfThis && before) before.str += unseen;
      meant.push({ ...item, str: isOfThis ? unseen + str : str });
      unseen = '';
      if (due) due = '';
    }
  }
  if (before) before.str += unseen;
  return meant;
}
