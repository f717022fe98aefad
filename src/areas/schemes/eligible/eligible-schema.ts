import { z } from 'zod';
import { choiceParam, formParam, integerParam, textParam } from '../../../api/params.ts';
import { freshness } from '../../../crawl/freshness.ts';
import { OCCUPATIONS } from '../facts/occupation-kinds.ts';
import { condition } from '../schema.ts';

const CASTE_CHOICES = ['sc', 'st', 'obc', 'ebc', 'ews', 'dnt', 'general'] as const;
const OCCUPATION_KEYS = new Set([...OCCUPATIONS.map(({ key }) => key), 'other']);

const YES: Readonly<Record<string, boolean>> = { '1': true, yes: true, true: true, '0': false, no: false, false: false };
const YES_OR_NO = new RegExp(`^(${Object.keys(YES).join('|')})$`);
/** What somebody says of themselves. */
const OWN = { keptBy: 'nobody' } as const;
/** `0` or `1`, yes or no in words, or absent. */
const yesParam = (about: string) =>
  formParam({ about, accepts: '0 (no) or 1 (yes)', pattern: YES_OR_NO, example: '1', ...OWN }, (raw) => YES[raw.toLowerCase()]);

export const eligibleQuery = z.object({
  state: textParam({ about: 'State', example: 'kerala', ...OWN }),
  age: integerParam({ about: 'Years', minimum: 0, maximum: 120, ...OWN }),
  gender: choiceParam(['female', 'male', 'transgender'], { about: 'Gender', ...OWN }),
  income: integerParam({ about: 'Family income, rupees a year', minimum: 0, maximum: 1_000_000_000, ...OWN }),
  caste: choiceParam(CASTE_CHOICES, { about: 'Category', ...OWN }),
  minority: yesParam('Religious minority?'),
  occupation: formParam(
    {
      about: 'Work: farmer, artisan, other ...',
      accepts: `one of ${[...OCCUPATION_KEYS].join(', ')}`,
      pattern: new RegExp(`^(${[...OCCUPATION_KEYS].join('|')})$`),
      example: 'farmer',
      ...OWN,
    },
    (raw) => (OCCUPATION_KEYS.has(raw.toLowerCase()) ? raw.toLowerCase() : undefined),
  ),
  disability: integerParam({ about: 'Per cent; 0 for none', minimum: 0, maximum: 100, ...OWN }),
  bpl: yesParam('Below the poverty line?'),
  student: yesParam('A student?'),
  unemployed: yesParam('Without work?'),
  widow: yesParam('A widow?'),
  pregnant: yesParam('Pregnant?'),
  orphan: yesParam('An orphan?'),
  show: choiceParam(['fits', 'may', 'no'], { about: 'Fit, may (facts missing) or do not', default: 'fits' }),
  limit: integerParam({ about: 'Schemes a page', minimum: 1, maximum: 100, default: 20 }),
  page: integerParam({ about: 'Page', minimum: 1, maximum: 1_000_000, default: 1 }),
});

const count = z.number().int().min(0);
const words = z.strictObject({ en: z.string(), hi: z.string() });
const fit = z.enum(['fits', 'may', 'no']);

export const eligibleAnswer = z
  .strictObject({
    status: z.literal('ok'),
    show: fit,
    counts: z.strictObject({ fits: count, may: count, no: count }).meta({ description: 'Schemes by fit' }),
    unknown: count.meta({ description: 'Schemes of which no condition is on record' }),
    total: count.meta({ description: 'Schemes of the fit that is shown' }),
    page: count,
    limit: count,
    count: count.meta({ description: 'Schemes on this page' }),
    data: z.array(
      z.strictObject({
        slug: z.string(),
        scheme_name: z.string(),
        level: z.enum(['Central', 'State']),
        beneficiary_state: z.string(),
        fit,
        gives: words.nullable().meta({ description: 'What it gives, where that is known' }),
        why: words.nullable().meta({ description: 'Why it fits, in one sentence: the conditions that are met; null where none is' }),
        met: z.array(condition),
        missing: z
          .array(condition)
          .meta({ description: 'Conditions for which the person has not said enough, or that are not asked here' }),
        not_met: z.array(condition),
        others: count.meta({ description: 'Sentences of its page that require something more, which is not on record as a fact' }),
        official_url: z.url(),
        facts_as_of: z.string().meta({ description: 'Day or month in which the publisher’s page was read' }),
      }),
    ),
    as_of: z.iso.date(),
    ...freshness,
  })
  .meta({ id: 'SchemesEligible' });

export const conditionsQuery = z.object({});
export const conditionsAnswer = z
  .strictObject({
    status: z.literal('ok'),
    count,
    unknown: count.meta({ description: 'Schemes of which no condition is on record' }),
    data: z.array(
      z.strictObject({
        slug: z.string(),
        name: z.string(),
        facts: z
          .record(z.string(), z.unknown())
          .meta({ description: 'What an applicant has to be; a member that is not there is not known' }),
        gives: words.nullable(),
      }),
    ),
    as_of: z.iso.date(),
    ...freshness,
  })
  .meta({ id: 'SchemeConditions' });
