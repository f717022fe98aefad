import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

/** What the first answer says that it does not use. */
const unusedBy = async (q: string): Promise<readonly string[]> => (await findDirectAnswers(q))[0]?.ignored ?? [];

describe('words that an answer does not use', () => {
  it.each([
    ['two words that say the same', 'coach classes available in 12951'],
    ['what an answer tells is there', 'classes available in rajdhani 12301'],
    ['what it says in other letters', 'mukhyamantri ladli behna amount'],
    ['what it says of one', 'is BH series valid in all states'],
    ['the same rank twice', 'costliest petrol states top 5'],
    ['a place that it tells of', 'MH 14 rto maharashtra'],
  ])('are none: %s', async (_, q) => expect(await unusedBy(q)).toEqual([]));

  it.each([
    ['12951 pantry menu', ['menu']],
    ['petrol price history chart delhi', ['history', 'chart']],
    ['weather in jaipur at night', ['night']],
    ['petrol rates across states', ['states']],
    ['mukhyamantri yojana rajasthan', ['mukhyamantri']],
    ['distance from agra to jaipur by helicopter', ['helicopter']],
  ])('are told: %s', async (q, words) => expect(await unusedBy(q)).toEqual(words));

  it('are those of the frame, too', async () => {
    const [told] = await findDirectAnswers('12951 pantry menu');
    expect(told?.frame).toMatchObject({ used: ['12951', 'pantry'], not_used: ['menu'] });
  });
});

describe('a festival is a day', () => {
  it('in each half of two questions', async () => {
    const all = await findDirectAnswers('gold on dhanteras 2025 and silver on diwali 2025');
    expect(all.map(({ title, detail }) => [title, detail ?? ''].map((text) => toLocalizedText(text).en).join(': '))).toEqual([
      expect.stringMatching(/^Gold.*: No price of 18 Oct 2025/),
      expect.stringMatching(/^Silver.*: No price of 20 Oct 2025/),
    ]);
  });
});
