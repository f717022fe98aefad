import { type Locale, localName } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import type { SearchHit, SearchRecord } from '../intent.ts';
import { groupCodes, type KeptAnswers } from '../kept-answers.ts';
import { officeName } from './office-names.ts';
import { findOfficesByName, findOfficesFuzzy } from './offices.ts';
import { allOffices, vehicleDatabase } from './queries.ts';
import { currentCode, STATE_CODES } from './state-codes.ts';
import type { OfficeRow } from './tables.ts';
import { officeText, VEHICLE } from './wording.ts';

/** The state's page with the office's row; codes no longer given stand with those that took their place. */
export const officeUrl = ({ code, state_code, state }: Pick<OfficeRow, 'code' | 'state_code' | 'state'>): string =>
  `/browse/vehicle/rto/${slugify(STATE_CODES[currentCode(state_code)] ?? state)}#${code}`;

/** The page on plates and those of the states' offices, as search finds them. */
export async function vehicleSearchable(): Promise<SearchRecord[]> {
  return [
    {
      url: '/browse/vehicle',
      title: 'Number plates',
      description: 'What a number plate says: state, registering office, series; and the codes of every RTO.',
      names: ['RTO', 'RTO code', 'vehicle number', 'number plate', 'registration number', 'RC', 'parivahan', 'गाड़ी नंबर', 'वाहन', 'आरटीओ'],
    },
    ...Object.entries(STATE_CODES).map(([code, state]) => ({
      url: `/browse/vehicle/rto/${slugify(state)}`,
      title: `RTO codes of ${state}`,
      hi: stateHindiText(code, localName('hi', findStateName(state))),
      description: `Registering offices of ${state}, whose plates begin with ${code}.`,
      names: [`${state} RTO`, `${state} RTO list`],
    })),
  ];
}

const stateHindiText = (code: string, state: string) => ({
  title: VEHICLE.hi.stateTitle(state),
  description: VEHICLE.hi.stateAbout(state, code),
});

/** Registering offices by code, town or district. */
export async function searchVehicleOffices(text: string, limit: number): Promise<SearchHit[]> {
  const words = withoutOffice(text);
  if (words === '') return [];
  const offices = await findOfficesByName(await vehicleDatabase(), words, limit);
  const compact = words.toUpperCase().replace(/\s+/g, '');
  return toHits(offices, ({ code }) => ({ exact: [code, code.replace('-', '')].includes(compact) }));
}

/** Registering offices of the town or district whose name is nearest. */
export async function searchVehicleOfficesFuzzy(text: string, limit: number): Promise<SearchHit[]> {
  const words = withoutOffice(text);
  if (words === '') return [];
  return toHits((await findOfficesFuzzy(await vehicleDatabase(), words, limit)).offices, () => ({ exact: false, fuzzy: true }));
}

const withoutOffice = (text: string): string => text.replace(/\b(rto|rta|arto|office|code|codes)\b/gi, ' ').trim();

function toHits(offices: readonly OfficeRow[], rate: (row: OfficeRow) => Pick<SearchHit, 'exact' | 'fuzzy'>): SearchHit[] {
  return offices
    .filter(({ kind }) => kind !== 'dashboard')
    .map((row) => {
      const names = row.office ? officeName(row.office, row.state) : { name: '' };
      const title = (locale: Locale) => `${row.code} ${localName(locale, names)}`.trim();
      const { en, hi } = officeText(row);
      return { url: officeUrl(row), title: title('en'), description: en, hi: { title: title('hi'), description: hi }, ...rate(row) };
    });
}

/** The office of each code, to answer plates without a connection. */
export async function keptOffices(): Promise<KeptAnswers> {
  const offices = (await allOffices(await vehicleDatabase())).filter(({ kind }) => kind === 'office');
  return {
    of: { en: 'Number plate', hi: 'नंबर प्लेट' },
    page: '/browse/vehicle',
    codes: groupCodes(offices.map(({ code, office, state }) => [code.replace('-', ''), `${office}, ${state}`])),
  };
}
