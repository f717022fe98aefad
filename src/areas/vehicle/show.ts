import { formatCount } from '../../i18n/format.ts';
import type { Place } from '../../places/gazetteer.ts';
import { slugify } from '../../text/fold.ts';
import type { PlaceSection } from '../place-section.ts';
import { officeName } from './office-names.ts';
import { findState, findTownOffices } from './offices.ts';
import { findOfficesByStateCode, vehicleDatabase } from './queries.ts';
import { officeUrl } from './searchable.ts';

const MAX_OFFICES = 6;

/** The registering offices of a town, or the letters of a state's plates. */
export async function officesAt(place: Place): Promise<PlaceSection | undefined> {
  const db = await vehicleDatabase();
  const state = findState(place.state);
  if (!state) return undefined;
  const common = {
    title: { en: 'Number plates', hi: 'गाड़ी का नंबर' },
    url: `/browse/vehicle/rto/${slugify(state.name)}`,
  };
  if (place.type === 'state') {
    const count = (await findOfficesByStateCode(db, [state.code])).filter(({ kind }) => kind === 'office').length;
    return {
      ...common,
      facts: [
        {
          label: { en: 'Plates begin with', hi: 'नंबर के शुरू में' },
          value: { en: state.code, hi: state.code },
          note: { en: formatCount(count, 'offices'), hi: `${count} कार्यालय` },
          url: common.url,
        },
      ],
    };
  }
  const rows = (await findTownOffices(db, place)).slice(0, MAX_OFFICES);
  if (rows.length === 0) return undefined;
  const [{ source, as_of }] = rows as [(typeof rows)[number]];
  return {
    ...common,
    facts: rows.map((row) => {
      const { name, hi } = row.office ? officeName(row.office, row.state) : { name: 'Registering office', hi: 'आरटीओ' };
      return { label: { en: name, ...(hi && { hi }) }, value: { en: row.code, hi: row.code }, url: officeUrl(row) };
    }),
    asOf: as_of,
    source,
  };
}
