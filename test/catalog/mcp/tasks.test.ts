import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectMcp } from '../../support/mcp.ts';
import { scan } from '../../support/scan.ts';

/** What somebody asks, the tool and the arguments that its description leads to, and the fact that the short text has to hold. */
const TASKS: readonly [asked: string, tool: string, args: Record<string, unknown>, fact: RegExp][] = [
  ['When is Diwali in 2026?', 'panchang_festivals', { year: 2026 }, /Diwali.*2026-11-08/],
  ['When was Holi in 2025?', 'panchang_festivals', { year: 2025 }, /\| Holi \(?.*2025-03-14/],
  ['What does petrol cost in Mumbai?', 'fuel', { city: 'Mumbai', fuel: 'petrol' }, /STALE[\s\S]*price: 111\.21/],
  ['In which state is diesel cheapest?', 'fuel', { fuel: 'diesel' }, /Andaman and Nicobar Islands \| 84\.56/],
  ['How did petrol in Mumbai move over the last 30 days?', 'fuel', { city: 'mumbai', fuel: 'petrol', days: 30 }, /111\.21 \| 2026-06-07/],
  ['What is the price of gold in Chennai?', 'commodities', { metal: 'gold', city: 'Chennai' }, /price: \d+.*[\s\S]*basis: /],
  ['Silver in Delhi over the last week', 'commodities', { metal: 'silver', city: 'delhi', days: 7 }, /2224\.79 \| 2026-09-29/],
  ['How much are 250 dollars in rupees?', 'forex', { base: 'USD', symbols: 'INR', amount: 250 }, /INR: 24021\.336/],
  [
    'The euro in rupees, month by month this year',
    'forex',
    { base: 'EUR', symbol: 'INR', from: '2026-01-01', to: '2026-12-31', by: 'month' },
    /2026-09-29 \| 109\.15987/,
  ],
  ['What is a bitcoin worth?', 'crypto', { symbol: 'bitcoin' }, /inr: 7995515/],
  ['From what age may one buy beer in Maharashtra?', 'drinking_age', { state: 'Maharashtra' }, /beer: 21/],
  ['What does a bottle of Old Monk cost?', 'liquor', { brand: 'old monk' }, /Old Monk[^\n]*750 ml[^\n]*\d+\.00/],
  ['Is 27AAPFU0939F1ZV a real GSTIN?', 'gst', { view: 'validate', number: '27AAPFU0939F1ZV' }, /valid: true[\s\S]*state: Maharashtra/],
  ['What is the HSN code of basmati rice?', 'gst_hsn', { q: 'basmati rice' }, /10063020 \| BASMATI RICE/],
  ['Which branch is HDFC0000001?', 'ifsc', { code: 'HDFC0000001' }, /branch: TULSIANI[\s\S]*micr: 400240003/],
  ['The IFSC of SBI Salt Lake in Kolkata', 'ifsc_bank', { q: 'sbi salt lake' }, /SBIN0001612 \| SALT LAKE \| KOLKATA/],
  ['Which bank is MICR 400240003?', 'ifsc', { view: 'micr', code: '400240003' }, /HDFC0000001/],
  [
    'Pension schemes for widows in Kerala',
    'schemes',
    { q: 'widow pension', state: 'Kerala' },
    /Indira Gandhi National Widow Pension Scheme/,
  ],
  [
    'My mother is 67 and poor, in Bihar: what can she get?',
    'schemes_eligible',
    { state: 'Bihar', age: 67, gender: 'female', bpl: true },
    /Old Age Pension/,
  ],
  ['Trains from Kolkata to New Delhi', 'train', { from: 'Kolkata', to: 'New Delhi' }, /123\d\d \| [^\n]*RAJ/i],
  ['Where does 12302 stop?', 'train_number', { view: 'route', number: '12302' }, /Kanpur Central \| CNB \| 21\.32/],
  ['On which days does 12301 run?', 'train_number', { number: '12301' }, /days_runs: 1111110/],
  ['The station code of Kanpur', 'train_stations', { q: 'Kanpur' }, /CNB \| Kanpur Central/],
  ['Where is the car MH12AB1234 registered?', 'vehicle', { number: 'MH12AB1234' }, /office: Pune/],
  ['The registration code of Nagpur', 'vehicle_rto', { q: 'Nagpur' }, /MH-31/],
  ['The PIN code of Karol Bagh', 'pincode', { q: 'Karol Bagh' }, /code: 110005/],
  ['The DIGIPIN of India Gate', 'pincode_digipin', { lat: 28.6129, lon: 77.2295 }, /code: 39J-429-L4TK/],
  [
    'When does the sun rise in Varanasi on 8 November 2026?',
    'panchang',
    { city: 'Varanasi', date: '2026-11-08' },
    /sunrise: 2026-11-08T06:10/,
  ],
  ['The next bank holiday', 'holidays', { view: 'next', kind: 'bank' }, /Guru Nanak's Birthday[\s\S]*2026-11-24/],
  [
    'How many working days has December in Maharashtra?',
    'working_days',
    { from: '2026-12-01', to: '2026-12-31', state: 'Maharashtra' },
    /working_days: 22/,
  ],
  [
    'Make me a QR code for paying asha@examplebank 150 rupees',
    'qr',
    { upi: 'asha@examplebank', pn: 'Asha', am: 150 },
    /upi:\/\/pay[^\n]*am=150/,
  ],
  ['A QR code that leads to example.org', 'qr', { data: 'https://example.org/' }, /address: http:\/\/localhost\/qr\?data=https/],
  ['Which tables of data are there?', 'tables', {}, /fuel \| price/],
  [
    'All post offices of 110001 with their coordinates',
    'table_rows',
    { area: 'pincode', table: 'office', pin: 110001 },
    /New Delhi[^\n]*28\.62681/,
  ],
  [
    'How many registering offices has Goa, by kind?',
    'table_rows',
    { area: 'vehicle', table: 'office', state: 'Goa', _facets: 'kind' },
    /office/,
  ],
  ['What does a gas cylinder cost in Delhi?', 'fuel', { view: 'lpg', state: 'Delhi' }, /Delhi/],
  ['What is my life path? Asha Rao, 29 November 1990', 'numerology', { name: 'Asha Rao', dob: '1990-11-29' }, /life_path[\s\S]*number: 5/],
  [
    'Draw up the chart of somebody born in Pune on 1 January 1990 at ten',
    'astro',
    { date: '1990-01-01', time: '10:00', city: 'Pune' },
    /lagna|ascendant/i,
  ],
  [
    'Do they match? He: 1 May 1990, 6:30; she: 12 August 1992, 21:15',
    'astro_match',
    { groom_date: '1990-05-01', groom_time: '06:30', bride_date: '1992-08-12', bride_time: '21:15' },
    /points/,
  ],
  ['What GST is on rice?', 'gst_hsn', { code: '1006' }, /percent|rates|%/],
  ['Which trains stop at Kanpur Central?', 'train_stations', { code: 'CNB' }, /1230\d/],
  ['All PIN codes of New Delhi district', 'pincode', { slug: 'new-delhi' }, /110001/],
  ['Where is KA-05?', 'vehicle_rto', { code: 'KA-05' }, /Bengaluru|Bangalore/],
  ['What do the colours of the air quality index mean?', 'aqi', { view: 'scale' }, /Severe/i],
  ['Which country is 8.8.8.8 in?', 'ip', { ip: '8.8.8.8', reverse: false }, /country: United States/],
];

describe('what people ask is answered in one call', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connectMcp();
  });
  afterAll(() => client?.close());

  /** Characters of all answers, in words and as data: a host hands on one of the two. */
  const lengths = { text: 0, data: 0 };

  it.each(TASKS)('%s', async (_, name, args, fact) => {
    const result = await client.callTool({ name, arguments: args });
    const [part] = result.content;
    expect(part?.type === 'text' && part.text).toMatch(fact);
    expect(result.isError).toBeFalsy();
    expect(part?.type === 'text' && part.text).toMatch(/^(A part of [^\n]+\n)?Source: [^\n]+ As of \d/);
    const data = JSON.stringify(result.structuredContent);
    expect(data.length).toBeLessThan(8_000);
    expect(data).toMatch(/^\{("stale":true,)?("next_cursor":"\d+",)?"(as_of|source)":/);
    lengths.text += part?.type === 'text' ? part.text.length : 0;
    lengths.data += data.length;
  });

  it('with a picture of a QR code that a phone reads, and the address of the same', async () => {
    const { content, structuredContent } = await client.callTool({ name: 'qr', arguments: { data: 'https://example.org/a?b=c&d=e' } });
    const picture = content.find(({ type }) => type === 'image') as { data: string; mimeType: string };
    expect(picture.mimeType).toBe('image/png');
    expect(await scan(Buffer.from(picture.data, 'base64'))).toBe('https://example.org/a?b=c&d=e');
    const { address } = structuredContent as { address: string };
    expect([new URL(address).pathname, new URL(address).searchParams.get('data')]).toEqual(['/qr', 'https://example.org/a?b=c&d=e']);
    expect(structuredContent).not.toHaveProperty('matrix');
  });

  it('as shortly in data as in words', () => {
    expect(lengths.text).toBeGreaterThan(20_000);
    expect(lengths.data / lengths.text).toBeLessThan(1.2);
  });
});
