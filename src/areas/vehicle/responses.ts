import type { z } from 'zod';
import { pageOf } from '../../api/paging.ts';
import { agedBody } from '../../crawl/freshness.ts';
import { publisherOf } from '../../crawl/publisher.ts';
import { type office, PLATE_KINDS, type vehicleAnswer } from './schema.ts';
import { VEHICLE_SCHEDULE } from './tables.ts';
import type { lettersOfStates, Office, OfficeList, Plate } from './values.ts';

/** An office as bodies show it. */
export const officeBody = ({
  doubts,
  source,
  as_of,
  attestedBy,
  stateName: _names,
  page: _page,
  ...row
}: Office): z.output<typeof office> => ({
  ...row,
  doubts: [...doubts],
  ...publisherOf(source),
  as_of,
  attested_by: [...attestedBy],
});

/** Offices of a state, or those that a search finds. */
/** A page of offices; without a limit all of them. */
export function officesBody(
  scope: 'search' | 'state',
  q: string | null,
  { state, offices, suggestions, day }: OfficeList,
  { page = 1, limit = Math.max(1, offices.length) }: { page?: number | undefined; limit?: number | undefined },
) {
  const { rows, paging } = pageOf(offices, { page, limit });
  return {
    status: 'ok' as const,
    api: 'vehicle/rto' as const,
    scope,
    state: state?.name ?? null,
    q,
    count: rows.length,
    ...paging,
    as_of: day,
    ...agedBody(day, VEHICLE_SCHEDULE),
    offices: rows.map(officeBody),
    ...(suggestions.length > 0 ? { suggestions: [...suggestions] } : {}),
  };
}

/** The letters of every state. */
export const statesBody = ({ states, day }: Awaited<ReturnType<typeof lettersOfStates>>) => ({
  status: 'ok' as const,
  api: 'vehicle/rto' as const,
  scope: 'states' as const,
  count: states.length,
  as_of: day,
  ...agedBody(day, VEHICLE_SCHEDULE),
  states: states.map(({ code, state, offices, legacy, formerCodes, renamed }) => ({
    code,
    state: state.name,
    offices,
    legacy,
    former_codes: [...formerCodes],
    renamed: renamed.map(({ isPart, ...one }) => ({ ...one, part_only: isPart })),
  })),
});

/** The parts of a plate, its office, and the register's data if a provider could be asked. */
export function vehicleBody({ reading, office, unitOffice, register: registered }: Plate): z.output<typeof vehicleAnswer> {
  const { number, display, kind, ...plate } = reading;
  const failed = registered && 'error' in registered ? registered.error : undefined;
  const answered = registered && 'registration' in registered ? registered : undefined;
  return {
    status: 'ok',
    api: 'vehicle',
    number,
    display,
    decoded: { kind, format: PLATE_KINDS[kind], ...plate },
    office: office ? officeBody(office) : null,
    unit_office: unitOffice ? officeBody(unitOffice) : null,
    registered: answered ? answered.registration !== null : null,
    registration: answered?.registration ?? null,
    provider: answered?.provider ?? null,
    unavailable: answered ? [] : ['registration'],
    ...(failed ? { unavailable_because: [failed.message, failed.details.hint].filter(Boolean).join(' ') } : {}),
    ...(registered
      ? {}
      : {
          unavailable_because:
            kind === 'office'
              ? 'This is the code of an office and of no one vehicle.'
              : 'Plates of this kind are in no register that is open to be asked.',
        }),
  };
}
