import type { Locale } from '../../../i18n/locale.ts';
import type { RateStatus } from './tables.ts';

/** The phrases about the rates of a code. */
interface ToldRates {
  status: RateStatus;
  /** Percent, lowest first. */
  percents: readonly number[];
}

const OR = { en: ' or ', hi: ' या ' } as const;
const percent = (one: number): string => `${one}%`;

/** `5% or 18%`, `5%, 18% or 40%`. */
export function listPercents(percents: readonly number[], locale: Locale): string {
  const texts = percents.map(percent);
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')}${OR[locale]}${texts.at(-1)}`;
}

const TEXTS = {
  en: {
    services: 'No rate of services is on record here',
    unknown: 'No rate is on record here',
    outside_gst: 'Not under GST',
    partly_outside_gst: (rates: string) =>
      `Petrol, diesel, crude oil, aviation fuel, natural gas and alcohol to drink are not under GST; other goods here: ${rates}`,
    residual: (rates: string) => `${rates}: no schedule names these goods`,
    conditional: (rates: string) => `${rates}, depending on the goods`,
    named: (rates: string) => `Particular goods of the chapter, named by the schedules: ${rates}`,
  },
  hi: {
    services: 'सेवाओं की दर यहाँ दर्ज नहीं',
    unknown: 'दर यहाँ दर्ज नहीं',
    outside_gst: 'जीएसटी के दायरे में नहीं',
    partly_outside_gst: (rates: string) =>
      `पेट्रोल, डीज़ल, कच्चे तेल, विमान ईंधन, प्राकृतिक गैस और पीने की शराब पर जीएसटी नहीं; यहाँ की बाक़ी वस्तुओं पर: ${rates}`,
    residual: (rates: string) => `${rates}: किसी अनुसूची में इस वस्तु का नाम नहीं`,
    conditional: (rates: string) => `${rates}, वस्तु के अनुसार`,
    named: (rates: string) => `अध्याय की कुछ ख़ास वस्तुएँ, जिनके नाम अनुसूची में हैं: ${rates}`,
  },
} as const;

/** The rates of a code in a phrase: `5% or 18%, depending on the goods`. */
export function phraseRates(kind: 'goods' | 'services', rates: ToldRates | null | undefined, locale: Locale): string {
  const t = TEXTS[locale];
  if (!rates) return kind === 'services' ? t.services : t.unknown;
  const listed = listPercents(rates.percents, locale);
  if (rates.status === 'one') return listed;
  if (rates.status === 'outside_gst') return t.outside_gst;
  return t[rates.status](listed);
}

/** The rates of a code as a figure: `5% or 18%`; undefined where none is on record, or words say more. */
export const figureOfRates = (rates: ToldRates | null | undefined, locale: Locale): string | undefined =>
  rates && rates.percents.length > 0 && rates.status !== 'partly_outside_gst' ? listPercents(rates.percents, locale) : undefined;

/** Whether the schedules' words decide between several rates. */
export const hasReasons = ({ percents, namedGoods }: { percents: readonly number[]; namedGoods: readonly unknown[] }): boolean =>
  percents.length > 1 || namedGoods.length > 0;

/** Other rates that goods of the chapter may have by name. */
export const phraseNamedGoods = (percents: readonly number[], locale: Locale): string =>
  TEXTS[locale].named(listPercents([...new Set(percents)], locale));
