import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';
import { tellNotOnRecord } from '../../src/search/not-on-record.ts';

const first = async (typed: string) => (await findDirectAnswers(typed))[0];

describe('what is not on record', () => {
  it.each([
    ['5600011', /has 7 digits.*PIN code 6/],
    ['000000', /No PIN code/],
    ['99998', /No train/],
    ['123456789012', /has 12 digits/],
  ])('is told by its digits, with what is accepted: %s', async (typed, said) => {
    const answer = await first(typed);
    expect(answer).toMatchObject({ answer: null, declined: true });
    expect(toLocalizedText(answer?.detail ?? '').en).toMatch(said);
  });

  it.each(['help', 'hello', 'नमस्ते', 'thank you'])('is nothing that who greets asks for: %s', async (typed) => {
    const answer = await first(typed);
    expect(answer?.declined).toBeUndefined();
    expect(toLocalizedText(answer?.title ?? '').en).toBe('What can be asked here');
  });

  it('is said in both languages', () => {
    expect(tellNotOnRecord('xyz')).toMatchObject({ declined: true, title: { en: 'Not on record here: “xyz”', hi: 'यहाँ दर्ज नहीं: “xyz”' } });
  });
});

describe('the longest name of a site of others', () => {
  it.each([
    ['delhi metro timing', 'https://www.delhimetrorail.com'],
    ['metro fare', 'https://mohua.gov.in'],
    ['cng price in pune', 'https://ppac.gov.in'],
    ['prime minister', 'https://www.pmindia.gov.in'],
  ])('is taken: %s', async (typed, url) => {
    expect((await first(typed))?.url).toBe(url);
  });

  it.each(['prime minister scholarship scheme', 'cm relief fund'])('is no part of another: %s', async (typed) => {
    expect((await findDirectAnswers(typed)).filter(({ url }) => url.includes('pmindia'))).toEqual([]);
  });
});
