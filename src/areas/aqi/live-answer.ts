import { inAllLocales } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import type { AskSky } from '../sky-place.ts';
import { currentAir } from './air-now.ts';
import { AIR_CATEGORIES } from './category-words.ts';
import { findCategory } from './naqi.ts';
import { airBody } from './responses.ts';

/** India's index of the air at a town now, with its category. */
export const askAir: AskSky = async ({ town, lat, lon }, _day, context) => {
  const { aqi, station, observed_at, provider } = airBody(null, { lat, lon }, await currentAir({ lat, lon, names: [town] }, context));
  if (aqi === null) return { answer: null };
  const { name } = findCategory(aqi);
  return {
    value: aqi,
    answer: inAllLocales(AIR_CATEGORIES, (t) => `${aqi}, ${t.category(name)}`),
    ...(station ? { detail: station } : {}),
    as_of: istDay(new Date(observed_at)),
    source: provider,
  };
};
