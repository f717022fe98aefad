import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';
import { isPartOfName } from '../../src/search/judge.ts';

async function saysTo(typed: string): Promise<string> {
  const [first] = await findDirectAnswers(typed);
  return first ? `${toLocalizedText(first.title).en} | ${toLocalizedText(first.answer ?? '').en}` : 'nothing';
}

describe('what is or was called otherwise is told by its names', () => {
  it.each([
    ['new name of allahabad', 'Names of Prayagraj | Prayagraj, Allahabad'],
    ['old name of chennai', 'Names of Chennai | Chennai, Madras'],
    ['what is bombay called now', 'Names of Mumbai | Mumbai, Bombay'],
    ['इलाहाबाद का नया नाम', 'Names of Prayagraj | Prayagraj, Allahabad'],
    ['JHS new name', 'Jhansi Jn (JHS) today | Virangana Lakshmibai Jhansi (VGLJ)'],
    ['mughalsarai station ka naya naam', 'Mughal Sarai Jn (MGS) today | Pt. Deen Dayal Upadhyaya Jn (DDU)'],
    ['syndicate bank new name', 'IFSC codes of Syndicate Bank | CNRB'],
  ])('%s', async (typed, said) => {
    expect(await saysTo(typed)).toBe(said);
  });

  it('a name that nothing on record had is not answered by another', async () => {
    expect(await saysTo('new name of wakanda station')).not.toMatch(/today/);
  });
});

it('where a number plate is registered is told', async () => {
  expect(await saysTo('DL 3C AB 1234 where registered')).toBe('Number plate DL 3C AB 1234 | South Delhi, Delhi');
});

describe('one word that people use for a scheme is that scheme', () => {
  it.each([
    ['ujjwala', /Ujjwala/],
    ['mnrega', /^Mahatma Gandhi National Rural Employment/],
    ['manrega', /^Mahatma Gandhi National Rural Employment/],
    ['नरेगा', /^Mahatma Gandhi National Rural Employment/],
    ['rural', /^nothing/],
  ])('%s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

it('a longer name on record stands before the site of its first words', () => {
  const record = { title: 'Startup India Seed Fund Scheme – For Startups' };
  expect(isPartOfName('Startup India', record, ['startup', 'india', 'seed', 'fund', 'scheme'])).toBe(true);
  expect(isPartOfName('Startup India', record, ['startup', 'india', 'login'])).toBe(false);
  expect(isPartOfName('Startup India', { ...record, ignored: ['fee'] }, ['startup', 'india', 'seed', 'fund', 'fee'])).toBe(false);
});

it('a locality in Hindi that is not in the directory is not answered by its town, with its dots or without', async () => {
  const [first] = await findDirectAnswers('पिन कोड फ़लानागंज पुणे');
  expect(first?.declined).toBe(true);
});

it.each(['petrol price on moon', 'gold rate on the moon', 'diesel in weather'])(
  'what is asked for on another thing is asked for nowhere: %s',
  async (typed) => {
    const answers = await findDirectAnswers(typed);
    expect(answers.every(({ declined }) => declined)).toBe(true);
  },
);
