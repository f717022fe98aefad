import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectMcp } from '../../support/mcp.ts';

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

  it('as shortly in data as in words', () => {
    expect(lengths.text).toBeGreaterThan(20_000);
    expect(lengths.data / lengths.text).toBeLessThan(1.2);
  });
});
