import type { OfficeRow } from './tables.ts';

/** An office in a sentence: where it is, and what it is. */
export function officeInWords({ office, district, state, type, kind, current }: Omit<OfficeRow, 'doubts' | 'attested_by'>): string {
  const where = [office, district && district !== office ? `${district} district` : null, state].filter(Boolean).join(', ');
  const what =
    kind === 'legacy'
      ? `no longer given${current ? `, now ${current}` : ''}`
      : kind === 'dashboard'
        ? 'a number of the VAHAN dashboard'
        : 'registering office';
  return `${where}: ${what}${type && kind === 'office' ? ` (${type})` : ''}.`;
}
