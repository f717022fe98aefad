import { inAllLocales, type LocalizedText, localName } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import type { OfficeRow } from './tables.ts';
import { VEHICLE } from './wording.ts';

type Office = Omit<OfficeRow, 'doubts' | 'attested_by'>;

/** An office in a sentence: where it is, and what it is. */
export const describeOffice = (office: Office): string => officeText(office).en;

/** The same in both languages; names of offices and districts are in English. */
export const officeText = ({ office, district, state, type, kind, current }: Office): LocalizedText & { hi: string } =>
  inAllLocales(VEHICLE, (t, locale) => {
    const inDistrict = district && district !== office ? t.inDistrict(district) : null;
    const where = [office, inDistrict, state && localName(locale, findStateName(state))].filter(Boolean).join(', ');
    const what = kind === 'legacy' ? t.legacy(current) : kind === 'dashboard' ? t.aDashboardNumber : t.registeringOffice;
    return `${where}: ${what}${type && kind === 'office' ? ` (${type})` : ''}${t.end}`;
  });
