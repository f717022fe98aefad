import { inAllLocales, type Locale, localName } from '../../i18n/locale.ts';
import { findDistrictName } from '../../places/districts.ts';
import { distanceKm } from '../../places/near.ts';
import { localityPoint } from '../../places/pincodes/locality-point.ts';
import { isLocality } from '../../places/pincodes/town-of-word.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { officesCalled, officesSpelt } from './called-offices.ts';
import { officeName } from './office-names.ts';
import { findDistrictOffices, findTownOffices } from './offices.ts';
import { vehicleDatabase } from './queries.ts';
import { officeUrl } from './searchable.ts';
import { lettersOf } from './state-codes.ts';
import type { OfficeRow } from './tables.ts';
import { officeText, VEHICLE } from './wording.ts';

const MAX_LISTED = 4;
const STATE_LETTERS =
  /\b(?:vehicle|car|bike|gaadi|gadi|plate|plates)\b.*\b(?:code|starting|begins|letters|series|number|numbers|plate|plates)\b|गाड़ी/i;
/** `vehicle code`, `गाड़ी का नंबर`: the code of an office, where a vehicle is named. */
export const OFFICE_CODE = /\b(?:codes?|registration|numbers?|no)\b|कोड|नंबर/iu;

/** Whether a registering office is asked for. */
export const asksOffice = ({ text, entities }: Query): boolean =>
  entities.includes('rto') || (entities.includes('vehicle') && OFFICE_CODE.test(text));

/** The offices of what the unknown words name. */
export async function officesNamed(query: Query): Promise<DirectAnswer[]> {
  const { place, unknownWords } = query;
  if (!asksOffice(query) || unknownWords.length === 0) return [];
  const db = await vehicleDatabase();
  const name = unknownWords.join(' ');
  const called = await officesCalled(db, query);
  // A number plate alone is of no locality: a green one is not that of Green Park.
  const ofLocality = called.length > 0 || !query.entities.includes('rto') ? [] : await officesOfLocality(name, place);
  if (ofLocality.length > 0) return ofLocality;
  // What a locality is called by is no misspelt office: Bandra is not Banda.
  const isKnown = called.length > 0 || (await withoutSnapshot(() => isLocality(name, ''), false));
  return officesAnswer(isKnown ? called : await officesSpelt(db, query), name, ['place', 'word', 'other']);
}

/** The letters on the plates of a state. */
export function stateLetters(query: Query): DirectAnswer[] {
  const { text, place, unknownWords } = query;
  const letters = place?.type === 'state' ? lettersOf(place.name) : undefined;
  if (!place || !letters || unknownWords.length > 1 || !(asksOffice(query) || STATE_LETTERS.test(text))) return [];
  return [
    {
      title: inAllLocales(VEHICLE, (t, locale) => t.stateTitle(localName(locale, place))),
      answer: letters,
      detail: inAllLocales(VEHICLE, (t, locale) => t.lettersOf(localName(locale, place), letters)),
      url: `/browse/vehicle/rto/${place.slug}`,
      confidence: 0.95,
      uses: ['place', 'other'],
    },
  ];
}

export async function officesOfTown(query: Query): Promise<DirectAnswer[]> {
  const { place, unknownWords } = query;
  if (!asksOffice(query) || unknownWords.length > (place ? 1 : 0)) return [];
  if (!place) return [ABOUT];
  const ofTown = officesAnswer(await findTownOffices(await vehicleDatabase(), place), place, ['place']);
  return ofTown.length > 0 ? ofTown : officesOfLocality(place.name, place);
}

/** The offices of the district of a locality without one: `rto of shirdi`; in the state, or not far from the town, that is named. */
async function officesOfLocality(name: string, within: Query['place']): Promise<DirectAnswer[]> {
  const locality = await withoutSnapshot(() => localityPoint(name, within?.state), undefined);
  if (!locality) return [];
  const { lat, lon } = within ?? {};
  if (lat !== undefined && lon !== undefined && distanceKm({ lat, lon }, locality) > MAX_KM) return [];
  const all = await findDistrictOffices(await vehicleDatabase(), locality);
  const district = findDistrictName(locality.district, locality.state);
  return officesAnswer(all, locality, ['place', 'word', 'other']).map((one) => ({
    ...one,
    title: inAllLocales(VEHICLE, (t, locale) => t.rtoOfDistrict(localName(locale, district), locality.name)),
    ...(all.length > 1 && { detail: inAllLocales(VEHICLE, (t) => t.notKnownWhich) }),
    confidence: 0.95,
  }));
}
/** A locality further from a town is another town's. */
const MAX_KM = 40;

const ABOUT: DirectAnswer = {
  title: inAllLocales(VEHICLE, (t) => t.registeringOffices),
  answer: null,
  detail: inAllLocales(VEHICLE, (t) => t.byAny),
  url: '/browse/vehicle',
  confidence: 0.8,
};

/** The codes of the offices of a town, or of those of one name. */
function officesAnswer(all: readonly OfficeRow[], place: string | Named, uses: DirectAnswer['uses']): DirectAnswer[] {
  const [first] = all;
  if (!first) return [];
  const name = (locale: Locale) =>
    typeof place !== 'string'
      ? localName(locale, place)
      : first.office === null
        ? place
        : localName(locale, officeName(first.office, first.state));
  return [
    {
      title: inAllLocales(VEHICLE, (t, locale) => t.rtoOf(name(locale))),
      answer: all
        .slice(0, MAX_LISTED)
        .map((row) => row.code)
        .join(', '),
      detail: officeText(first),
      ...sourceOf(first),
      url: officeUrl(first),
      confidence: 1,
      ...(uses && { uses }),
    },
  ];
}

export const sourceOf = ({ source, as_of }: OfficeRow) => ({ source, as_of });

type Named = Readonly<{ name: string; hi?: string }>;
