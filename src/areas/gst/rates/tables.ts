import { defineSnapshot, integer, real, type TablesOf, table, text } from '../../../store/table.ts';

/** The rates of a code in the schedules: one rate, several by condition, none by name (18 %), petrol and the like beside others, or nothing at all. */
export const RATE_STATUSES = ['one', 'conditional', 'residual', 'partly_outside_gst', 'outside_gst'] as const;
export type RateStatus = (typeof RATE_STATUSES)[number];

/** data/gst-rates.sqlite: the rates of goods, entry by entry, and which of them cover a code. */
export const GST_RATES_SNAPSHOT = defineSnapshot({
  name: 'gst-rates',
  version: 1,
  about: 'Rates of GST on goods with the conditions of the schedules in their own words. Services have no rate here.',
  sources: [
    {
      name: 'CBIC, notifications 9/2025, 10/2025, 14/2025 and 19/2025-Central Tax (Rate)',
      url: 'https://cbic-gst.gov.in/gst-goods-services-rates.html',
      licence: 'Gazette of India (Copyright Act, 1957, section 52(1)(q))',
    },
  ],
  tables: {
    rate: table({
      renewedBy: 'list',
      about: 'An entry of a schedule.',
      source: 'The notification that the row names',
      columns: {
        id: integer('Number of the entry, by which code_rate names it', {
          called: { en: 'Entry', hi: 'प्रविष्टि' },
          source: 'Given here',
          primary: true,
        }),
        schedule: text('I to VII of notification 9/2025, NIL of 10/2025, or 14/2025 for bricks', { called: { hi: 'अनुसूची' } }),
        percent: real('The tax', {
          called: { en: 'Tax', hi: 'टैक्स' },
          unit: 'percent of the value, central and state tax together',
          check: 'percent between 0 and 100',
        }),
        codes: text('Codes that the entry names, each with all below it; empty for goods of any chapter', {
          called: { en: 'HSN codes', hi: 'HSN कोड' },
          unit: 'with spaces',
          longest: 2_000,
        }),
        words: text('The goods in the words of the schedule', { called: { en: 'Goods', hi: 'वस्तुएँ' }, longest: 6_000 }),
        starts: text('The first day', { unit: 'YYYY-MM-DD' }),
        ends: text('The last day; null while it is in force', { unit: 'YYYY-MM-DD', null: true, mayClear: true }),
        notification: text('Number and year of the notification of central tax (rate)', { called: { hi: 'अधिसूचना' } }),
        note: text('What was done to the words here', { null: true, mayClear: true, source: 'Made here' }),
        as_of: text('The day up to which later notifications are known', { unit: 'YYYY-MM-DD' }),
      },
    }),
    code_rate: table({
      renewedBy: 'list',
      about: 'What the entries in force say of a code of goods.',
      source: 'Made here from rate: entries whose codes the code begins with, or, of a chapter or heading, those below it',
      columns: {
        code: text('Code of goods (HSN)', { unit: '2, 4, 6 or 8 digits', primary: true, check: "code glob '[0-9][0-9]*'" }),
        status: text('one rate, conditional on what the goods are, residual (named nowhere, so 18 %), or outside GST', {
          called: { en: 'What holds', hi: 'क्या लागू है' },
          said: {
            one: { en: 'one rate', hi: 'एक ही दर' },
            conditional: { en: 'depends on the goods', hi: 'वस्तु पर निर्भर' },
            residual: { en: 'named nowhere, so 18%', hi: 'कहीं नाम नहीं, इसलिए 18%' },
            partly_outside_gst: { en: 'partly outside GST', hi: 'कुछ जीएसटी से बाहर' },
            outside_gst: { en: 'outside GST', hi: 'जीएसटी से बाहर' },
          },
          in: RATE_STATUSES,
        }),
        entries: text('Entries of rate that cover it', { called: { hi: 'प्रविष्टियाँ' }, unit: 'ids with spaces', longest: 1_000 }),
        named_goods: text('Entries that name particular goods in its chapter or in any, at another rate', {
          called: { en: 'Entries for named goods', hi: 'नाम से बताई वस्तुओं की प्रविष्टियाँ' },
          unit: 'ids with spaces',
        }),
      },
      withoutRowid: true,
    }),
  },
});

export type GstRateTables = TablesOf<typeof GST_RATES_SNAPSHOT>;
export type RateRow = GstRateTables['rate'];
export type CodeRateRow = GstRateTables['code_rate'];
