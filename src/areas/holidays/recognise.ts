import { istDay } from '../../lib/time.ts';
import { dayInWords } from '../../lib/words.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { holidayBody } from './responses.ts';
import { holidaysOf } from './year.ts';

const WORDS = new Set(['holiday', 'holidays', 'छुट्टी', 'छुट्टियाँ', 'chhutti']);

/** The next holiday, for who asks for holidays. */
export async function recognise({ words }: Typed): Promise<DirectAnswer[]> {
  if (!words.some((word) => WORDS.has(word))) return [];
  const today = istDay();
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1].flatMap(holidaysOf).find(({ date }) => date >= today);
  if (!next) return [];
  const { name, weekday, date, note } = holidayBody(next);
  return [
    {
      title: 'The next public holiday',
      answer: `${name}, ${weekday} ${dayInWords(date)}`,
      ...(note ? { detail: note } : {}),
      url: '/browse/holidays',
      sureness: 0.85,
    },
  ];
}
