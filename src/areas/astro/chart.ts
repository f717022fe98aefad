import { escapeUTF8 } from 'entities/escape';
import { type Name, nameAt, RASHIS } from '../../i18n/almanac-names.ts';
import type { Locale } from '../../i18n/locale.ts';
import { GRAHAS, type GrahaId } from './grahas.ts';

/** What a chart shows: the sign of the lagna and of each graha, 0 for Mesha. */
export interface ChartSigns {
  title: string;
  lagna: number;
  /** `degree` (0 to 30, in its sign) is written behind the name where it is given. */
  grahas: ReadonlyArray<{ id: GrahaId; sign: number; retrograde: boolean; degree?: number | undefined }>;
}

export type ChartStyle = 'north' | 'south';

const SIZE = 400;
const LINE = 16;
const PER_LINE = 3;
/** Houses of a North Indian chart that are narrow triangles at the sides. */
const NARROW: readonly number[] = [2, 4, 8, 10];

/** Where the house's words stand in a North Indian chart, from the first (top middle) against the clock; x and y of the sign's number, then of the grahas. */
const NORTH = [
  [200, 175, 200, 90],
  [100, 80, 100, 36],
  [80, 105, 38, 100],
  [175, 205, 100, 195],
  [80, 305, 38, 295],
  [100, 332, 100, 366],
  [200, 240, 200, 300],
  [300, 332, 300, 366],
  [320, 305, 362, 295],
  [225, 205, 300, 195],
  [320, 105, 362, 100],
  [300, 80, 300, 36],
] as const;

/** Cell of each sign in a South Indian chart, column and row from 0: Mesha stands second in the top row, and so on with the clock. */
const SOUTH = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
] as const;

/** How a drawing speaks. */
const MARKS = { en: { lagna: 'Lg', retrograde: '(R)' }, hi: { lagna: 'ल', retrograde: '(व)' } } as const;

const shortName = (id: GrahaId, retrograde: boolean, locale: Locale) => {
  const graha = GRAHAS.find((one) => one.id === id);
  const short = (locale === 'hi' ? graha?.shortHi : graha?.short) ?? id;
  // The nodes always go back: a mark would say nothing.
  return retrograde && id !== 'rahu' && id !== 'ketu' ? `${short}${MARKS[locale].retrograde}` : short;
};

function wordsIn(chart: ChartSigns, sign: number, locale: Locale): string[] {
  const names = chart.grahas
    .filter((one) => one.sign === sign)
    .map(({ id, retrograde, degree }) => shortName(id, retrograde, locale) + (degree === undefined ? '' : `\u00a0${Math.floor(degree)}°`));
  return chart.lagna === sign ? [MARKS[locale].lagna, ...names] : names;
}

function text(x: number, y: number, words: readonly string[], look = '', perLine = PER_LINE): string {
  const lines = Array.from({ length: Math.ceil(words.length / perLine) }, (_, at) =>
    words.slice(at * perLine, (at + 1) * perLine).join(' '),
  );
  const top = y - ((lines.length - 1) * LINE) / 2;
  return lines.map((line, at) => `<text x="${x}" y="${top + at * LINE}"${look}>${escapeUTF8(line)}</text>`).join('');
}

const NUMBER = ' font-size="11" opacity="0.7"';
/** Degrees make names longer. */
const PER_LINE_WITH_DEGREES = 2;

function north(chart: ChartSigns, locale: Locale): string {
  const frame = `<path d="M1 1H399V399H1ZM1 1L399 399M399 1L1 399M200 1L399 200L200 399L1 200Z" fill="none" stroke="currentColor"/>`;
  const perLine = chart.grahas.some(({ degree }) => degree !== undefined) ? PER_LINE_WITH_DEGREES : PER_LINE;
  const houses = NORTH.map(([nx, ny, gx, gy], at) => {
    const sign = (chart.lagna + at) % 12;
    return text(nx, ny, [String(sign + 1)], NUMBER) + text(gx, gy, wordsIn(chart, sign, locale), '', NARROW.includes(at) ? 1 : perLine);
  });
  return frame + houses.join('');
}

function south(chart: ChartSigns, locale: Locale): string {
  const frame = `<path d="M1 1H399V399H1ZM100 1V399M300 1V399M1 100H399M1 300H399M200 1V100M200 300V399M1 200H100M300 200H399" fill="none" stroke="currentColor"/>`;
  const cells = SOUTH.map(([column, row], sign) => {
    const [x, y] = [column * 100 + 50, row * 100];
    const corner =
      chart.lagna === sign
        ? `<path d="M${column * 100 + 1} ${row * 100 + 18}L${column * 100 + 18} ${row * 100 + 1}" stroke="currentColor"/>`
        : '';
    return `${corner}${text(x, y + 90, [RASHIS[sign]?.[locale] ?? ''], NUMBER)}${text(x, y + 45, wordsIn(chart, sign, locale))}`;
  });
  return `${frame}${cells.join('')}${text(200, 200, [chart.title])}`;
}

/** A birth chart as an SVG document: black on white or the other way round by the colour of the text around it. */
export function chartSvg(chart: ChartSigns, style: ChartStyle, locale: Locale = 'en'): string {
  const isIn = (who: Name, sign: number) =>
    locale === 'hi' ? `${who.hi} ${nameAt(RASHIS, sign).hi} में` : `${who.en} in ${nameAt(RASHIS, sign).en}`;
  const about = GRAHAS.map((graha) => {
    const place = chart.grahas.find((one) => one.id === graha.id);
    return place ? isIn(graha, place.sign) : '';
  }).filter(Boolean);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img" color="#1d1b16">`,
    `<title>${escapeUTF8(`${chart.title}: ${isIn({ en: 'lagna', hi: 'लग्न' }, chart.lagna)}, ${about.join(', ')}`)}</title>`,
    '<rect width="400" height="400" fill="#fbf8f1"/>',
    `<g font-family="sans-serif" font-size="14" text-anchor="middle" fill="currentColor">${style === 'north' ? north(chart, locale) : south(chart, locale)}</g>`,
    '</svg>',
  ].join('');
}
