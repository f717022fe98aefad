import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';
import type { AreaAnswer } from '../../src/search/area-answer.ts';

const english = (words: AreaAnswer['title'] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** The first answer in English. The frozen data is of 21 Nov 2026, its prices of 7 Jun and 29 Sep. */
async function firstTo(typed: string) {
  const [first] = await findDirectAnswers(typed);
  return (
    first && {
      title: english(first.title),
      answer: first.answer === null ? null : english(first.answer),
      detail: english(first.detail),
      declined: first.declined === true,
      understood: english(first.understood),
      ignored: first.ignored ?? [],
      url: first.url,
    }
  );
}

describe('the one field does not answer another question', () => {
  it.each([
    'petrol in london',
    'petrol kathmandu',
    'diesel karachi',
    'gold rate new york',
    'pin code of kathmandu',
    'पेट्रोल लंदन',
    'petrol price in sri lanka',
  ])('gives no figure of India for a place abroad: %s', async (typed) => {
    expect(await firstTo(typed)).toMatchObject({ answer: null, declined: true });
  });

  it.each([
    ['usd to inr 2020', /No price of 2020 is on record.*On record from/],
    ['bitcoin price 2015', /No price of 2015/],
    ['petrol price on 1 january 2015 in delhi', /No price of 1 Jan 2015/],
    ['petrol in delhi tomorrow', /Nobody knows.*22 Nov 2026/],
    ['gold price next week', /Nobody knows/],
    ['petrol price in may 2031', /Nobody knows the price of May 2031/],
    ['weather yesterday', /Weather/],
    ['weather in december in kashmir', /Weather in Srinagar/],
    ['aqi delhi tomorrow', /Air quality in Delhi/],
    ['holidays 2035', /The next public holiday/],
    ['diwali 2150', /1900 to 2100/],
    ['holi 1800', /1900 to 2100/],
  ])('says what is not known of the time: %s', async (typed, said) => {
    const first = await firstTo(typed);
    expect(first).toMatchObject({ answer: null, declined: true });
    expect(first?.detail).toMatch(said);
  });

  it('answers for a day that is on record', async () => {
    const first = await firstTo('convert 1 lakh rupees to euro on 29 sept 2026');
    expect(first?.answer).toMatch(/^9\d\d\.\d\d EUR$/);
    expect(first?.understood).toContain('29 Sep 2026');
  });

  it.each([
    ['2000 usd', '2,000 USD in INR'],
    ['rs 2000 in dollars', '2,000 INR in USD'],
    ['nepal currency to inr', '1 NPR in INR'],
    ['inr to usd 1 lakh', '1,00,000 INR in USD'],
  ])('takes a number for money and a country for its currency: %s', async (typed, title) => {
    expect(await firstTo(typed)).toMatchObject({ title, declined: false });
  });

  it.each([
    ['weather tomorrow goa', 'Weather in Panaji, 22 Nov 2026'],
    ['weather next 3 days goa', 'Weather in Panaji, 21 Nov – 24 Nov 2026'],
    ['weather next week goa', 'Weather in Panaji, 23 Nov – 27 Nov 2026'],
  ])('leads to the weather of days that its page shows: %s', async (typed, title) => {
    expect(await firstTo(typed)).toMatchObject({ title, declined: false });
  });

  it('counts only the trains of the weekday', async () => {
    const [all, sunday] = [await firstTo('train from pune to howrah'), await firstTo('train from pune to howrah on sunday')];
    expect(sunday?.title).toContain('Sunday');
    expect(sunday?.url).toContain('date=2026-11-22');
    expect(Number.parseInt(sunday?.answer ?? '', 10)).toBeLessThan(Number.parseInt(all?.answer ?? '', 10));
  });

  it.each([
    ['is 25 dec 2026 a bank holiday', /^Yes: Christmas/],
    ['is 28 nov 2026 a bank holiday in maharashtra', /second and fourth Saturday/],
    ['is 17 nov 2026 a bank holiday in maharashtra', /None on record/],
    ['is 10 nov 2026 a holiday in maharashtra', /^Yes: Diwali \(Bali Pratipada\)$/],
    ['is 10 nov 2026 a holiday in bihar', /None on record/],
    ['bank holidays in december maharashtra', /Second Saturday, 12 Dec 2026; Christmas Day, 25 Dec 2026; Fourth Saturday, 26 Dec/],
    ['is 10 nov 2026 a stock market holiday', /^Yes: Diwali/],
  ])('says of a day whether it is a holiday: %s', async (typed, said) => {
    expect((await firstTo(typed))?.answer).toMatch(said);
  });

  it.each([
    ['moonrise karva chauth 2026 delhi', /moonrise|rises/i],
    ['rahu kaal today mumbai', /^Rahu Kaal 09:3\d/],
    ['sunrise leh tomorrow', /sunrise|rises/i],
    ['brahma muhurta delhi', /^Brahma muhurta/],
    ['shubh muhurat today', /^Abhijit/],
    ['choghadiya today', /Amrit|Shubh|Labh/],
    ['amavasya november 2026', /Nov 2026/],
  ])('gives the time that is meant: %s', async (typed, said) => {
    const first = await firstTo(typed);
    expect(first?.declined).toBe(false);
    expect(first?.answer).toMatch(said);
  });

  it('says what it understood, and which words it did not use', async () => {
    expect((await firstTo('petrol delhi'))?.understood).toBe('petrol · Delhi · 7 Jun 2026');
    expect((await firstTo('usd to inr mumbai'))?.ignored).toEqual(['Mumbai']);
    expect((await firstTo('petrol'))?.understood).toContain('New Delhi (assumed)');
  });

  it.each(['is this gstin valid or not 27AAPFU0939F1ZV', 'train 12951 chalti hai ya nahi'])(
    'reads `or not` as no negation: %s',
    async (typed) => {
      expect((await firstTo(typed))?.declined).toBe(false);
    },
  );
});

describe('what a text asks for in words of several areas', () => {
  it.each([
    ['bus from pune to mumbai', 'Buses'],
    ['school holidays in kerala', 'Holidays'],
    ['usd inr forecast', 'Exchange rates'],
    ['air ticket delhi mumbai', 'Flights'],
    ['train 12951 weather', 'Trains'],
    ['is bitcoin legal in india', 'Crypto assets'],
    ['seat availability 12951', 'Tickets and catering'],
  ])('is not answered by a part of it: %s', async (typed, named) => {
    const all = await findDirectAnswers(typed);
    expect(all.filter(({ answer, area }) => answer !== null && area !== 'elsewhere')).toEqual([]);
    expect(all.map(({ title }) => english(title)).join()).toContain(named);
  });

  it.each(['diamond price mumbai', 'petrol rate ganganagar vs jaipur train', 'copper price mumbai', 'population of pune'])(
    'is not answered by an area that only knows a place, a number or a misspelt word of it: %s',
    async (typed) => {
      const [first] = await findDirectAnswers(typed);
      expect(first?.area === 'elsewhere' || (first?.answer ?? null) === null).toBe(true);
      expect(first?.area).not.toBe('schemes');
    },
  );

  it.each([
    ['eth to btc', '1 ETH in BTC', /^0\.0\d+ BTC$/],
    ['dollar rate in nepal', '1 USD in NPR', /NPR$/],
    ['gold price in rupees per gram kochi', 'Gold, 24 karat, 1 g, in Kochi', /^₹/],
    ['vande bharat delhi to varanasi', '22436 New Delhi Varanasi Vande Bharat Express', /^New Delhi/],
    ['gst state code 29', 'GST state code 29', /^Karnataka$/],
    ['07 gst code which state', 'GST state code 07', /^Delhi$/],
    ['gst code of uttar pradesh', 'GST state code of Uttar Pradesh', /^09$/],
    ['hsn for ladies kurti', 'HSN 6206', /BLOUSES/],
    ['holi ki chutti kab hai', 'Holi 2027', /22 Mar 2027$/],
    ['diwali muhurat', 'Diwali (Lakshmi Puja) 2027', /29 Oct 2027$/],
    ['rbi bank holidays december 2026', 'Holidays: 1 Dec – 31 Dec 2026', /Christmas/],
    ['39J-49L-L8T4', 'DIGIPIN 39J-49L-L8T4', /^28\.6/],
    ['digipin of 28.622788, 77.213033', 'DIGIPIN 39J-49L-L8T4', /^28\.6/],
    ['MH12', 'MH-12 on number plates', /^Pune$/],
  ])('is answered as a whole where it is known: %s', async (typed, title, answer) => {
    const first = await firstTo(typed);
    expect(first?.title).toBe(title);
    expect(first?.answer).toMatch(answer);
    expect(first?.ignored).toEqual([]);
  });

  it.each([
    ['pmay gramin eligibility', '/browse/schemes/pmay-g'],
    ['pm kisan next installment date', '/browse/schemes/pm-kisan'],
    ['atal pension yojna age limit', '/browse/schemes/apy'],
    ['pm 2.5 in mumbai', '/browse/aqi?city=mumbai'],
    ['is air quality bad in noida', '/browse/aqi?city=noida'],
  ])('leads to what is called so, whatever stands beside the name: %s', async (typed, url) => {
    expect(await firstTo(typed)).toMatchObject({ url, declined: false });
  });

  it('is nothing of an area that has only nearly a word of it', async () => {
    expect(await findDirectAnswers('chat gpt')).toEqual([]);
  });

  it('is no scheme of another state than the one that is named', async () => {
    expect((await findDirectAnswers('stamp duty maharashtra')).filter(({ area }) => area === 'schemes')).toEqual([]);
  });

  it('is no guess beside what is surely told elsewhere', async () => {
    expect((await findDirectAnswers('gst return due date')).map(({ area }) => area)).toEqual(['elsewhere']);
  });

  it('is answered for each of several things at one place', async () => {
    const all = await findDirectAnswers('petrol and diesel and gold price mumbai');
    expect(all.map(({ title }) => english(title))).toEqual(['Petrol in Mumbai', 'Diesel in Mumbai', 'Gold, 24 karat, 10 g, in Mumbai']);
  });

  it('is not answered in part beside an answer to the whole', async () => {
    expect((await findDirectAnswers('gst on gold')).map(({ area }) => area)).toEqual(['gst']);
  });

  it('is answered for both of two things that are named', async () => {
    const all = await findDirectAnswers('petrol aur diesel ka rate surat');
    expect(all.map(({ title }) => english(title))).toEqual(['Petrol in Surat', 'Diesel in Surat']);
    const metals = await findDirectAnswers('gold and silver rate today');
    expect(metals.map(({ title }) => english(title))).toEqual(['Gold, 24 karat, 10 g, in India', 'Silver, 1 kg, in India']);
  });
});

describe('a name that is on record in another spelling only', () => {
  it.each(['pin code of new york', 'postal code of karol bagh west', 'rythu bandhu', 'ujala scheme'])(
    'is not taken for the one that is: %s',
    async (typed) => {
      const first = await firstTo(typed);
      expect(first?.answer ?? null).toBeNull();
      expect(first?.url ?? '').not.toMatch(/ujjwala|pmuy|kbs|q=york|karol/);
    },
  );
});

describe('days outside what is computed or listed', () => {
  it.each([
    ['diwali 1899', /1950 to 2099|1900 to 2100/],
    ['nse holiday 26 january 2027', /closed days of exchanges in 2027 are not on record/],
  ])('are said to be so: %s', async (typed, said) => {
    const all = await findDirectAnswers(typed);
    for (const { answer } of all) expect(answer).toBeNull();
    expect(english(all[0]?.detail)).toMatch(said);
  });

  it('keeps vows by their part of the day: pradosh is on the evening of Trayodashi', async () => {
    expect((await firstTo('pradosh vrat november 2026'))?.answer).toBe(
      'Krishna Trayodashi, Friday, 6 Nov 2026; Shukla Trayodashi, Sunday, 22 Nov 2026',
    );
    expect((await firstTo('sankashti chaturthi november 2026'))?.answer).toBe('Friday, 27 Nov 2026');
  });
});

describe('several currencies', () => {
  it.each(['50000 rupees in dirham in usa', 'dollar euro and yen in canada', '100 dirham in usa and japan in rupees'])(
    'end in answers, with countries among them: %s',
    async (typed) => {
      expect((await findDirectAnswers(typed)).length).toBeLessThanOrEqual(5);
    },
  );
});

describe('a part that changes nothing', () => {
  it.each([
    ['gold import duty near ooty', 'Ooty'],
    ['gold import duty last monday', 'last monday'],
    ['holi kab hai next week', 'next week'],
    ['petrol price in mumbai history', 'history'],
    ['petrol price in mumbai raat ko', 'raat'],
    ['biggest train from delhi to mumbai', 'biggest'],
    ['1 lakh in words tomorrow', 'tomorrow'],
  ])('is told: %s', async (typed, unused) => {
    expect((await firstTo(typed))?.ignored).toContain(unused);
  });

  it.each(['holi kab hai agle saal', 'good evening, petrol price in mumbai', 'diesel delhi mumbai compare', '1 tola sona delhi'])(
    'is none of these: %s',
    async (typed) => {
      expect((await firstTo(typed))?.ignored ?? []).toEqual([]);
    },
  );
});
