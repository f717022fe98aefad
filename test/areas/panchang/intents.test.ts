import { expect, it } from 'vitest';
import holidays from '../../../src/areas/holidays/area.ts';
import { answerHolidays as recogniseHoliday } from '../../../src/areas/holidays/intents.ts';
import panchang from '../../../src/areas/panchang/area.ts';
import { answerPanchang } from '../../../src/areas/panchang/intents.ts';
import { queryFor } from '../../../src/search/answers.ts';

it.each([
  ['makar sankranti', 'Makar Sankranti 2027', 'Friday, 15 Jan 2027'],
  ['diwali 2026', 'Diwali (Lakshmi Puja) 2026', 'Sunday, 8 Nov 2026'],
  ['when is holi', 'Holi 2027', 'Monday, 22 Mar 2027'],
  ['रक्षा बंधन', 'Raksha Bandhan 2027', 'Tuesday, 17 Aug 2027'],
  ['rakhi', 'Raksha Bandhan 2027', 'Tuesday, 17 Aug 2027'],
  ['is holi on a monday in 2027', 'Holi 2027', 'Yes: Monday, 22 Mar 2027'],
  ['does diwali fall in november 2027', 'Diwali (Lakshmi Puja) 2027', 'No: Friday, 29 Oct 2027'],
])('knows the day of %j', async (text, title, answer) => {
  expect(await answerPanchang(await queryFor(panchang, text))).toMatchObject([
    { title: { en: title }, answer: { en: answer }, url: expect.stringContaining('/browse/panchang/festivals/') },
  ]);
});

it.each([
  ['sunrise in pune', 'Sun in Pune', 'Sunrise 06:44, sunset 17:56'],
  ['panchang', 'Panchang in Delhi', 'Shukla Dwadashi until 04:56, 22 Nov, then Shukla Trayodashi'],
  ['yoga today', 'Panchang in Delhi', 'Siddhi until 02:30, 22 Nov, then Vyatipata'],
  ['tithi and karana', 'Panchang in Delhi', /^Shukla Dwadashi until .*; Bava until .*, then Balava, then Kaulava$/],
  ['sunrise, moonrise and rahu kaal delhi', 'Panchang in Delhi', /^Sunrise .*; Moonrise .*; Rahu Kaal /],
  ['rahu kaal mumbai', 'Panchang in Mumbai', 'Rahu Kaal 09:36 – 11:00'],
  ['bhadra kaal', 'Panchang in Delhi', 'Bhadra not on this day'],
  ['panchak pune', 'Panchang in Pune', 'Panchak 06:44 – 05:55, 22 Nov'],
  ['disha shool', 'Panchang in Delhi', 'Disha Shool: East'],
])('tells of today what %j asks for', async (text, title, answer) => {
  expect(await answerPanchang(await queryFor(panchang, text))).toMatchObject([
    { title: { en: title }, answer: { en: expect.stringMatching(answer) }, as_of: '2026-11-21' },
  ]);
});

it.each([
  ['kartik purnima', 'Next Kartika Purnima'],
  ['माघ पूर्णिमा', 'Next Magha Purnima'],
  // The word for any month is no month.
  ['इस माह की पूर्णिमा', 'Next Purnima'],
])('knows which day of the moon %j is', async (text, title) => {
  const [answer] = await answerPanchang(await queryFor(panchang, text));
  expect(answer?.title).toMatchObject({ en: title });
});

it('knows the next public holiday', async () => {
  expect(await recogniseHoliday(await queryFor(holidays, 'next holiday'))).toMatchObject([
    { answer: { en: "Guru Nanak's Birthday, Tuesday 24 Nov 2026", hi: 'गुरु नानक जयंती, मंगलवार 24 नवंबर 2026' } },
  ]);
});

it.each(['petrol in pune', '2026', 'how to cook', 'gold'])('has nothing to say to %j', async (text) => {
  expect([...(await answerPanchang(await queryFor(panchang, text))), ...(await recogniseHoliday(await queryFor(holidays, text)))]).toEqual(
    [],
  );
});
