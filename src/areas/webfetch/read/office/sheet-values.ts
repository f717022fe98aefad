import { attribute, childNodes, nodeAt, parseXml } from './xml.ts';

/** How a number of a sheet is shown: as a day, a time, a share, with a sign of money, or with a fixed number of digits. */
export interface ValueFormat {
  kind: 'number' | 'date' | 'time' | 'datetime' | 'percent';
  /** Signs before and after, such as `₹`. */
  before: string;
  after: string;
  /** Least number of digits, as in 000000 for a PIN code. */
  digits: number;
}

const PLAIN: ValueFormat = { kind: 'number', before: '', after: '', digits: 0 };

/** Formats that a file does not write out, by their numbers. */
const BUILT_IN: Readonly<Record<number, ValueFormat['kind']>> = Object.fromEntries([
  ...[9, 10].map((id) => [id, 'percent']),
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'date']),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56].map((id) => [id, 'time']),
  [22, 'datetime'],
]);

/** The formats of cells by the number of their style. */
export function readFormats(xml: string | undefined): ValueFormat[] {
  const root = parseXml(xml);
  const codes = new Map(
    childNodes(nodeAt(root, 'numFmts'), 'numFmt').map((one) => [Number(attribute(one, 'numFmtId')), attribute(one, 'formatCode') ?? '']),
  );
  return childNodes(nodeAt(root, 'cellXfs'), 'xf').map((one) => {
    const id = Number(attribute(one, 'numFmtId') ?? 0);
    const code = codes.get(id);
    return code === undefined ? { ...PLAIN, kind: BUILT_IN[id] ?? 'number' } : parseFormat(code);
  });
}

/** Longest format code that Excel takes, in letters: the patterns below take the square of what they look at. */
const MAX_CODE = 255;

/** What a format code means for a positive number. A code that is longer than Excel's stands for none. */
export function parseFormat(code: string): ValueFormat {
  if (code.length > MAX_CODE) return PLAIN;
  const [first = ''] = code.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const money = /\[\$([^\]-]+)(?:-[^\]]*)?\]/.exec(first)?.[1] ?? '';
  const [lead = '', tail = ''] = [/^(?:\[[^\]]*\])*"([^"]*)"/.exec(first)?.[1], /"([^"]*)"\s*$/.exec(first)?.[1]].map((text) => text ?? '');
  const bare = first
    .replace(/\[(?:\$[^\]]*|[A-Z][a-z]+\d*|[<>=][^\]]*|Color\d+)\]/gi, (found) => (/^\[(?:h+|m+|s+)\]$/i.test(found) ? found : ''))
    .replace(/"[^"]*"|\\.|_.|\*./g, '');
  const sign = /^[^\d#?]*?([₹$€£¥])/.exec(bare)?.[1] ?? '';
  const isDay = /y|d/i.test(bare) || /m{3,}/i.test(bare);
  const isTime = /h|s|\[m/i.test(bare);
  if (!/general/i.test(bare) && !/[#0?]/.test(bare.replace(/\.0+$/, '')) && (isDay || isTime))
    return { ...PLAIN, kind: isDay ? (isTime ? 'datetime' : 'date') : 'time' };
  const isAtEnd = money !== '' && first.indexOf(money) > first.search(/[#0]/);
  return {
    kind: bare.includes('%') ? 'percent' : 'number',
    before: isAtEnd ? '' : money || sign || (lead && /^(?:\[[^\]]*\])*"[^"]*" /.test(first) ? `${lead} ` : lead),
    after: isAtEnd ? ` ${money}` : tail !== lead || /[#0]"[^"]*"\s*$/.test(first) ? tail : '',
    digits: /^0{2,}$/.test(bare) ? bare.length : 0,
  };
}

interface Given {
  type: string;
  style: number;
  value: string;
  formula: string;
}

interface Book {
  texts: readonly string[];
  formats: readonly ValueFormat[];
  from1904: boolean;
}

/** What a cell shows. Numbers keep all digits they are stored with; days are YYYY-MM-DD. A formula without a stored value stands for itself. */
export function writeValue({ type, style, value, formula }: Given, { texts, formats, from1904 }: Book): string {
  if (value === '') return formula ? `=${formula}` : '';
  if (type === 's') return (texts[Number(value)] ?? '').trim();
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.replace('T', ' ').replace(/ 00:00(?::00(?:\.0+)?)?Z?$/, '');
  const number = Number(value);
  return type !== 'n' || Number.isNaN(number) ? value.trim() : writeNumber(number, formats[style] ?? PLAIN, from1904);
}

function writeNumber(number: number, { kind, before, after, digits }: ValueFormat, from1904: boolean): string {
  if (kind === 'percent') return `${plain(number * 100)}%`;
  if (kind !== 'number') return writeMoment(number, kind, from1904);
  const text = digits > 0 && Number.isInteger(number) && number >= 0 ? String(number).padStart(digits, '0') : plain(number);
  return `${text.startsWith('-') ? '-' : ''}${before}${text.replace(/^-/, '')}${after}`;
}

/** A number without the noise of binary fractions: 0.1 + 0.2 is 0.3. */
const plain = (number: number): string => {
  const rounded = Number(number.toPrecision(15));
  return Math.abs(rounded) >= 1e-6 && Math.abs(rounded) < 1e21 && /e/.test(String(rounded))
    ? rounded.toFixed(20).replace(/\.?0+$/, '')
    : String(rounded);
};

const DAY_MS = 86_400_000;
/** Day 0 of the two calendars of sheets; the first has a 29 February 1900, which there was not. */
const DAY_0 = { old: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };

function writeMoment(days: number, kind: ValueFormat['kind'], from1904: boolean): string {
  const shifted = !from1904 && days < 60 ? days + 1 : days;
  const at = new Date((from1904 ? DAY_0.from1904 : DAY_0.old) + Math.round(shifted * 86_400) * 1_000);
  if (days < 0 || days > 2_958_466 || Number.isNaN(at.getTime())) return plain(days);
  const [day = '', time = ''] = at
    .toISOString()
    .replace(/\.000Z$/, '')
    .split('T');
  const short = time.replace(/:00$/, '');
  if (kind === 'time') return days >= 1 ? writeHours(days) : short;
  return kind === 'datetime' || at.getTime() % DAY_MS !== 0 ? `${day} ${short}` : day;
}

/** More than a day of hours, as in a sum of working hours. */
function writeHours(days: number): string {
  const minutes = Math.round(days * 1_440);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
