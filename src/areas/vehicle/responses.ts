import type { z } from 'zod';
import type { RegistrationResult } from './lookup.ts';
import type { PlateReading } from './plate.ts';
import { type office, PLATE_KINDS, type vehicleAnswer } from './schema.ts';
import type { OfficeRow } from './tables.ts';

/** An office as bodies show it. */
export const officeBody = (row: OfficeRow): z.output<typeof office> => ({
  ...row,
  doubts: JSON.parse(row.doubts) as string[],
  attested_by: JSON.parse(row.attested_by) as string[],
});

/** What a plate says, its office, and what the register says where somebody could ask it; `found` is undefined for plates no register has. */
export function vehicleBody(
  { number, display, kind, ...plate }: PlateReading,
  offices: { office: OfficeRow | undefined; unit: OfficeRow | undefined },
  found: RegistrationResult | undefined,
): z.output<typeof vehicleAnswer> {
  const failed = found && 'error' in found ? found.error : undefined;
  const answered = found && 'registration' in found ? found : undefined;
  return {
    status: 'ok',
    api: 'vehicle',
    number,
    display,
    decoded: { kind, format: PLATE_KINDS[kind], ...plate },
    office: offices.office ? officeBody(offices.office) : null,
    unit_office: offices.unit ? officeBody(offices.unit) : null,
    registered: answered ? answered.registration !== null : null,
    registration: answered?.registration ?? null,
    provider: answered?.provider ?? null,
    unavailable: answered ? [] : ['registration'],
    ...(failed ? { unavailable_because: [failed.message, failed.details.hint].filter(Boolean).join(' ') } : {}),
    ...(found
      ? {}
      : {
          unavailable_because:
            kind === 'office'
              ? 'This is the code of an office and of no one vehicle.'
              : 'Plates of this kind are in no register that is open to be asked.',
        }),
  };
}
