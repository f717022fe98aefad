import { groupDigits } from '../../../i18n/format.ts';
import { inAllLocales, localName } from '../../../i18n/locale.ts';
import { findPlace } from '../../../places/find.ts';
import { withoutSnapshot } from '../../../store/snapshot.ts';
import { confidence } from '../../../text/confidence.ts';
import { toAnswer } from '../../figure.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { STATE_INDEX } from '../places.ts';
import { lpgFigure, lpgPrices } from './values.ts';
import { LPG } from './wording.ts';

/** Stands for the country where no place is named. */
const CAPITAL = 'Delhi';

/** The price of a cylinder in a state: `lpg price in kerala`, `gas cylinder ka rate`. */
export async function answerLpg({ entities, place, unknownWords }: Query): Promise<DirectAnswer[]> {
  if (!entities.includes('lpg')) return [];
  const state = findPlace(STATE_INDEX, place?.state ?? place?.name ?? CAPITAL);
  const all = await withoutSnapshot(lpgPrices, []);
  if (!state || all.length === 0) return [];
  const frame = {
    title: inAllLocales(LPG, (t, locale) => t.cylinderIn(localName(locale, place ?? state))),
    url: '/browse/fuel/lpg',
    confidence: confidence(unknownWords),
    uses: ['place'] as const,
    ...(place ? {} : { assumed: inAllLocales(LPG, (_, locale) => localName(locale, state)) }),
  };
  const price = all.find((one) => one.place.id === state.id);
  if (!price)
    return [{ ...frame, answer: null, detail: inAllLocales(LPG, (t, locale) => t.noneOf(localName(locale, state))), declined: true }];
  const { commercial } = price;
  if (entities.includes('commercial'))
    return [
      {
        ...frame,
        title: inAllLocales(LPG, (t, locale) => t.commercialIn(localName(locale, place ?? state))),
        answer: commercial === null ? null : inAllLocales(LPG, (t) => `₹${groupDigits(commercial, 2)} ${t.each}`),
        ...(commercial === null ? { declined: true as const } : { as_of: price.day, source: price.source }),
        uses: ['place', 'amount'],
      },
    ];
  const detail = inAllLocales(LPG, (t, locale) =>
    [
      ...(commercial === null ? [] : [t.commercialIs(groupDigits(commercial, 2))]),
      ...(place?.type === 'town' ? [t.ofState(localName(locale, state), localName(locale, place))] : []),
    ].join('. '),
  );
  return [{ ...toAnswer(lpgFigure(price)), ...frame, ...(detail.en && { detail }) }];
}
