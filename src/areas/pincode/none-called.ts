import { inAllLocales, type Locale, localName } from '../../i18n/locale.ts';
import { findDistrictName } from '../../places/districts.ts';
import { type Atlas, requireDistrict } from '../../places/pincodes/atlas.ts';
import type { OfficeFound } from '../../places/pincodes/queries.ts';
import { findStateName } from '../../places/states.ts';
import { FIELD } from '../field-wording.ts';
import type { DirectAnswer } from '../intent.ts';
import { postOfficeNames } from './office-hindi.ts';
import { PINCODE } from './wording.ts';

/** The name of an office in a language, its own where none is known. */
export const officeIn = (locale: Locale, name: string, state: string): string => localName(locale, postOfficeNames(name, state));

/** A district with its state, in a language. */
export const districtIn = (locale: Locale, { name, state }: { name: string; state: string }): string =>
  `${localName(locale, findDistrictName(name, state))}, ${localName(locale, findStateName(state))}`;

/** For a name without an office: the nearest matches. */
export const noneCalled = (
  atlas: Atlas,
  called: { name: string; hi?: string },
  near: readonly Pick<OfficeFound, 'name' | 'pin' | 'district'>[],
): DirectAnswer => ({
  title: inAllLocales(PINCODE, (t, locale) => t.noneCalled(localName(locale, called))),
  answer: null,
  detail: inAllLocales(FIELD, (t, locale) =>
    t.nearest(
      near
        .map(({ name, pin, district }) => `${PINCODE[locale].pinOf(officeIn(locale, name, requireDistrict(atlas, district).state))} ${pin}`)
        .join('; '),
    ),
  ),
  declined: true,
  url: `/browse/pincode/find?${new URLSearchParams({ q: near[0]?.name ?? called.name })}`,
  confidence: 0.6,
  uses: ['word', 'place', 'other'],
});
