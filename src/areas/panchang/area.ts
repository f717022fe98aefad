import { listFestivals } from '../../astronomy/calendar/festivals/year.ts';
import { istDay } from '../../kernel/time.ts';
import type { Place } from '../../places/gazetteer.ts';
import { findSkyPoint, titleWithPoint } from '../../places/sky-point.ts';
import { findTown } from '../../places/town.ts';
import { defineArea } from '../area.ts';
import type { PlaceSection } from '../place-part.ts';
import { day, festivals, month } from './endpoints.ts';
import { answerPanchang } from './intents.ts';
import { ALMANAC_WORDS } from './vocabulary.ts';

const DELHI = { ...(findTown('delhi') ?? { lat: 28.6, lon: 77.2 }), zone: 'Asia/Kolkata' };

/** Sunrise, sunset, tithi and nakshatra of today at a place, asked while its page is read: the day of a build is another. */
export async function almanacAt(place: Place): Promise<PlaceSection | undefined> {
  const point = findSkyPoint(place);
  if (!point) return undefined;
  return {
    rank: 'second',
    title: titleWithPoint({ en: 'Sun and tithi today', hi: 'आज का सूर्य और तिथि' }, point),
    facts: [],
    url: `/browse/panchang/day?city=${encodeURIComponent(point.town)}`,
    live: {
      call: `/panchang?lat=${point.lat.toFixed(2)}&lon=${point.lon.toFixed(2)}`,
      shows: [
        { member: 'tithi.0.name', memberHi: 'tithi.0.name_hi' },
        { label: { en: 'sunrise', hi: 'सूर्योदय' }, member: 'sunrise', as: 'time' },
        { label: { en: 'sunset', hi: 'सूर्यास्त' }, member: 'sunset', as: 'time' },
        { label: { en: 'nakshatra', hi: 'नक्षत्र' }, member: 'nakshatra.0.name', memberHi: 'nakshatra.0.name_hi' },
      ],
    },
  };
}

export default defineArea({
  name: 'panchang',
  title: { en: 'Panchang', hi: 'पंचांग' },
  summary: {
    en: 'The Hindu almanac of any day and place: tithi, nakshatra, sunrise, lunar month, festivals; computed and checked.',
    hi: 'किसी भी दिन और जगह का पंचांग: तिथि, नक्षत्र, सूर्योदय, मास और त्योहार; गणना से, जाँचा हुआ।',
  },
  group: 'sky',
  icon: 'moon',
  page: '/browse/panchang',
  endpoints: [day, month, festivals],
  attribution: [{ name: 'astronomy-engine by Don Cross', url: 'https://github.com/cosinekitty/astronomy', licence: 'MIT' }],
  placePart: almanacAt,
  vocabulary: ALMANAC_WORDS,
  findAnswers: answerPanchang,
  async keptAnswers() {
    const year = Number(istDay().slice(0, 4));
    const festivals = [year, year + 1].flatMap((one) => listFestivals(one, DELHI));
    return {
      of: { en: 'Almanac', hi: 'पंचांग' },
      page: `/browse/panchang/festivals/${year}`,
      days: festivals.map(({ date, name }) => [date, name.en, name.hi] as const),
    };
  },
});
