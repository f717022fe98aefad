import { findTown } from '../../lib/places/town.ts';
import { fold } from '../../lib/text.ts';
import { istDay } from '../../lib/time.ts';
import { dayInWords } from '../../lib/words.ts';
import { zonedIso } from '../../lib/zone.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { almanacDayOf } from './day.ts';
import { type Festival, festivalsOf, tithiName } from './festivals/year.ts';
import { NAKSHATRAS, nameOf, WEEKDAYS } from './names.ts';
import { eighthOf } from './periods.ts';
import { timeInWords } from './words.ts';

const INDIA = 'Asia/Kolkata';
const DELHI = findTown('delhi') ?? { name: 'Delhi', lat: 28.6, lon: 77.2 };
/** Words that ask for the day itself. */
const DAY_WORDS = new Set(['panchang', 'panchangam', 'tithi', 'nakshatra', 'पंचांग', 'तिथि', 'नक्षत्र']);
const SUN_WORDS = new Set(['sunrise', 'sunset', 'सूर्योदय', 'सूर्यास्त']);
const RAHU_WORDS = new Set(['rahu', 'rahukaal', 'rahukalam', 'राहु', 'राहुकाल']);
/** Short names that everybody uses for a festival whose full name is longer. */
const EVERYDAY: Readonly<Record<string, string>> = {
  deepavali: 'diwali',
  rakhi: 'raksha-bandhan',
  shivratri: 'maha-shivaratri',
  vijayadashami: 'dussehra',
  ramnavami: 'ram-navami',
};

/** The festival that all the words name, by its English or Hindi name or its id: `diwali`, `raksha bandhan`, `होली`. */
function festivalNamed(words: readonly string[], festivals: readonly Festival[]): Festival | undefined {
  const wanted = words.join(' ');
  const id = EVERYDAY[words.join('')] ?? EVERYDAY[wanted];
  return festivals.find((one) => one.id === id || fold(one.id) === wanted || fold(one.name.en) === wanted || fold(one.name.hi) === wanted);
}

/** The next day of a festival, or that of a year typed beside it. */
function festivalAnswer({ words }: Typed): DirectAnswer[] {
  const today = istDay();
  const year = words.find((word) => /^(19|20)\d\d$/.test(word));
  const named = words.filter(
    (word) => word !== year && word !== 'date' && word !== 'when' && word !== 'is' && word !== 'कब' && word !== 'है',
  );
  if (named.length === 0) return [];
  const years = year ? [Number(year)] : [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1];
  const festivals = years
    .flatMap((one) => festivalsOf(one, { ...DELHI, zone: INDIA }))
    .filter(({ date }) => year !== undefined || date >= today);
  const found = festivalNamed(named, festivals);
  if (!found) return [];
  const weekday = nameOf(WEEKDAYS, new Date(`${found.date}T00:00:00Z`).getUTCDay()).en;
  return [
    {
      title: `${found.name.en} ${found.date.slice(0, 4)}`,
      answer: `${weekday}, ${dayInWords(found.date)}`,
      detail:
        found.others.length > 0 ? `${found.others.map(({ date, by }) => `${dayInWords(date, false)} for ${by}`).join('; ')}` : found.rule,
      url: prebuiltOf(found.date.slice(0, 4), found.id),
      sureness: 0.95,
    },
  ];
}

/** The page of a year's festivals is there for this year and the next; other years are told by the endpoint. */
function prebuiltOf(year: string, id: string): string {
  const current = Number(istDay().slice(0, 4));
  return Number(year) === current || Number(year) === current + 1 ? `/browse/panchang/festivals/${year}#${id}` : '/browse/panchang';
}

/** Today at a place: what was asked for of it. */
function dayAnswer({ words, place }: Typed): DirectAnswer[] {
  const asks = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  if (!asks(DAY_WORDS) && !asks(SUN_WORDS) && !asks(RAHU_WORDS)) return [];
  const town = place?.lat !== undefined && place.lon !== undefined ? { name: place.name, lat: place.lat, lon: place.lon } : DELHI;
  const date = istDay();
  const day = almanacDayOf({ ...town, zone: INDIA }, date);
  const at = (instant: number) => timeInWords(zonedIso(INDIA, instant), date);
  const sun = `Sunrise ${at(day.frame.sunrise)}, sunset ${at(day.frame.sunset)}`;
  const tithi = day.tithis[0];
  const rahu = eighthOf('rahu', day.frame);
  const almanac = tithi ? `${tithiName(tithi.index).en} until ${at(tithi.end)}` : '';
  const answer = asks(RAHU_WORDS) ? `Rahu Kaal ${at(rahu.start)} to ${at(rahu.end)}` : asks(SUN_WORDS) ? sun : almanac;
  return [
    {
      title: `${asks(SUN_WORDS) ? 'Sun' : 'Panchang'} in ${town.name}`,
      answer,
      detail: answer === almanac ? `${nameOf(NAKSHATRAS, day.nakshatras[0]?.index ?? 0).en}. ${sun}` : almanac,
      as_of: date,
      url: `/browse/panchang/day?city=${encodeURIComponent(town.name)}`,
      sureness: 0.9,
    },
  ];
}

/** A festival's day, or the almanac of today at a place. */
export async function recognise(typed: Typed): Promise<DirectAnswer[]> {
  const day = dayAnswer(typed);
  return day.length > 0 ? day : festivalAnswer(typed);
}
