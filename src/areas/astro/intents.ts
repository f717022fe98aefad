import { formatDay } from '../../i18n/format.ts';
import { inAllLocales, localName } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import { timeIn } from '../asked-clock.ts';
import { declinedAnswer, firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { grahaOnDay } from './graha-on-day.ts';
import { lagnaAt } from './lagna-at.ts';
import { moonOfDay } from './moon-of-day.ts';
import navigation from './navigation.json' with { type: 'json' };
import { rashiOfName } from './rashi-of-name.ts';
import { birthQuery } from './schema.ts';
import { sunSign } from './sun-sign.ts';
import { chartOf } from './values.ts';
import { ASTRO } from './wording.ts';

const PAGE = '/browse/astro';
/** Of a page alone: it is about births, whatever else is said. */
const SURE_OF_PAGE = 0.85;
const FORECAST = /\b(?:rashi ?phal|rashifal|horoscope)\b(?! match)|राशिफल/iu;
const BORN = /\b(?:born|birth|dob|jana?m\w*|paida)\b|जन्म|पैदा/iu;
const OF_BIRTH = /\b(?:nakshatra?|rashi|raashi|lagna|kundli|kundali|moon sign|birth ?stars?)\b|नक्षत्र|राशि|लग्न|कुंडली/iu;
const BOTH = /\b(?:and|aur|with)\b|और/iu;
/** The moon's sign, its nakshatra and the lagna of a birth, by its day, time and town: `rashi for 3 march 1995 7 am delhi`; else the page that asks for them. */
export async function answerBirth(query: Query): Promise<DirectAnswer[]> {
  const { text, day, place, pages, unclaimedWords } = query;
  // The nakshatra of who was born then is no day's.
  const time = timeIn(text);
  const isOfBirth = OF_BIRTH.test(text) && (BORN.test(text) || (time !== undefined && day !== undefined && day < istDay()));
  const [page = isOfBirth ? PAGE : undefined] = pages;
  if (page === undefined) return [];
  const isMatch = page.endsWith('/match');
  const ofDay = time === undefined ? [(one: Query) => moonOfDay(one, (word) => BORN.test(word))] : [];
  const ofSky = BORN.test(text) ? [] : [(one: Query) => lagnaAt(one, time), grahaOnDay];
  const answers = isMatch ? [] : await firstAnswers(sunSign, ...ofSky, rashiOfName, ...ofDay)(query);
  if (answers.length > 0) return answers;
  const chart =
    day && day < istDay() && time && place && !isMatch ? chartOf(birthQuery.parse({ date: day, time, city: place.name })) : undefined;
  const moon = chart?.grahas.find(({ id }) => id === 'moon');
  // The forecast of a sign is made by nobody here.
  if (FORECAST.test(text) && !BORN.test(text))
    return [
      declinedAnswer(
        inAllLocales(ASTRO, (t) => t.noForecast),
        inAllLocales(ASTRO, (t) => t.birthNeeded),
        { url: page, confidence: SURE_OF_PAGE, uses: 'all' },
      ),
    ];
  if (!chart || !moon || !day || !place) {
    const named = navigation.find((one) => one.page === page) ?? navigation[0];
    return named
      ? [
          {
            title: named.title,
            answer: null,
            detail: inAllLocales(ASTRO, (t) => t.birthNeeded),
            url: page,
            confidence: SURE_OF_PAGE,
            // Whose birth is told is asked for what is missing.
            ...(isMatch && day && BOTH.test(text) ? { uses: 'all' as const } : {}),
            ...(!isMatch && BORN.test(text) && unclaimedWords.every((word) => BORN.test(word))
              ? { uses: ['time', 'place', 'amount', 'word'] as const }
              : {}),
          },
        ]
      : [];
  }
  return [
    {
      title: inAllLocales(ASTRO, (t, locale) => `${t.birth} ${formatDay(day, true, locale)}, ${time}, ${localName(locale, place)}`),
      answer: inAllLocales(ASTRO, (t, locale) =>
        t.birthSays(
          locale === 'hi' ? moon.rashi.name_hi : moon.rashi.name,
          locale === 'hi' ? moon.nakshatra.name_hi : moon.nakshatra.name,
          moon.pada,
          locale === 'hi' ? chart.lagna.rashi.name_hi : chart.lagna.rashi.name,
        ),
      ),
      url: `${PAGE}/chart?${new URLSearchParams({ date: day, time: time ?? '', city: place.slug })}`,
      confidence: 0.97,
      uses: 'all',
    },
  ];
}
