import { z } from 'zod';
import { snapshotCache } from '../../api/cache.ts';
import { pagingMembers, pagingParams } from '../../api/paging.ts';
import { textParam } from '../../api/params.ts';
import { publisherMembers } from '../../crawl/publisher.ts';
import { RATE_STATUSES } from './rates/tables.ts';

/** The lists of codes are read once a month. */
export const CODES_CACHE = snapshotCache(86_400);

const MAX_NUMBER_LENGTH = 30;
const MAX_CODES = 50;

/** Of a taxpayer, who may be a person. */
const ofTaxpayer = { required: true, longest: MAX_NUMBER_LENGTH, keptBy: 'nobody' } as const;
const number = textParam({ about: 'GSTIN, 15 characters', example: '27AAPFU0939F1ZV', ...ofTaxpayer });
export const gstQuery = z.object({
  number,
  fy: textParam({ about: 'Start of a financial year, such as 2025: its filing data only', longest: 20 }),
});
export const validateQuery = z.object({
  number: textParam({ about: 'GSTIN or PAN', example: '27AAPFU0939F1ZV', ...ofTaxpayer }),
});
export const panQuery = z.object({ pan: textParam({ about: 'PAN, 10 characters', ...ofTaxpayer }) });
export const codesQuery = z.object({
  q: textParam({ about: 'Words of a description, or the first digits of a code', required: true, longest: 100, example: 'basmati rice' }),
  ...pagingParams('Codes', { most: MAX_CODES }),
});
export const codeQuery = z.object({ code: textParam({ about: 'HSN or SAC code, 2 to 8 digits', required: true, longest: 20 }) });

const ok = z.literal('ok');
const gstin = z.string().length(15);
const yearName = z.string().regex(/^\d{4}-\d{4}$/);
const day = z
  .string()
  .regex(/^\d\d\/\d\d\/\d{4}$/)
  .nullable()
  .meta({ description: 'DD/MM/YYYY' });
const textOrNull = z.string().nullable();

export const returnEntry = z
  .strictObject({
    return_type: z.string(),
    period: z.string().meta({ description: 'Name of the month' }),
    mode: textOrNull,
    filed_on: day,
    status: z.string(),
  })
  .meta({ id: 'GstReturn' });

export const decodedNumber = z
  .strictObject({
    gstin,
    layout: z.string(),
    state_code: z.string(),
    state: z.string(),
    // Null in the UIN and non-resident layouts, and where a deductor registered by its TAN.
    pan: textOrNull,
    // Null where there is no PAN or its fourth letter is not a known kind.
    holder: textOrNull,
    // Position 13: which registration of this PAN in this state, 1 to 9, then A to Z; null where the layout has none.
    entity: textOrNull,
    // Position 14, Z in an ordinary number.
    default_letter: z.string(),
    check_digit: z.string(),
    // What is unusual but not wrong.
    warnings: z.array(z.string()),
  })
  .meta({ id: 'GstinDecoded' });

export const decodedPan = z
  .strictObject({
    pan: z.string().length(10),
    series: z.string().meta({ description: 'Positions 1 to 3, letters in the order of issue' }),
    holder_letter: z.string().meta({ description: 'Position 4' }),
    holder: z.string().meta({ description: 'What position 4 stands for: the kind of holder' }),
    name_letter: z.string().meta({ description: 'Position 5: first letter of the name, of an individual the surname' }),
    serial: z.string().meta({ description: 'Positions 6 to 9' }),
    check_letter: z.string().meta({ description: 'Position 10; its rule is not published, so it is not checked' }),
  })
  .meta({ id: 'PanDecoded' });

const filingYear = z.strictObject({ year: yearName, value: z.string() });
const part = z.enum(['profile', 'hsn_goods', 'filing_years', 'filing_status']);

export const gstProfile = z
  .strictObject({
    status: ok,
    gstin,
    trade_name: textOrNull,
    legal_name: textOrNull,
    registration_status: textOrNull,
    registration_date: day,
    constitution: textOrNull,
    taxpayer_type: textOrNull,
    nature_of_business: z.array(z.string()).nullable(),
    state: z.string(),
    address: textOrNull,
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    location_basis: z
      .enum(['provider', 'pincode'])
      .nullable()
      .meta({ description: 'Whose coordinates they are: `pincode` are those of the PIN code in the address, kilometres off' }),
    hsn_goods: z.array(z.strictObject({ hsn: z.string(), description: z.string() })).nullable(),
    filing_years: z.array(filingYear).nullable(),
    filing_status: z.strictObject({ financial_year: yearName, returns: z.array(returnEntry) }).nullable(),
    decoded: decodedNumber,
    providers: z.partialRecord(part, z.string()).meta({ description: 'Who gave which part' }),
    unavailable: z.array(part).meta({ description: 'Parts that no provider could give now; they are null' }),
    stale: z.literal(true).optional(),
  })
  .meta({ id: 'GstProfile' });

export const gstFiling = z
  .strictObject({
    status: ok,
    api: z.literal('gst'),
    gstin,
    financial_year: yearName,
    returns: z.array(returnEntry),
    provider: z.string(),
    stale: z.literal(true).optional(),
  })
  .meta({ id: 'GstFiling' });
export const gstAnswer = z.union([gstProfile, gstFiling]);

export const gstPan = z
  .strictObject({
    status: ok,
    api: z.literal('gst/pan'),
    pan: z.string().length(10),
    decoded: decodedPan,
    count: z.int(),
    gstins: z.array(gstin),
    provider: z.string(),
    stale: z.literal(true).optional(),
  })
  .meta({ id: 'GstPan' });

export const gstValidity = z
  .strictObject({
    status: ok,
    api: z.literal('gst/validate'),
    number: z.string().meta({ description: 'As sent' }),
    valid: z.boolean().meta({ description: 'Well formed with the right check digit; whether it is registered, only the register knows' }),
    decoded: decodedNumber.nullable(),
    pan_decoded: decodedPan.nullable().meta({ description: 'Parts of the PAN, or of that in a GSTIN; null where there is none' }),
    // The first wrong position, from 1, null when the length is wrong; and the check digit that the first fourteen characters call for.
    fault: z.strictObject({ position: z.int().nullable(), message: z.string(), expected_check_digit: z.string().optional() }).nullable(),
  })
  .meta({ id: 'GstValidity' });

export const gstRate = z
  .strictObject({
    percent: z.number().meta({ description: 'Central and state tax together, in percent of the value' }),
    words: z.string().meta({ description: 'The goods in the words of the schedule: the condition of the rate' }),
    schedule: z.string().meta({ description: 'I to VII of notification 9/2025, NIL of 10/2025, or 14/2025' }),
    notification: z.string(),
    from: z.iso.date(),
    until: z.iso.date().nullable(),
    note: textOrNull.meta({ description: 'What was done to the words here' }),
  })
  .meta({ id: 'GstRate' });
export const gstRates = z
  .strictObject({
    status: z.enum(RATE_STATUSES).meta({
      description: '`one` rate; `conditional` on the words of the entries; `residual`, since no entry names the goods; or outside GST',
    }),
    percents: z.array(z.number()).meta({ description: 'Every rate that an entry gives, lowest first' }),
    entries: z.array(gstRate).meta({ description: 'Entries that cover the code; empty for a whole chapter' }),
    named_goods: z.array(gstRate).meta({ description: 'Entries for particular goods of the chapter, which these may be' }),
    ended: z.array(gstRate).meta({ description: 'Entries that were in force before' }),
    as_of: z.iso.date().meta({ description: 'The day up to which notifications are known' }),
  })
  .meta({ id: 'GstRates' });

export const gstCode = z
  .strictObject({
    code: z.string(),
    kind: z.enum(['goods', 'services']),
    description: z.string().nullable().meta({ description: 'null where the source gives none' }),
    ...publisherMembers('The list that the code is from'),
    as_of: z.iso.date().nullable().meta({ description: 'Day of that list; null where it says none' }),
    rates: gstRates.nullable().meta({ description: 'null for services and where no rate is on record' }),
  })
  .meta({ id: 'GstCode' });
const source = z.string().meta({ description: 'The list in words, with what it is not' });
export const gstCodes = z
  .strictObject({
    status: ok,
    api: z.literal('gst/hsn'),
    q: z.string(),
    count: z.int(),
    ...pagingMembers,
    results: z.array(gstCode),
    source,
  })
  .meta({ id: 'GstCodes' });
export const gstCodeDetail = z
  .strictObject({
    status: ok,
    api: z.literal('gst/hsn'),
    ...gstCode.shape,
    below: z.array(gstCode).meta({ description: 'Codes that begin with this one, at most 100: all are in pages at /gst/hsn?q=' }),
    below_total: z.int().meta({ description: 'How many there are' }),
    source,
  })
  .meta({ id: 'GstCodeDetail' });

export const gstStates = z
  .strictObject({
    status: ok,
    api: z.literal('gst/states'),
    states: z.array(z.strictObject({ code: z.string(), name: z.string() })),
    holders: z.array(z.strictObject({ letter: z.string(), name: z.string() })).meta({ description: "Meaning of a PAN's fourth letter" }),
  })
  .meta({ id: 'GstStates' });
