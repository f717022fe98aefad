import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** The first answer as one line: title, answer, detail and what it leaves unused. The frozen data is of 21 Nov 2026. */
async function saysTo(typed: string): Promise<string> {
  const [first] = await findDirectAnswers(typed);
  if (!first) return 'nothing';
  const left = first.ignored ? `not used: ${first.ignored.join(', ')}` : '';
  return [first.declined ? 'declined' : '', english(first.title), english(first.answer), english(first.detail), left].join(' | ');
}

describe('goods with a strange word are no goods', () => {
  it.each([
    ['gst on unicorn rice', /^declined \| GST: “unicorn”/],
    ['gst on dragon egg', /^declined/],
    ['gst on tobacco charges', /^declined \| GST: “charges”/],
    ['gst on flying fish', /not used: flying/],
    ['gst on cotton potato', /HSN 0701.*not used: cotton/],
    ['gst on fresh potato', /HSN 0701.*\| $/],
  ])('%s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('a quality that is ranked is not the price', () => {
  it.each([
    ['strongest beer', /^ \| Strongest of Beer \| .*8% alcohol/],
    ['beer with lowest alcohol', /^ \| Mildest of Beer/],
    ['most expensive whisky under 1000', /₹9\d\d \|/],
    ['cheapest whisky in goa under 1000', /a price of Goa is not on record/],
    ['vodka between 1000 and 2000', /^ \| Vodka ₹1,000 to 2,000/],
  ])('%s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('yes or no to a word of others is no figure', () => {
  it.each(['is bitcoin safe', 'is petrol safe', 'bitcoin safe hai kya'])('%s', async (typed) => {
    expect(await saysTo(typed)).toMatch(/^declined/);
  });
});

describe('codes and offices of towns', () => {
  it.each([
    ['modinagar pincode', /^declined/],
    ['gaya bihar pin code', /823001/],
    ['0522 is code of which city', /Lucknow/],
    ['BLR airport', /Bangalore/],
    ['which district is noida in', /Gautam Buddha Nagar/],
    ['ekadashi in december 2026', /Utpanna.*Mokshada/],
    ['is gold cheaper today than june 2026', /\| No: up ₹/],
  ])('%s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('what is said in two ways is two answers', () => {
  it.each([
    ['gold price on 5 june 2026 and 29 september 2026', ['5 Jun 2026', '29 Sep 2026']],
    ['gold rate in dubai vs mumbai', ['Dubai', 'Mumbai']],
    ['gst on egg and potato', ['0407', '0701']],
    ['compare petrol price mumbai kolkata chennai', ['Mumbai', 'Kolkata', 'Chennai']],
  ])('%s', async (typed, said) => {
    const answers = await findDirectAnswers(typed);
    expect(answers.map(({ title, understood }) => `${english(title)} ${english(understood)}`)).toEqual(
      said.map((one) => expect.stringContaining(one)),
    );
  });
});

describe('words that stand around things are read', () => {
  it.each([
    ['haridwar jane wali gadi delhi se', /Delhi to Haridwar|from Delhi to Haridwar/],
    ['12951 kahan se kahan tak jati hai', /Mumbai Central 17:00 – New Delhi/],
    ['number of bank branches in goa', /Branches of all banks in Goa/],
    ['states with prohibition', /Bihar, Gujarat/],
    ['capital of india', /New Delhi/],
    ['usdinr', /1 USD in INR/],
    ['somvati amavasya kab hai', /Monday/],
    ['petrol price change in delhi since january 2024', /^declined/],
    ['usd to inr 2 months ago', /^(?: \| 1 USD in INR|declined \| 1 USD in INR)/],
    ['weather in pune in january', /^ \| Weather in Pune, January/],
    ['how hot is pune in may', /^ \| Weather in Pune, May/],
    ['garib rath trains', /^ \| Garib Rath trains/],
    ['how far is gaya from patna', /Gaya to Patna/],
    ['air pollution ranking of cities', /worst air first/],
    ['sawan kab se shuru hai', /Shravana 2027.*19 Jul/],
    ['diesel price in all states', /Dearest diesel among the states/],
    ['cgst sgst on 1000 at 12 percent', /₹120/],
    ['gst number format', /^(?!.*%)/],
    ['ifsc of bank of narnia mumbai', /^declined/],
  ])('%s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('words that are written as they are typed in haste', () => {
  it.each([
    ['gld rate tody', /^ \| Gold, 24 karat/],
    ['ptrl prce delhi', /^ \| Petrol in Delhi/],
    ['whether in pune', /^ \| Weather in Pune/],
    ['rajdani express delhi to mumbay', /12952 Mumbai Tejas Rajdhani|Trains from Delhi to Mumbai, Rajdhani/],
    ['ifsc cod of sbi', /State Bank of India/],
  ])('%s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('a question is none of its parts', () => {
  it.each([
    ['minimum age to buy beer in delhi', /^ \| Legal drinking age in Delhi/],
    ['does wine cost less than whisky', /^ ?\| Cheapest of W.*Cheapest of W/],
    ['is diesel good for cars', /^declined/],
    ['best whisky brand', /^(?!.*₹)/],
    ['is rum legal in india', /^(?!.*₹)/],
    ['meaning of gold', /^declined/],
    ['meaning of ndls', /New Delhi/],
    ['vodka price 1 litre absolut', /Absolut.*1000 ml|No price of 1000 ml|declined/],
  ])('%s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('a numbered part of a town has its own post office or none', () => {
  it.each([
    ['pincode sector 37 noida', /^ \| PIN code of Noida Sector 37 \| 201303/],
    ['sector 99 noida pin code', /^declined \| .*“sector 99 noida”/],
    ['pin code of noida', /^ \| PIN code of Noida \| 201301/],
  ])('%s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('working days are counted without days off', () => {
  it.each([
    ['working days between 1 dec 2026 and 31 dec 2026', /^ \| Working days, 1 Dec – 31 Dec 2026 \| 22 working days/],
    ['how many working days in december 2026', /22 working days/],
    ['दिसंबर 2026 में कार्य दिवस', /22 working days/],
    ['days between 1 dec 2026 and 31 dec 2026', /^ \| From 1 Dec 2026 to 31 Dec 2026 \| 30 days/],
  ])('%s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('two stations of one town on the way of a train are one stop', () => {
  it.each([
    ['how long does 12626 take to reach trivandrum', /49 h 40 min \(New Delhi – Thiruvananthapuram Central\)/],
    ['12626 arrival at trivandrum', /21:50 at Thiruvananthapuram Central/],
    ['20503 arrival at new delhi', / at New Delhi/],
  ])('%s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});
