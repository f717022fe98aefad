import { expect, it } from 'vitest';
import { typedFor } from '../../../src/areas/search/answers.ts';
import train from '../../../src/areas/train/index.ts';
import { recogniseTrain } from '../../../src/areas/train/recognise.ts';

const answers = async (text: string) => recogniseTrain(await typedFor(train, text));

it('knows a train by its number, with the age of its times', async () => {
  expect(await answers('12302')).toMatchObject([
    {
      answer: 'New Delhi 16.55 – Howrah Jn 09.50',
      detail: { en: '16 h 55 min. Timetable of 22 Dec 2017. Check before you travel.' },
      url: '/browse/train/12302',
    },
  ]);
});

it.each([
  ['train new delhi to howrah', '/browse/train?from=NDLS&to=HWH', 0.95],
  ['NDLS to HWH', '/browse/train?from=NDLS&to=HWH', 0.6],
])('takes %j for a question about trains', async (text, url, sureness) => {
  expect(await answers(text)).toMatchObject([{ url, sureness }]);
});

it.each(['99998', '8123456789', 'inr to usd', 'howrah to howrah', 'how to cook', 'to'])('has nothing to say to %j', async (text) => {
  expect(await answers(text)).toEqual([]);
});
