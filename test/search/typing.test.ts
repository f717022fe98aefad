import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findAnswersWhileTyping, findDirectAnswers } from '../../src/search/answers.ts';

/** The title of the first answer to a text that is typed so far, and the text that it is for. */
async function shownFor(typed: string): Promise<string[]> {
  const [first] = await findAnswersWhileTyping(typed);
  return first ? [toLocalizedText(first.title).en, ...(first.finished === undefined ? [] : [first.finished])] : ['nothing'];
}

describe('while a question is typed', () => {
  it.each([
    'petrol price in pune',
    'gold rate chennai',
    'usd to inr',
    'weather in goa',
    'how many days to holi',
    'which state is 27 in gst',
    'holidays in tamil nadu 2026',
    'cheapest petrol state',
    'next ekadashi',
    'distance from agra to jaipur',
    'sunrise time in varanasi',
    'delhi se mumbai train',
    'दिल्ली में पेट्रोल का दाम',
    'होली कब है',
  ])('nothing is refused, and the first answer moves at most twice: %s', async (text) => {
    let [moves, last] = [0, ''];
    for (let length = 1; length <= text.length; length += 1) {
      const answers = await findAnswersWhileTyping(text.slice(0, length));
      expect(answers.filter(({ declined }) => declined)).toEqual([]);
      const title = answers[0] ? toLocalizedText(answers[0].title).en : '';
      if (title === last) continue;
      if (last !== '') moves += 1;
      last = title;
    }
    expect(moves).toBeLessThanOrEqual(2);
    const [first] = await findDirectAnswers(text);
    expect(last).toBe(toLocalizedText(first?.title ?? '').en);
  });

  it.each([
    ['a place', 'petrol ahmed', ['Petrol in Ahmedabad', 'petrol ahmedabad']],
    ['a state of two words', 'gold price in tamil n', ['Gold, 24 karat, 10 g, in India, for Tamil Nadu', 'gold price in tamil nadu']],
    ['one thing by its first name', 'pet', ['Petrol in New Delhi', 'petrol']],
    ['a thing of two words', 'post o', ['PIN codes', 'post office']],
    ['a word that asks', 'petrol pri', ['Petrol in New Delhi', 'petrol price']],
    [
      'a weekday before a town of fewer people',
      'trains from howrah to new delhi on sund',
      expect.arrayContaining([expect.stringMatching(/sunday$/)]),
    ],
  ])('a beginning is finished to %s: %s', async (_, typed, shown) => expect(await shownFor(typed)).toEqual(shown));

  it.each([
    ['a word as it is written', 'petrol ahmedabad', 'Petrol in Ahmedabad'],
    ['a number with its unit', 'old monk 180 ml', 'Old Monk Very Old Vatted Matured Rum, 180 ml'],
    ['a word that asks as it is written', 'weather in goa tomorrow', 'Weather in Panaji, 22 Nov 2026'],
    ['the part before a word that nobody knows', 'petrol xyzabc', 'Petrol in New Delhi'],
    ['the longest part that has an answer', 'toll at kherki da', 'Toll plazas'],
    ['nothing of a time alone', 'aaj ka', 'nothing'],
    ['nothing of a word that only sounds like a name', 'royal', 'nothing'],
    ['nothing where a question and a thing begin so', 'whi', 'nothing'],
  ])('what is shown is %s: %s', async (_, typed, title) => expect(await shownFor(typed)).toEqual([title]));
});
