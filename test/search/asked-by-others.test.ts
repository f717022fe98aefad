import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** The answers as lines: title, answer and detail. The frozen data is of 21 Nov 2026, its prices of 7 Jun and 29 Sep. */
const linesOf = async (typed: string): Promise<string[]> =>
  (await findDirectAnswers(typed)).map(({ title, answer, detail }) => [english(title), english(answer), english(detail)].join(' | '));
const saysTo = async (typed: string): Promise<string> => (await linesOf(typed))[0] ?? 'nothing';

describe('trains', () => {
  it.each([
    ['how long does rajdhani take from mumbai to delhi', /^Trains from Mumbai to Delhi, Rajdhani \| 15 h 32 min/],
    ['fastest train in india', /^The fastest train \| .* km\/h on average/],
    ['longest train route in india', /^The longest way of a train \| .*: [\d,]+ km/],
    ['which train has most stops', /^The train with the most stops \| .*: \d+ stops/],
    ['how far is delhi from mumbai by train', /^Trains from Mumbai to Delhi \| [\d,]+.* km by rail/],
    ['mumbai rajdhani from delhi', /New Delhi 16:55 – Mumbai Central/],
    ['rajdhani trains from mumbai', /^Rajdhani trains of Mumbai \|/],
    ['mumbai to surat train time table', /^Trains from Mumbai to Surat \|/],
    ['12951 classes available', /^12951 .* \| 1A/],
    ['last local from churchgate to virar', /\| {2}\| The record lacks most local trains of Mumbai/],
  ])('answers what strangers ask of them: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('tells one journey once', async () => {
    expect(await linesOf('rajdhani duration mumbai to delhi')).toHaveLength(1);
  });
});

describe('days', () => {
  it.each([
    ['diwali 2026 and 2027', [/^Diwali .* 2026 \| Sunday, 8 Nov 2026/, /^Diwali .* 2027 \| Friday, 29 Oct 2027/]],
    ['holi 2027 and 15 august 2027', [/^Holi 2027 \| Monday, 22 Mar 2027/, /15 Aug 2027/]],
  ])('of two days each is told: %s', async (typed, said) => {
    const lines = await linesOf(typed);
    for (const [at, one] of said.entries()) expect(lines[at]).toMatch(one);
  });

  it.each([
    ['pradosh vrat dates in december 2026', /Sunday, 6 Dec 2026; .*Monday, 21 Dec 2026/],
    ['ekadashi 2027', /Saphala Ekadashi, 3 Jan 2027; .*Mokshada Ekadashi/],
    ['is tomorrow amavasya', /\| No: .* \| Next Amavasya: /],
    ['how long is the day in delhi on 21 december', /21 Dec 2026 \| 10 h 19 min/],
    ['griha pravesh muhurat in january 2027', /^Muhurats for an occasion \| {2}\| .*not worked out here/],
  ])('a month or a year has all of its days: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('things and numbers', () => {
  it.each([
    ['is 27AAPFU0939F1ZV registered', /^GSTIN 27AAPFU0939F1ZV \| The number is well formed \| Maharashtra.* its page asks the register/],
    ['is 27AAPFU0939F1ZX registered', /is not a GSTIN \| {2}\| Position 15 is the check digit/],
    ['which gave more return gold or silver this year', /^What rose most, in percent \| .*Gold, 24 karat.*: (?:up|down) /],
    ['upi payment link 250 rs merchant@sbi', /^QR code to pay ₹250 to merchant@sbi/],
    ['mera gaon pune me petrol kya rate hai', /^Petrol in Pune \| ₹/],
    ['vietnam dong to rupees', /^1 VND in INR \| ₹0\.00\d\d/],
    ['iran rial to inr', /^1 IRR in INR \| ₹0\.000/],
    ['18% gst on 45000 laptop', /^18% GST on ₹45,000 \| ₹8,100\.00/],
    ['पांच हजार पर अठारह प्रतिशत जीएसटी', /^18% GST on ₹5,000/],
    ['100 inr to inr', /^100 INR in INR \| ₹100\.00/],
    ['petrol minus diesel price in delhi', /^Petrol in (?:New )?Delhi and Diesel in (?:New )?Delhi \| ₹/],
    ['how much is 2 cylinders of gas in delhi', /^LPG cylinder in Delhi, 14\.2 kg × 2 \| ₹/],
    ['gst on plastic', /^GST rate of HSN 39 \|/],
    ['head post office pune pin code', /^PIN code of Pune \| 411001/],
    ['minimum wage in delhi', /^Minimum wages \| Not on record here/],
    ['ayushman card ke fayde', /^Ayushman Bharat/],
  ])('answers: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('answers the half that is on record, and says that the other is not', async () => {
    const [rto, std] = await linesOf('rto code of pune aur std code of shirdi');
    expect(rto).toMatch(/^RTO of Pune \| MH-12/);
    expect(std).toMatch(/^STD code of Shirdi \| {2}\| Not on record/);
  });
});
