import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** The first answer as one line: title, answer and detail. The frozen data is of 21 Nov 2026. */
async function saysTo(typed: string): Promise<string> {
  const [first] = await findDirectAnswers(typed);
  return first ? [english(first.title), english(first.answer), english(first.detail)].join(' | ') : 'nothing';
}

describe('questions of days, the sky and places', () => {
  it.each([
    ['days since diwali', /^From Diwali.*, 8 Nov 2026 to 21 Nov 2026 \| 13 days/],
    ['diwali ko kitne din ho gaye', /^From Diwali.*, 8 Nov 2026 to 21 Nov 2026 \| 13 days/],
    ['days since 1 january 2026', /^From 1 Jan 2026 to 21 Nov 2026 \| 324 days/],
    ['how many sundays left this year', /^Sunday, 22 Nov – 31 Dec 2026 \| 6/],
    ['how many sundays in 2027', /\| 52/],
    ['next friday amavasya', /^Next Amavasya \| Friday, /],
    ['how many purnima in 2027', /\| 12: Purnima, /],
    ['how many days between independence day and gandhi jayanti', /^From Independence Day, 15 Aug 2027 to .*2 Oct 2027 \| 48 days/],
    ['days in february 2028', /^February 2028 \| 29 days/],
    ['days since independence', /^From Independence Day, 15 Aug 1947 to 21 Nov 2026 \| 28953 days \| .*15 Aug 2026.*: 98 days/],
    ['how many weeks until christmas', /\| 4 weeks and 6 days/],
    ['how many days to christmas', /\| 34 days/],
    ['next pushya nakshatra', /^Next Pushya \| \w+, \d+ \w+ 2026 \| From/],
    ['is 22 december 2026 rohini nakshatra', /^Next Rohini \| Yes: Tuesday, 22 Dec 2026/],
    ['is today good for buying a car', /^Muhurats for an occasion \| {2}\|/],
  ])('days are counted to what comes, and since what was: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['monsoon rainfall in pune', /^Weather in Pune, June – September \| Rain \d+ mm, on \d+ days\. \|/],
    ['winter temperature in delhi', /^Weather in Delhi, December – February \| In December – February usually/],
    ['average humidity of chennai', /^Usual evening humidity in Chennai, November \| \d+ %/],
    ['monsoon kab aayega kerala', /^Weather in Thiruvananthapuram \| {2}\|/],
    ['usual temperature in delhi in december', /^Weather in Delhi, December \| In December usually/],
    ['aqi meaning of 250', /^AQI 250 \| Poor/],
  ])('a season and what is measured are those that are named: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['area of rajasthan', /^Area of Rajasthan \| {2}\| No areas are on record/],
    ['largest state of india', /\| {2}\| No areas are on record/],
    ['most populous state', /\| Uttar Pradesh: 19,98,12,341/],
    ['second most populous state', /\| Maharashtra: 11,23,74,333/],
    ['how many union territories', /\| 28 states and 8 union territories \| .*Puducherry/],
    ['which is farther from delhi mumbai or chennai', /^Delhi to Chennai, Mumbai \| Chennai: 1,\d+ km/],
    ['which is nearer to pune mumbai or nashik', /\| Mumbai: 1\d\d km/],
    ['neighbouring states of delhi', /^States around Delhi \| Haryana, Uttar Pradesh/],
    ['is goa a union territory', /^Goa \| No: a state/],
    ['is leh in jammu and kashmir', /^Leh, Jammu and Kashmir \| No: Ladakh/],
    ['is puri in odisha', /^Puri, Odisha \| Yes: Odisha/],
    ['sbi branches in how many states', /^Branches of State Bank/],
  ])('places are compared and counted, and what is not on record is said: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['second fastest train new delhi to howrah', /^Trains from New Delhi to Howrah, the fastest, number 2 \|/],
    ['trains new delhi to howrah only on sunday', /^Trains from New Delhi to Howrah, only on Sun \|/],
    ['trains that stop at kanpur between new delhi and howrah', /^Trains from New Delhi to Howrah, via Kanpur/],
    ['trains from new delhi to howrah without pantry', /^Trains from New Delhi to Howrah, not with a pantry car \|/],
    ['name number of priya nair', /^Numerology: Priya Nair \| Expression 3/],
    ['rashi 5 may 1990 raat 2 baje mumbai', /^Birth 5 May 1990, 02:00, Mumbai/],
  ])('trains, names and hours are those of the question: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});
