import { bothOf, type Locale, nameIn } from '../../lib/locale.ts';
import { STATES } from '../../lib/places/states.ts';
import { slugify } from '../../lib/text.ts';
import { istDay } from '../../lib/time.ts';
import { dayInWords } from '../../lib/words.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { weekdayInWords } from '../panchang/words.ts';
import { sureOf } from '../search/typed.ts';
import { CENTRAL_HOLIDAYS } from './central.ts';
import { prebuiltYears } from './endpoints.ts';
import { holidayBody } from './responses.ts';
import { HOLIDAYS } from './wording.ts';
import { type Holiday, holidaysOf } from './year.ts';

/** Everyday names of holidays. */
const EVERYDAY: Readonly<Record<string, readonly string[]>> = {
  'republic-day': ['gantantra diwas', '26 jan'],
  'independence-day': ['swatantrata diwas', 'azadi'],
  'gandhi-jayanti': ['gandhi jayanti', 'गांधी जयंती'],
  'id-ul-fitr': ['eid', 'eid ul fitr', 'meethi eid', 'ramzan eid', 'ramadan', 'ईद'],
  'id-ul-zuha': ['bakrid', 'bakra eid', 'bakreed', 'eid al adha', 'eid ul adha', 'बकरीद'],
  'milad-un-nabi': ['milad', 'eid e milad', 'barawafat', 'ईद ए मिलाद'],
  muharram: ['moharram', 'ashura'],
  christmas: ['christmas', 'xmas', 'bada din', 'बड़ा दिन'],
  'guru-nanak-jayanti': ['guru nanak jayanti', 'gurpurab', 'guru purab', 'nanak jayanti', 'prakash parv', 'गुरुपर्व'],
  'good-friday': ['good friday'],
};

/** Words by which people ask for holidays, and the names of those on the lists. */
export const HOLIDAY_WORDS: Readonly<Record<string, readonly string[]>> = {
  holiday: [
    'holiday',
    'holidays',
    'public holiday',
    'bank holiday',
    'bank holidays',
    'government holiday',
    'gazetted holiday',
    'chhutti',
    'chutti',
    'chuttiyan',
    'avkash',
    'छुट्टी',
    'छुट्टियां',
    'छुट्टियाँ',
    'अवकाश',
    'day off',
  ],
  about: [
    'next',
    'upcoming',
    'agla',
    'agli',
    'calendar',
    'list',
    'bank',
    'government',
    'govt',
    'sarkari',
    'office',
    'date',
    'day',
    'year',
    'अगली',
    'अगला',
    'सरकारी',
    'तारीख',
    'कैलेंडर',
    'tarikh',
    'this',
    'school',
    'festival',
  ],
  ...Object.fromEntries(
    Object.entries(CENTRAL_HOLIDAYS).map(([id, { en, hi }]) => [
      `of ${id}`,
      [id.replaceAll('-', ' '), en.replace(/ ?\(.*\)/, ''), hi.replace(/ ?\(.*\)/, ''), ...(EVERYDAY[id] ?? [])],
    ]),
  ),
};

/** The next holiday, those of a year or a state, or the day of one that was named. */
export async function recognise({ says, place, year, strangers }: Typed): Promise<DirectAnswer[]> {
  const today = istDay();
  const thisYear = Number(today.slice(0, 4));
  const id = says.find((one) => one.startsWith('of '))?.slice(3);
  if (!id && !says.includes('holiday')) return [];
  // The days of a year without a list are computed, which takes a while: the next year is looked at only where this one has none left.
  const first = (fits: (day: Holiday) => boolean) =>
    year === undefined
      ? (holidaysOf(thisYear).find((day) => day.date >= today && fits(day)) ?? holidaysOf(thisYear + 1).find(fits))
      : holidaysOf(year).find(fits);
  const shown = prebuiltYears();
  const pageOf = (one: number) => (shown.includes(one) ? `/browse/holidays/${one}` : '/browse/holidays');
  if (id) {
    const found = first((one) => one.id === id);
    if (!found) return [];
    const { date } = found;
    const { name, weekday, day, note } = wordsOf(found);
    const url = pageOf(Number(date.slice(0, 4)));
    // The panchang tells more of a festival; where it has one, it is as sure and stands before.
    return [
      {
        title: bothOf(HOLIDAYS, (_, locale) => `${name(locale)} ${date.slice(0, 4)}`),
        answer: bothOf(HOLIDAYS, (_, locale) => `${weekday(locale)}, ${day(locale)}`),
        ...note,
        url,
        sureness: sureOf(strangers, 0.9),
      },
    ];
  }
  const next = first(({ date }) => date >= today) ?? first(() => true);
  if (!next) return [];
  const { date } = next;
  const { name, weekday, day, note } = wordsOf(next);
  const state = STATES.find(({ name: one }) => one === place?.state);
  const listed = year ?? (state ? thisYear : undefined);
  const answer = (locale: Locale) => `${name(locale)}, ${weekday(locale)} ${day(locale)}`;
  if (listed !== undefined && shown.includes(listed)) {
    const url = `/browse/holidays/${listed}${state ? `/${slugify(state.name)}` : ''}`;
    return [
      {
        title: bothOf(HOLIDAYS, (t, locale) => (state ? t.stateTitle(String(listed), nameIn(locale, state)) : t.of(listed))),
        answer: date >= today ? bothOf(HOLIDAYS, (t, locale) => t.nextIs(answer(locale))) : null,
        url,
        sureness: sureOf(strangers, 0.95),
      },
    ];
  }
  return [
    {
      title: bothOf(HOLIDAYS, (t) => t.next),
      answer: bothOf(HOLIDAYS, (_, locale) => answer(locale)),
      ...note,
      url: '/browse/holidays',
      sureness: sureOf(strangers, 0.9),
    },
  ];
}

/** A holiday in words, by the language. */
function wordsOf(holiday: Holiday) {
  const { name, name_hi, weekday, date, note } = holidayBody(holiday);
  return {
    name: (locale: Locale) => (locale === 'hi' ? name_hi : name),
    weekday: (locale: Locale) => weekdayInWords(weekday, locale),
    day: (locale: Locale) => dayInWords(date, true, locale),
    note: note ? { detail: bothOf(HOLIDAYS, (t) => t.note(note)) } : {},
  };
}
