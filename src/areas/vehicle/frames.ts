import { eachLocale, inAllLocales, localName, toLocalizedText, translate } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import { fold, slugify } from '../../text/fold.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { isOfLimit, isWithin, limitIn, limitText, usesOfLimit } from '../quantity.ts';
import { QUANTITIES } from '../quantity-wording.ts';
import { answerCounts } from '../state-counts.ts';
import { allOffices, newestSource, officesIn, vehicleDatabase } from './queries.ts';
import { lettersOf, STATE_CODES } from './state-codes.ts';
import type { OfficeRow } from './tables.ts';
import { VEHICLE } from './wording.ts';

const MAX_TOLD = 12;
const INDIA = { name: 'India', hi: 'भारत' };
const LIST = /\b(?:list|all|codes|names|how many|kitne|kitni|number of|total)\b|सूची|सभी|कितने|कितनी/iu;
const LETTERS = /\b(?:state code|first letters|starts? with|starting|begins?)\b/iu;

/** The offices of a state, all or their number: `how many rto in maharashtra`. */
export async function stateOffices(query: Query): Promise<DirectAnswer[]> {
  const { place, text, entities, unknownWords, asked } = query;
  const isAsked = entities.includes('rto') && (asked.kind === 'count' || asked.kind === 'list' || LIST.test(text));
  // Delhi is a city and a territory.
  const isState = place !== undefined && (place.type === 'state' || place.name === place.state);
  const isPlain = ['value', 'count', 'list', 'when'].includes(asked.kind) && asked.top === undefined && !limitIn(query);
  if (entities.includes('rto') && !isPlain && !LETTERS.test(text)) {
    const db = await vehicleDatabase();
    const counted = await answerCounts(query, {
      countIn: async (state) => (await officesIn(db, state)).length,
      titleOf: (state) => inAllLocales(VEHICLE, (t, locale) => t.officesOf(localName(locale, state))),
      day: dayOf(await allOffices(db)) ?? '',
      source: await newestSource(db),
      url: '/browse/vehicle',
    });
    if (counted.length > 0) return counted;
  }
  // `rto codes above 20 in delhi`: by the number in the code.
  const limit = limitIn(query);
  if (!isAsked || unknownWords.filter((word) => !isOfLimit(word)).length > 1 || LETTERS.test(text)) return [];
  if (!isState && (place || !limit)) return [];
  const db = await vehicleDatabase();
  const rows = (isState ? await officesIn(db, place.name) : await allOffices(db)).filter(
    ({ code, kind }) => kind === 'office' && isWithin(Number.parseInt(code.slice(3), 10), limit),
  );
  const letters = isState ? lettersOf(place.name) : undefined;
  const [first] = rows;
  if (!first) return [];
  return [
    {
      title: inAllLocales(VEHICLE, (t, locale) =>
        [t.officesOf(localName(locale, place ?? INDIA)), ...(limit ? [limitText(limit)] : [])].join(', '),
      ),
      answer: inAllLocales(VEHICLE, (t) => t.officeCount(rows.length)),
      detail:
        [
          ...(letters ? [letters] : []),
          rows
            .slice(0, MAX_TOLD)
            .map((row) => `${row.code} ${row.office ?? row.district ?? ''}`.trim())
            .join(', '),
        ].join(': ') + (rows.length > MAX_TOLD ? ', …' : ''),
      as_of: dayOf(rows),
      source: first.source,
      url: isState ? `/browse/vehicle/rto/${place.slug}` : '/browse/vehicle',
      confidence: 0.98,
      uses: ['place', 'operation', 'other', ...(limit ? usesOfLimit(query) : [])],
    },
  ];
}

/** The newest day of some offices' records. */
const dayOf = (rows: readonly { as_of: string }[]): string | undefined =>
  rows
    .map(({ as_of }) => as_of)
    .filter((day) => /^\d{4}-\d\d-\d\d$/.test(day))
    .sort()
    .at(-1);

const WHICH_STATE = /\b(?:states?|rajya|where|kahan?|kidhar)\b|राज्य|कहाँ|कहां/iu;
const STATE_LETTERS = /(?<![\p{L}\p{N}])([A-Z]{2})(?![\p{L}\p{N}-])(?! ?\d)/u;
const ANY_LETTERS =
  /^([a-z]{2})(?= (?:number|no|plate|gadi|gaadi|vehicle|registration|code|car|bike|नंबर|गाड़ी|वाहन|stands?|means|meaning|ka full|ka matlab)\b)|(?<=\bdoes )([a-z]{2})(?= (?:stand|mean)\b)/iu;
/** What letters stand for is asked for. */
const MEANING = /^(?:stands?|means?|meaning|full|form|matlab|मतलब)$/iu;

/** The state that two letters on a plate stand for: `MH number kis state ka hai`. */
export function lettersAnswer({ text, words, entities, unknownWords, contentWords }: Query): DirectAnswer[] {
  const letters = (STATE_LETTERS.exec(text) ?? ANY_LETTERS.exec(text))?.[0].toUpperCase();
  const state = letters && STATE_CODES[letters];
  const [isOfState, isOfMeaning] = [WHICH_STATE.test(text), words.some((word) => MEANING.test(word))];
  const isOfPlates = entities.some((one) => one === 'vehicle' || one === 'rto') || /\bnumber\b|नंबर/iu.test(text);
  // `which state is WB`: nothing else is named.
  const isBare = STATE_LETTERS.test(text) && contentWords.every((word) => word === letters?.toLowerCase() || WHICH_STATE.test(word));
  const isAsked = isOfPlates ? isOfState || isOfMeaning : isOfState && (isOfMeaning || isBare);
  if (!isAsked || !state || !letters || unknownWords.some((word) => word !== letters.toLowerCase() && !MEANING.test(word))) return [];
  const place = findStateName(state);
  return [
    {
      title: inAllLocales(VEHICLE, (t) => t.onPlates(letters)),
      answer: eachLocale((locale) => localName(locale, place)),
      detail: inAllLocales(VEHICLE, (t, locale) => t.lettersOf(localName(locale, place), letters)),
      url: `/browse/vehicle/rto/${slugify(state)}`,
      confidence: 0.97,
      uses: 'all',
    },
  ];
}

/** An office's answer as yes or no, or as which, where towns are asked about: `is HR26 gurgaon or faridabad`. */
export function withTown({ asked, places }: Query, { office, district, state }: OfficeRow, answer: DirectAnswer): DirectAnswer {
  const towns = asked.isQuestion ? places.filter(({ type }) => type === 'town') : [];
  const said = fold(`${office} ${district}`);
  const own = towns.find((town) => town.state === state && [town.name, ...town.aliases].some((name) => said.includes(fold(name))));
  if (towns.length === 0 || (!own && towns.some((town) => town.state === state))) return answer;
  const tell = inAllLocales(QUANTITIES, (t, locale) => {
    const name = translate(toLocalizedText(answer.answer ?? ''), locale);
    return own && towns.length > 1 ? localName(locale, own) : (own ? t.yes : t.no)(name);
  });
  return { ...answer, answer: tell, confidence: 1, uses: 'all' };
}
