import { z } from 'zod';
import { snapshotCache } from '../../api/cache.ts';
import { pagingMembers } from '../../api/paging.ts';
import { integerParam, textParam } from '../../api/params.ts';
import { agedMembers } from '../../crawl/freshness.ts';
import { publisherMembers } from '../../crawl/publisher.ts';

/** The lists of offices are read once a month. */
export const OFFICES_CACHE = snapshotCache(86_400);

/** Kinds of plate. */
export const PLATE_KINDS = {
  ordinary: 'state, office, series, number',
  bharat: 'Bharat series: the year of first registration, BH, number, letters; valid in every state',
  diplomatic: 'diplomatic: a number for the country or body, CD, CC or UN, number',
  defence: 'of the armed forces: year, base code, serial number, class letter',
  vintage: 'vintage: state, VA, letters, number; for vehicles of over fifty years',
  temporary: 'temporary: T, month and year of registration, state, number, letters; until the vehicle is registered',
  trade: 'trade certificate of a dealer or maker: state, office, letter, number of the certificate, TC, number of the plate',
  office: 'the code of a registering office alone: state, number',
  before_1989: 'three letters and a number, as given before 1 July 1989',
} as const;
export type PlateKind = keyof typeof PLATE_KINDS;

export const vehicleQuery = z.object({
  number: textParam({
    about: 'Number plate, with or without spaces',
    required: true,
    longest: 40,
    example: 'WB20AB1234',
    keptBy: 'nobody',
  }),
});
export const officesQuery = z.object({
  state: textParam({ about: 'State or union territory by name or code: its offices', longest: 60, example: 'West Bengal' }),
  q: textParam({ about: 'Town, district or code: offices that have it', longest: 60, example: 'Pune' }),
  limit: integerParam({ about: 'Offices a page: of q 20, of a state all', minimum: 1, maximum: 100, needs: ['q', 'state'] }),
  page: integerParam({ about: 'Page', minimum: 1, maximum: 1000, needs: ['q', 'state'] }),
});
export const officeQuery = z.object({
  code: textParam({ about: 'Code of an office as on plates', required: true, longest: 20, example: 'WB-20' }),
});

const ok = z.literal('ok');
const textOrNull = z.string().nullable();
const day = z.iso.date().nullable();

export const office = z
  .strictObject({
    code: z.string(),
    kind: z
      .enum(['office', 'legacy', 'dashboard'])
      .meta({ description: 'A code on plates, one no longer given, or an office number of the VAHAN dashboard, mostly on no plate' }),
    state_code: z.string(),
    state: z.string(),
    office: textOrNull,
    district: textOrNull,
    type: textOrNull.meta({ description: 'RTO, ARTO, DTO ..., as the source abbreviates it' }),
    status: textOrNull.meta({ description: 'active, not-in-use, discontinued, legacy; null where no source says' }),
    current: textOrNull.meta({ description: 'The code that took its place' }),
    note: textOrNull,
    doubts: z.array(z.string()).meta({ description: 'Where sources differ, or only one has it' }),
    ...publisherMembers('Whose list has the code'),
    as_of: z.iso.date().meta({ description: 'Date of the source' }),
    attested_by: z.array(z.string()).meta({ description: 'Every source that has the code' }),
  })
  .meta({ id: 'VehicleOffice' });

export const decodedPlate = z
  .strictObject({
    kind: z.enum(Object.keys(PLATE_KINDS) as [PlateKind, ...PlateKind[]]),
    format: z.string().meta({ description: 'The kind in words' }),
    state_code: textOrNull,
    state: textOrNull,
    state_code_today: textOrNull.meta({ description: 'The code given today, where the one on the plate was renamed' }),
    // WB-20
    office_code: textOrNull,
    series: textOrNull,
    // The running number, as written.
    serial: textOrNull,
    category: textOrNull.meta({ description: 'What the letter after a Delhi office says' }),
    // Of first registration (Bharat series), or of a vehicle of the armed forces.
    year: z.int().nullable(),
    // Of a diplomatic plate.
    mission: z.strictObject({ number: z.string(), kind: z.string() }).nullable(),
    notes: z.array(z.string()),
  })
  .meta({ id: 'VehiclePlate' });

export const registration = z
  .strictObject({
    status: textOrNull,
    status_as_on: day,
    vehicle_class: textOrNull,
    manufacturer: textOrNull,
    model: textOrNull,
    colour: textOrNull,
    fuel: textOrNull,
    emission_norms: textOrNull,
    body_type: textOrNull,
    manufactured: textOrNull.meta({ description: 'YYYY-MM' }),
    registered_on: day,
    registered_at: textOrNull,
    valid_until: day,
    tax_until: day,
    insured_until: day,
    pollution_certificate_until: day,
    owner_number: textOrNull.meta({ description: 'Which owner the present one is: 1 for the first' }),
    personal: z
      .strictObject({
        owner: textOrNull,
        present_address: textOrNull,
        permanent_address: textOrNull,
        chassis: textOrNull,
        engine: textOrNull,
        financer: textOrNull,
      })
      .nullable()
      .meta({ description: 'null unless the operator has switched it on (VEHICLE_OWNER_DATA)' }),
  })
  .meta({ id: 'VehicleRegistration' });

export const vehicleAnswer = z
  .strictObject({
    status: ok,
    api: z.literal('vehicle'),
    number: z.string(),
    display: z.string(),
    decoded: decodedPlate,
    office: office.nullable().meta({ description: 'Office of the plate; null where no list has its code' }),
    unit_office: office
      .nullable()
      .meta({ description: "A unit office whose letter the plate's series begins with (Tamil Nadu): the vehicle may be its own" }),
    registered: z.boolean().nullable().meta({ description: 'false where the register has no such number, null where nobody could say' }),
    registration: registration.nullable(),
    provider: textOrNull,
    unavailable: z.array(z.literal('registration')).meta({ description: 'Parts that nobody could give now' }),
    unavailable_because: z.string().optional(),
  })
  .meta({ id: 'Vehicle' });

const stateCode = z
  .strictObject({
    code: z.string(),
    state: z.string(),
    offices: z.int(),
    legacy: z.int().meta({ description: 'Codes no longer given, those of its former letters included' }),
    former_codes: z.array(z.string()),
    renamed: z.array(z.strictObject({ old: z.string(), new: z.string(), since: z.string(), source: z.string(), part_only: z.boolean() })),
  })
  .meta({ id: 'VehicleStateCode' });

export const stateCodes = z
  .strictObject({
    status: ok,
    api: z.literal('vehicle/rto'),
    scope: z.literal('states'),
    count: z.int(),
    as_of: z.iso.date(),
    ...agedMembers,
    states: z.array(stateCode),
  })
  .meta({ id: 'VehicleStates' });
export const officeList = z
  .strictObject({
    status: ok,
    api: z.literal('vehicle/rto'),
    scope: z.enum(['state', 'search']),
    state: textOrNull,
    q: textOrNull,
    count: z.int(),
    ...pagingMembers,
    as_of: z.iso.date(),
    ...agedMembers,
    offices: z.array(office),
    suggestions: z.array(z.string()).optional(),
  })
  .meta({ id: 'VehicleOffices' });
export const officesAnswer = z.union([stateCodes, officeList]);

export const officeDetail = z
  .strictObject({
    status: ok,
    api: z.literal('vehicle/rto'),
    office,
    replaced_by: office.nullable().meta({ description: 'The office whose code took its place' }),
    replaces: z.array(z.string()).meta({ description: 'Codes that became this one' }),
  })
  .meta({ id: 'VehicleOfficeDetail' });
