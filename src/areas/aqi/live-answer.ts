import { inAllLocales } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import type { AskSky } from '../sky-place.ts';
import { currentAir } from './air-now.ts';
import { AIR_CATEGORIES } from './category-words.ts';
import { findCategory } from './naqi.ts';
import { airBody } from './responses.ts';

const asking =
  (isAdvice: boolean): AskSky =>
  async ({ town, lat, lon }, _day, context) => {
    const { aqi, station, observed_at, provider } = airBody(null, { lat, lon }, await currentAir({ lat, lon, names: [town] }, context));
    if (aqi === null) return { answer: null };
    const { name, advice } = findCategory(aqi);
    return {
      value: aqi,
      answer: inAllLocales(AIR_CATEGORIES, (t) => `${aqi}, ${t.category(name)}`),
      ...(isAdvice ? { detail: inAllLocales(AIR_CATEGORIES, (t) => t.advice(name, advice)) } : station ? { detail: station } : {}),
      as_of: istDay(new Date(observed_at)),
      source: provider,
    };
  };

/** India's index of the air at a town now, with its category. */
export const askAir: AskSky = asking(false);
/** The same with what one does in such air. */
export const askAdvice: AskSky = asking(true);
