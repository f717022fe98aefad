import { nameIn } from '../../lib/locale.ts';
import { stateCalled } from '../../lib/places/states.ts';
import { slugify } from '../../lib/text.ts';
import type { SearchHit, SearchRecord } from '../area.ts';
import { searchOffices } from './offices.ts';
import { vehicleDatabase } from './queries.ts';
import { codeOfToday, STATE_CODES } from './state-codes.ts';
import type { OfficeRow } from './tables.ts';
import { VEHICLE } from './wording.ts';
import { officeWords } from './words.ts';

/** The state's page with the office's row; codes no longer given stand with those that took their place. */
export const officeUrl = ({ code, state_code, state }: Pick<OfficeRow, 'code' | 'state_code' | 'state'>): string =>
  `/browse/vehicle/rto/${slugify(STATE_CODES[codeOfToday(state_code)] ?? state)}#${code}`;

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
      hi: hindiOf(code, nameIn('hi', stateCalled(state))),
      description: `Registering offices of ${state}, whose plates begin with ${code}.`,
      names: [`${state} RTO`, `${state} RTO list`],
    })),
  ];
}

const hindiOf = (code: string, state: string) => ({ title: VEHICLE.hi.stateTitle(state), description: VEHICLE.hi.stateAbout(state, code) });

/** Registering offices by code, town or district. */
export async function searchVehicleOffices(text: string, limit: number): Promise<SearchHit[]> {
  const words = text.replace(/\b(rto|rta|arto|office|code|codes)\b/gi, ' ').trim();
  if (words === '') return [];
  const { offices, spelling } = await searchOffices(await vehicleDatabase(), words, limit);
  return offices
    .filter(({ kind }) => kind !== 'dashboard')
    .map((row) => {
      const title = `${row.code} ${row.office ?? ''}`.trim();
      const { en, hi } = officeWords(row);
      return {
        url: officeUrl(row),
        title,
        description: en,
        hi: { title, description: hi },
        names: [row.code, `${row.office} RTO`],
        exact: spelling === undefined && [row.code, row.code.replace('-', '')].includes(words.toUpperCase().replace(/\s+/g, '')),
        ...(spelling === undefined ? {} : { loose: true }),
      };
    });
}
