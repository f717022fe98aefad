import { cutAtWord, formatCount } from '../../../i18n/format.ts';
import { inAllLocales } from '../../../i18n/locale.ts';
import { withoutSnapshot } from '../../../store/snapshot.ts';
import { fold } from '../../../text/fold.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { GST } from '../wording.ts';
import { listPercents } from './phrases.ts';
import { allRates, ratesDatabase } from './queries.ts';
import { GST_RATES_SOURCE, RESIDUAL_ENTRY } from './source.ts';

const GOODS =
  /\b(?:items?|goods|things?|products?|commodit(?:y|ies)|che+z\w*|saa?ma+n|vastu\w*)\b|चीज़?[\p{M}\p{L}]*|वस्तु[\p{M}\p{L}]*|सामान/iu;
const RATE =
  /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s*(?:%|percent\b|per cent\b|pratishat\b|प्रतिशत|फीसदी)|\b(?:nil|zero|0|no) (?:rate|gst|tax|percent)\b|\b(?:exempt(?:ed)?|tax free)\b/iu;
const MAX_TOLD = 8;
const MAX_WORDS = 60;

/** The goods of a rate, by the schedules' own words: `items with 40% gst`. Empty where goods are named, or no rate is. */
export async function goodsAtRate({ text, entities, conditions, amounts }: Query): Promise<DirectAnswer[]> {
  const [said, figure = '0'] = RATE.exec(text) ?? [];
  if (!said || !GOODS.test(text) || !entities.includes('tax') || amounts.length > 1) return [];
  // `food items with 5% gst`: those whose entry has the word.
  const words = conditions.flatMap(({ kind, text: word }) =>
    (kind === 'word' || kind === 'other') && !GOODS.test(word) && !RATE.test(word) && !said.includes(word) ? [fold(word)] : [],
  );
  const percent = Number(figure);
  const all = await withoutSnapshot(
    async () => [...(await allRates(await ratesDatabase())).values()].filter(({ ends }) => ends === null),
    [],
  );
  const [first] = all;
  if (!first) return [];
  const entries = all.filter(
    (one) => one.percent === percent && one.id !== RESIDUAL_ENTRY && words.every((word) => fold(one.words).includes(word)),
  );
  if (words.length > 0 && entries.length === 0) return [];
  const rates = [...new Set(all.map((one) => one.percent))].sort((a, b) => a - b);
  return [
    {
      title: inAllLocales(GST, (t) => [t.goodsAt(figure), ...words].join(', ')),
      answer: entries.length > 0 ? inAllLocales(GST, (t) => t.entriesOf(formatCount(entries.length, 'entries'), entries.length)) : null,
      detail: inAllLocales(GST, (t, locale) =>
        entries.length > 0
          ? [
              ...entries.slice(0, MAX_TOLD).map(({ words }) => cutAtWord(words, MAX_WORDS)),
              ...(entries.length > MAX_TOLD ? ['…'] : []),
            ].join('; ')
          : t.ratesInForce(listPercents(rates, locale)),
      ),
      as_of: first.as_of,
      source: GST_RATES_SOURCE.title,
      url: '/browse/gst/codes',
      confidence: 0.97,
      ...(entries.length > 0 ? {} : { declined: true as const }),
      uses: ['amount', 'word', 'other', 'operation'],
    },
  ];
}
