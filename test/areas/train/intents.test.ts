import { expect, it } from 'vitest';
import train from '../../../src/areas/train/area.ts';
import { answerTrain } from '../../../src/areas/train/questions/intents.ts';
import { queryFor } from '../../../src/search/answers.ts';

const answers = async (text: string) => answerTrain(await queryFor(train, text));

it('knows a train by its number, with the age of its times', async () => {
  expect(await answers('12302')).toMatchObject([
    {
      title: { en: '12302 Howrah Rajdhani Express (via Gaya)' },
      answer: { en: 'New Delhi 16:50 – Howrah Jn 09:55', hi: 'नई दिल्ली 16:50 – हावड़ा जं. 09:55' },
      detail: { en: '17 h 5 min. Timetable of 9 Nov 2025. Check before you travel.' },
      url: '/browse/train/12302',
    },
  ]);
});

it.each([
  ['train new delhi to howrah', '/browse/train/between?from=NDLS&to=Howrah', 0.95],
  ['NDLS to HWH', '/browse/train/between?from=NDLS&to=HWH', 0.6],
])('takes %j for a question about trains', async (text, url, sureness) => {
  expect(await answers(text)).toMatchObject([{ url, confidence: sureness }]);
});

it.each(['99998', '8123456789', 'inr to usd', 'howrah to howrah', 'how to cook', 'to'])('has nothing to say to %j', async (text) => {
  expect(await answers(text)).toEqual([]);
});

it.each([
  ['first train new delhi to howrah', ', the first'],
  ['last train new delhi to howrah', ', the last'],
  ['fastest train new delhi to howrah', ', the fastest'],
  ['next train after 4pm new delhi to howrah', ', after 4pm, the next'],
  ['last train new delhi to howrah before 17:30', ', before 17:30, the last'],
])('tells the one train of a day that is asked for: %s', async (text, which) => {
  expect(await answers(text)).toMatchObject([
    {
      title: { en: `Trains from New Delhi to Howrah${which}` },
      answer: {
        en: expect.stringMatching(/^\d{5} .*: New Delhi \d\d:\d\d – Howrah Jn \d\d:\d\d$/),
        hi: expect.stringMatching(/^\d{5} .*: नई दिल्ली \d\d:\d\d – हावड़ा जं\. \d\d:\d\d$/),
      },
    },
  ]);
});

it.each([
  ['train new delhi to howrah after 5', ''],
  ['first class fare new delhi to howrah', ', 1A'],
  ['train new delhi to howrah before 17:30', ', before 17:30'],
])('chooses no train for %s', async (text, which) => {
  expect(await answers(text)).toMatchObject([
    { title: { en: `Trains from New Delhi to Howrah${which}` }, answer: { en: expect.stringMatching(/direct train/) } },
  ]);
});

it('knows a stop by its town, where no station bears its name', async () => {
  expect(await answers('does 12302 stop at kolkata')).toMatchObject([
    { answer: { en: expect.stringMatching(/^Yes: Howrah Jn, Kolkata: /) } },
  ]);
});

it('takes a name beside the two ends of a journey for that of its train', async () => {
  expect(await answers('poorva express from new delhi to howrah')).toMatchObject([
    { title: { en: 'Trains from New Delhi to Howrah, poorva express' }, detail: { en: expect.stringMatching(/^12304 Poorva/) } },
  ]);
  expect(await answers('punjab mail from new delhi to howrah')).toMatchObject([
    { answer: { en: 'No direct train in the timetable on record' } },
  ]);
  expect(await answers('howrah rajdhani from howrah to new delhi')).toMatchObject([
    { title: { en: 'Trains from Howrah to New Delhi, howrah rajdhani' }, answer: { en: expect.stringMatching(/^2 direct trains/) } },
  ]);
});

it('tells the stops between two that are named, and each of several', async () => {
  expect(await answers('12302 stops between kanpur and dhanbad')).toMatchObject([
    { answer: { en: expect.stringMatching(/^\d stops: Kanpur Central, .*Dhanbad Jn$/) } },
  ]);
  expect(await answers('does 12302 stop at kanpur and dhanbad')).toMatchObject([
    { answer: { en: expect.stringMatching(/^Yes: Kanpur Central: .*; Dhanbad Jn: /) } },
  ]);
});
