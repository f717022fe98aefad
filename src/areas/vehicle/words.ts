import { bothOf, nameIn, type Words } from '../../lib/locale.ts';
import { stateCalled } from '../../lib/places/states.ts';
import type { OfficeRow } from './tables.ts';
import { VEHICLE } from './wording.ts';

type Office = Omit<OfficeRow, 'doubts' | 'attested_by'>;

/** An office in a sentence: where it is, and what it is. */
export const officeInWords = (office: Office): string => officeWords(office).en;

/** The same in both languages; names of offices and districts are in English. */
export const officeWords = ({ office, district, state, type, kind, current }: Office): Words & { hi: string } =>
  bothOf(VEHICLE, (t, locale) => {
    const inDistrict = district && district !== office ? t.inDistrict(district) : null;
    const where = [office, inDistrict, state && nameIn(locale, stateCalled(state))].filter(Boolean).join(', ');
    const what = kind === 'legacy' ? t.legacy(current) : kind === 'dashboard' ? t.aDashboardNumber : t.registeringOffice;
    return `${where}: ${what}${type && kind === 'office' ? ` (${type})` : ''}${t.end}`;
  });
