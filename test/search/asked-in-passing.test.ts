import { describe, expect, it } from 'vitest';
import { everydayName } from '../../src/areas/gst/everyday.ts';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** All answers, each as one line. The frozen data is of 21 Nov 2026, its prices of 7 Jun and 29 Sep. */
async function allTo(typed: string): Promise<string[]> {
  const found = await findDirectAnswers(typed);
  return found.map(({ title, answer, detail }) => [english(title), english(answer), english(detail)].join(' | '));
}
const saysTo = async (typed: string): Promise<string> => (await allTo(typed))[0] ?? 'nothing';

it('a service by its name, with what is paid for it, in any order', () => {
  const code = (text: string) => everydayName(text)?.code;
  expect(['ca services', 'restaurant bill', 'rent shop', 'hotel room night', 'tuition classes'].map(code)).toEqual([
    '9982',
    '996331',
    '997212',
    '996311',
    '9992',
  ]);
  expect(code('haldi powder')).toBe('0910');
  expect(code('washing powder')).toBe('3402');
});

describe('what is said in passing is used, or does not matter', () => {
  it.each([
    ['30 litre diesel for 500 km at 18 kmpl pune', /^Diesel in Pune, 500 km at 18 km a litre \| 27\.8 litres: ₹/],
    ['km 500 diesel cost at 18 kmpl in pune', /^Diesel in Pune, 500 km at 18 km a litre \| 27\.8 litres: ₹/],
    ['25 km per litre 300 km petrol cost delhi', /^Petrol in Delhi, 300 km at 25 km a litre \| 12\.0 litres: ₹1,225\.44/],
    ['delhi 280 km 16 ka average petrol kitna lagega', /280 km at 16 km a litre \| 17\.5 litres/],
  ])('a way and a mileage: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['rice 2 kg gst', /^GST rate of HSN 1006/],
    ['500 ml beer hsn', /^HSN 2203/],
    ['gst on footwear below 1000', /^GST rate of HSN 6403/],
    ['gst on shoes 1500', /^GST rate of HSN 6403/],
    ['gst on cement reduced from 28 to', /^GST rate of HSN 25 \| 5% or 18%/],
    ['dhaniya powder hsn', /^HSN 0909/],
  ])('how much of goods, what they cost and what they had: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['is sbi open tomorrow', /^Holidays: .* \| (?:Open|Closed)/],
    ['is hdfc bank open on 26 january 2027', /\| Closed: Republic Day/],
    ['is post office closed on christmas', /^Christmas Day 2026 \| Yes: Friday, 25 Dec 2026/],
  ])('the bank or office that is open or shut: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['upi qr for 500 rs shop@okaxis', 'QR code to pay ₹500 to shop@okaxis', '/browse/qr?upi=shop%40okaxis&am=500.00'],
    ['upi qr 99.5 to name@upi', 'QR code to pay ₹99.50 to name@upi', '/browse/qr?upi=name%40upi&am=99.50'],
  ])('a sum in a payment: %s', async (typed, title, url) => {
    const [first] = await findDirectAnswers(typed);
    expect([english(first?.title), first?.url]).toEqual([title, url]);
  });

  it('each of two: the highest and the lowest, two currencies, two places', async () => {
    expect(await allTo('usdinr high low')).toEqual([expect.stringMatching(/highest \| /), expect.stringMatching(/lowest \| /)]);
    expect(await allTo('sgd vs aed to inr')).toEqual([expect.stringMatching(/^1 SGD in INR/), expect.stringMatching(/^1 AED in INR/)]);
    expect(await allTo('gold rate dubai vs india')).toEqual([expect.stringMatching(/in Dubai/), expect.stringMatching(/in India/)]);
    expect(await saysTo('diesel cheaper in which state up or haryana')).toMatch(/^Diesel in Uttar Pradesh and Diesel in Haryana/);
    expect(await saysTo('cad to inr 2000')).toMatch(/^2,000 CAD in INR/);
    expect(await saysTo('10 gram gold with making 12% and gst')).toMatch(/making charges 12% \+ GST 3%/);
    expect(await saysTo('gold 18k 5 grams with 5 percent making charges and 3% gst')).toMatch(/making charges 5% \+ GST 3%/);
    expect(await saysTo('gold 10 gram gst 3% making 12%')).toMatch(/making charges 12% \+ GST 3%/);
    expect(await saysTo('सोना 10 ग्राम 8% मेकिंग और 3% जीएसटी')).toMatch(/8%.*3%/);
  });

  it.each([
    ['coordinates of jaipur', /^Coordinates of Jaipur \| 26\.\d+, 75\.\d+/],
    ['latitude and longitude of pune', /^Coordinates of Pune/],
    ['goa airport code', /^Airport code of Goa \| GOI/],
    ['weather normal shimla', /^Weather in Shimla, November \| In November usually/],
    ['is the air clean in jaipur', /^Air quality in Jaipur/],
    ['aqi anand vihar', /^Air quality in Anand Vihar, Delhi/],
    ['kingfisher price goa', /^Kingfisher .*\| ₹/],
    ['cheapest beer under 100', /^Beer under ₹100 \| /],
  ])('what a place or a name has: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['train surat to delhi non stop', /^Trains from Surat to Delhi, non-stop/],
    ['trains via kota from mumbai to delhi', /^Trains from Mumbai to Delhi, via Kota/],
    ['first stop of 12951', /\| Borivali: arrives/],
    ['trains stopping at surat', /^Trains at Surat \(ST\)/],
    ['12951 kitne baje new delhi se chalti hai', /New Delhi: arrives .*leaves –/],
  ])('trains by their way: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['chaldean number of rahul', /^Numerology: Rahul \| Expression \(Chaldean\) 8/],
    ['soul urge number of rahul', /\| Soul urge 4/],
    ['personality number of rahul', /\| Personality 2/],
    ['numerology of ram kumar', /^Numerology: Ram Kumar/],
    ['life path of 14 02 2004', /\| Life path 4/],
    ['bhagyank of rahul', /comes from the date of birth/],
    ['soul urge 5 june 1990', /comes from the letters of a name/],
  ])('the number that is asked for: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['is diesel below 100 in delhi', /^Diesel in Delhi \| Yes: ₹95\.20/],
    ['is usd above 95', /^1 USD in INR \| Yes: ₹96/],
    ['states where petrol is above 110', /^Dearest petrol among the states, > 110 \| /],
    ['22k gold 8 gram plus 3 percent gst', /\+ GST 3%/],
    ['9% cgst on 2000', /^9% GST on ₹2,000/],
    ['trains surat to delhi between 6 pm and 10 pm', /^Trains from Surat to Delhi, between 6 pm and 10 pm/],
    ['how many sundays in december 2026', /\| 4/],
  ])('limits, spans and shares: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['is silver up today', /^Silver, 1 kg, in India: change/],
    ['12951 days', /\| Daily/],
    ['bank holidays in january', /1 Jan – 31 Jan 2027/],
  ])('up is no state, a month that is over the next: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['btc to inr 0.5', /^0\.5 Bitcoin \(BTC\) \| ₹/],
    ['1000 rupees in doge', /^₹1,000 in Dogecoin/],
    ['dollar euro pound rate', /^1 USD in INR/],
    ['price of gold in us', /United States|USA/],
    ['calculate gst on 25000 at 18', /^18% GST on ₹25,000/],
    ['trains reaching delhi before 10 am from surat', /^Trains from Surat to Delhi, before 10 am/],
    ['goa liberation day', /^Goa Liberation Day 2026, Goa \| Saturday, 19 Dec 2026/],
    ['ts 09 or tg 09', /^TS-09/],
  ])('what is counted, where to and which of two: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['pongal holidays tamil nadu 2027', /^Holidays in Tamil Nadu: 15 Jan 2027/],
    ['my nakshatra born 3 may 2001 5 30 pm pune', /^Birth 3 May 2001, 17:30, Pune \| Moon in/],
    ['pune me 14 kg gas kitne ka hai', /^LPG cylinder in Pune/],
    ['gst for 2 wheeler', /HSN 8711|No code/],
  ])('what stands beside decides what is meant: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['next amavasya after diwali', /^Amavasya after Diwali .*2026 \| Tuesday, 8 Dec 2026/],
    ['amavasya before holi 2027', /^Amavasya before Holi.* \| Monday, 8 Mar 2027/],
    ['5 days after holi', /\| Saturday, 27 Mar 2027/],
    ['2 weeks before christmas', /\| Friday, 11 Dec 2026/],
    ['holi ke 5 din baad', /\| Saturday, 27 Mar 2027/],
    ['gold price on christmas 2025', /No price of 25 Dec 2025/],
  ])('a day counted from a festival: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['petrol car mileage', /nothing/],
    ['petrol for 500 km', /nothing/],
    ['distance delhi to paris', /nothing/],
    ['gst on 45 phones of 3 kinds', /nothing|not understood|No code|nothing on record/],
  ])('what is no question for a record is none: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['ayushman bharat who is eligible', /^Ayushman Bharat/],
    ['vidhwa pension ke liye umar', /^Indira Gandhi National Widow Pension Scheme: age/],
  ])('schemes by what is asked of them: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('is read by its rule', () => {
  it.each([
    ['state code 07', /^GST state code 07 \| Delhi/],
    ['birth star for 5 may 2000 6 pm chennai', /nakshatra Krittika/],
    ['janam nakshatra 3 march 1995 7 am delhi', /^Birth 3 Mar 1995/],
  ])('the digits of a state, the star of a birth: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['moti nagar delhi pin code', /^PIN code of Moti Nagar \| 110015/],
    ['motinagar delhi pin code', /^PIN code of Moti Nagar \| 110015/],
    ['sarojininagar delhi pincode', /^PIN code of Sarojini Nagar \| 110023/],
    ['tilak nagar delhi pin', /^PIN code of Tilak Nagar \(West Delhi\) \| 110018/],
    ['ram nagar delhi pin', /no post office called “ram nagar”/],
  ])('a name of an office written apart or together, and a word of greeting in one: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['add 5% gst to 800', /\| ₹40\.00; with it ₹840\.00/],
    ['5000 plus 12% gst', /with it ₹5,600\.00/],
    ['1000 excluding 18% gst', /with it ₹1,180\.00/],
    ['reverse gst 1180 18%', /₹180\.00 of it; without it ₹1,000\.00/],
    ['1180 me se 18% gst nikalo', /without it ₹1,000\.00/],
    ['price without gst if total is 1180 at 18%', /without it ₹1,000\.00/],
    ['base price if 1180 includes 18% gst', /without it ₹1,000\.00/],
    ['price before gst of 1180 at 18%', /without it ₹1,000\.00/],
    ['1000 before gst 18%', /with it ₹1,180\.00/],
    ['1000 without gst 18%', /with it ₹1,180\.00/],
    ['800 में 5% जीएसटी जोड़ो', /with it ₹840\.00/],
    ['add ghee 5% gst to 800', /with it ₹840\.00/],
    ['add unicorn 5% gst to 800', /not understood/],
  ])('a tax that is added or taken out: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['petrol in hyderabad on new year 2026', /1 Jan 2026/],
    ['petrol delhi republic day 2026', /26 Jan 2026/],
    ['gujarati new year petrol delhi', /^(?!.*1 Jan)/],
  ])('new year as a day, that of another calendar not: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['train at 5 am from delhi to agra', /^Trains from Delhi to Agra, at 5 am/],
    ['9 pm train mumbai to pune', /^Trains from Mumbai to Pune Jn, 9 pm/],
  ])('an hour at which a train leaves: %s', async (typed, said) => {
    const first = await saysTo(typed);
    expect(first).toMatch(said);
    for (const [, hour] of first.matchAll(/: [\p{L} .]+? (\d\d):\d\d –/gu))
      expect(typed.includes('am') ? [4, 5, 6] : [20, 21, 22]).toContain(Number(hour));
  });
});
