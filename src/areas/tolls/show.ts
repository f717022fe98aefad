import { formatDay, groupDigits } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, localName } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import type { Place } from '../../places/gazetteer.ts';
import { findStateName } from '../../places/states.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { slugify } from '../../text/fold.ts';
import type { SearchRecord } from '../intent.ts';
import type { PlaceSection } from '../place-section.ts';
import { plazaNames } from './plaza-names.ts';
import { inForceOn, type Plaza, plazas, plazasNear, statesWithPlazas } from './values.ts';
import { TOLLS } from './wording.ts';

export const PAGE = '/browse/tolls';
export const SOURCE = 'NHAI';
const NEAR_KM = 60;
const MAX_NEAR = 3;

export const statePage = (state: string): string => `${PAGE}/${slugify(state)}`;
export const pageOf = ({ state }: Plaza): string => (state === undefined ? PAGE : statePage(state));

/** What a car pays, and whether it still does. Undefined where no price of a car is on record. */
export function carToll(plaza: Plaza, day = istDay()) {
  const { car } = plaza.rates;
  if (!car?.single) return undefined;
  const { single, return_24h: back } = car;
  return inAllLocales(TOLLS, (t, locale) => {
    const ended = inForceOn(plaza, day) === false && plaza.ends !== null ? `, ${t.ended(formatDay(plaza.ends, true, locale))}` : '';
    return t.carPays(groupDigits(single), back === null ? undefined : groupDigits(back)) + ended;
  });
}

/** The nearest plazas of a town, with what a car pays. */
export const tollsAt = (place: Place): Promise<PlaceSection | undefined> =>
  withoutSnapshot(async () => {
    const { lat, lon } = place;
    if (place.type !== 'town' || lat === undefined || lon === undefined) return undefined;
    const near = plazasNear(await plazas(), { lat, lon }, NEAR_KM)
      .filter(({ plaza }) => carToll(plaza))
      .slice(0, MAX_NEAR);
    const [first] = near;
    if (!first) return undefined;
    return {
      title: inAllLocales(TOLLS, (t) => t.near),
      facts: near.map(({ plaza, km }) => ({
        label: eachLocale((locale) => localName(locale, plazaNames(plaza))),
        value: carToll(plaza) ?? { en: '' },
        note: inAllLocales(TOLLS, (t) => t.nearFact(String(Math.round(km)))),
      })),
      asOf: first.plaza.asOf,
      source: SOURCE,
      url: pageOf(first.plaza),
    };
  }, undefined);

/** The pages of tolls, as search finds them. */
export const tollsSearchable = (): Promise<SearchRecord[]> =>
  withoutSnapshot(async () => {
    const all = await plazas();
    return [
      {
        url: PAGE,
        title: TOLLS.en.title,
        description: TOLLS.en.about(groupDigits(all.length)),
        hi: { title: TOLLS.hi.title, description: TOLLS.hi.about(groupDigits(all.length)) },
        names: ['toll', 'toll tax', 'toll rates', 'FASTag', 'highway', 'टोल', 'टोल टैक्स'],
      },
      ...statesWithPlazas(all).map((state) => {
        const count = String(all.filter((plaza) => plaza.state === state).length);
        const hi = localName('hi', findStateName(state));
        return {
          url: statePage(state),
          title: TOLLS.en.inState(state),
          description: TOLLS.en.stateAbout(state, count),
          hi: { title: TOLLS.hi.inState(hi), description: TOLLS.hi.stateAbout(hi, count) },
          names: [`${state} toll`, `toll tax ${state}`],
        };
      }),
    ];
  }, []);
