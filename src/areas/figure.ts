import { formatDay, groupDigits, sourceInWords } from '../i18n/format.ts';
import { type Locale, type LocalizedText, localName, toLocalizedText, translate } from '../i18n/locale.ts';
import type { BoardTile } from './board.ts';
import type { DirectAnswer } from './intent.ts';
import type { PlaceFact } from './place-section.ts';

/** How a figure moved since the day before; null where that day is not on record. */
export interface FigureChange {
  percent: number | null;
  rupees: number | null;
}

/**
 * A figure as people are told it: areas make it in their `values.ts`, and every page, tile, feed, answer and agent's text is rendered from it by
 * one function each, below and in `site/structured.ts`. Names are in both languages wherever a figure goes.
 */
export interface Figure {
  /** What it is: `Petrol`. */
  label: LocalizedText;
  /** Where it holds, if anywhere in particular. */
  place?: Readonly<{ name: string; hi?: string }>;
  /** As people read it, without its sign: `1,52,890`, `Mainly clear`. */
  value: string | LocalizedText;
  /** The exact number for programs, where it is one. */
  amount?: number;
  /** Before the value: `₹`. */
  sign?: string;
  /** After the value: `a litre`. */
  unit: LocalizedText;
  /** Day that it is for, YYYY-MM-DD in India. */
  day: string;
  /** Who published it, as its row says. */
  source: string;
  change?: FigureChange;
  /** Published for that place, derived from quotes elsewhere, or a spot price. */
  basis?: 'quote' | 'estimate' | 'spot';
}

/** The members of a figure that is an amount of rupees. @example rupees(104.08) // { amount: 104.08, value: '104.08', sign: '₹' } */
export const rupees = (amount: number, decimals = 2): Pick<Figure, 'amount' | 'value' | 'sign'> => ({
  amount,
  value: groupDigits(amount, decimals),
  sign: '₹',
});

/** The value with its sign: `₹104.08`. */
export const valueText = ({ sign = '', value }: Pick<Figure, 'sign' | 'value'>, locale: Locale): string =>
  sign + translate(toLocalizedText(value), locale);

/** The value with its unit: `₹104.08 a litre`. */
export const amountText = (figure: Pick<Figure, 'sign' | 'value' | 'unit'>, locale: Locale): string =>
  `${valueText(figure, locale)} ${translate(figure.unit, locale)}`.trim();

/** The same with its day and source, for agents and the site index: `₹104.08 a litre (7 Jun 2026, goodreturns)`. */
export const datedText = (figure: Figure, locale: Locale): string =>
  `${amountText(figure, locale)} (${formatDay(figure.day, true, locale)}, ${sourceInWords(figure.source, locale)})`;

/** How a figure is passed on: `Petrol in Pune ₹111.21 a litre, 7 Jun 2026`. */
export const shareLine = (figure: Omit<Figure, 'source'>, locale: Locale): string =>
  `${titleText(figure, locale)} ${amountText(figure, locale)}, ${formatDay(figure.day, true, locale)}`;

/** What it is and where: `Petrol in Pune`, `पुणे में पेट्रोल`. */
export function titleText({ label, place }: Pick<Figure, 'label' | 'place'>, locale: Locale): string {
  const what = translate(label, locale);
  if (!place) return what;
  const where = localName(locale, place);
  return locale === 'hi' ? `${where} में ${what}` : `${what} in ${where}`;
}

const inBoth = (text: (locale: Locale) => string): Required<LocalizedText> => ({ en: text('en'), hi: text('hi') });

interface TileParts {
  /** Has more. */
  page: string;
  /** Stands below in small. */
  second?: Figure | undefined;
  /** The label's second line in Hindi on English pages: the place's name unless said. */
  hi?: string | undefined;
}

/** What a tile says behind the unit of a figure that nobody published for its place. */
const TILE_BASIS: Readonly<Record<NonNullable<Figure['basis']>, LocalizedText>> = {
  quote: { en: '' },
  estimate: { en: ', estimated', hi: ', अनुमान' },
  spot: { en: ', international spot', hi: ', अंतरराष्ट्रीय भाव' },
};

/** A tile of the price board in a page's language. */
export function toTile(figure: Figure, locale: Locale, { page, second, hi = figure.place?.hi }: TileParts): BoardTile {
  const { label, place, sign, value, unit, change, basis = 'quote' } = figure;
  return {
    label: [translate(label, locale), ...(place ? [localName(locale, place)] : [])].join(', '),
    ...(locale === 'en' && hi && { hi }),
    ...(sign && { sign }),
    value: translate(toLocalizedText(value), locale),
    unit: translate(unit, locale) + translate(TILE_BASIS[basis], locale),
    ...(change && { changePct: change.percent }),
    ...(change && change.rupees !== null && { change: change.rupees }),
    ...(second && { second: `${translate(second.label, locale)} ${valueText(second, locale)}` }),
    page,
    day: figure.day,
  };
}

/** A line of a place's page; `note` says whose figure it is where it is not the place's own. */
export const toFact = (figure: Figure, note: LocalizedText = figure.unit): PlaceFact => ({
  label: figure.label,
  value: typeof figure.value === 'string' ? valueText(figure, 'en') : inBoth((locale) => valueText(figure, locale)),
  note,
});

/** An answer of the search box, but for its page and how sure it is. */
export const toAnswer = (figure: Figure): Pick<DirectAnswer, 'title' | 'answer' | 'as_of' | 'source'> => ({
  title: inBoth((locale) => titleText(figure, locale)),
  answer: inBoth((locale) => amountText(figure, locale)),
  as_of: figure.day,
  source: figure.source,
});
