import { describe, expect, it } from 'vitest';
import {
  birthday,
  combine,
  fromLetters,
  lifePath,
  personalYear,
  reduce,
  splitVowels,
  toLetters,
} from '../../../src/areas/numerology/numbers.ts';
import { transliterate } from '../../../src/text/transliterate.ts';

describe('numbers of a date', () => {
  it.each([
    ['1990-11-29', 5],
    ['1978-02-14', 5],
    ['1992-11-29', 7],
    ['1984-04-01', 9],
  ])('finds the life path of %s', (date, number) => expect(lifePath(date).number).toBe(number));

  it('keeps master numbers of the parts and of the whole, and shows the working', () => {
    expect(lifePath('2009-09-02')).toMatchObject({ number: 22, master: true });
    expect(lifePath('1990-11-29').working).toBe(
      'month 11; day 29 = 2+9 = 11; year 1990 = 1+9+9+0 = 19 = 1+9 = 10 = 1+0 = 1; 11+11+1 = 23 = 2+3 = 5',
    );
    expect(birthday('1990-11-22')).toMatchObject({ number: 22, master: true });
  });

  it('goes through personal years in nines, without master numbers', () => {
    const years = Array.from({ length: 10 }, (_, at) => personalYear('1990-11-29', 2020 + at).number);
    expect(years).toEqual([8, 9, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('reduces to one digit', () => {
    expect(reduce(999)).toEqual({ number: 9, steps: '999 = 9+9+9 = 27 = 2+7 = 9' });
    expect(reduce(29, false).number).toBe(2);
  });
});

describe('numbers of a name', () => {
  it('counts in both systems', () => {
    expect(fromLetters(toLetters('John'), 'pythagorean')).toMatchObject({ compound: 20, number: 2, working: 'J1 O6 H8 N5 = 20 = 2+0 = 2' });
    expect(fromLetters(toLetters('John'), 'chaldean')).toMatchObject({ compound: 18, number: 9 });
    expect(fromLetters([], 'chaldean')).toBeNull();
  });

  it('leaves accents out', () => expect(toLetters('Zoë d’Árc')).toEqual([...'ZOEDARC']));

  it('takes Y for a vowel where no vowel stands beside it', () => {
    expect(splitVowels('Mary Maya')).toEqual({ vowels: [...'AYAA'], consonants: [...'MRMY'] });
    expect(splitVowels('Yves').vowels).toEqual([...'YE']);
  });

  it('adds life path and expression for maturity', () => {
    const [a, b] = [lifePath('1990-11-29'), fromLetters(toLetters('John'), 'pythagorean')];
    if (!b) throw new Error('John has letters');
    expect(combine(a, b)).toMatchObject({ number: 7, working: '5+2 = 7' });
  });
});

describe('Devanagari names', () => {
  it.each([
    ['राम', 'ram'],
    ['कृष्ण', 'krishna'],
    ['अमित कुमार शर्मा', 'amit kumar sharma'],
    ['लक्ष्मी', 'lakshmi'],
    ['संपत', 'sampat'],
    ['गांधी', 'gandhi'],
    ['फ़ातिमा', 'fatima'],
    ['प्रियंका', 'priyanka'],
    ['Ravi', 'Ravi'],
  ])('writes %s as %s', (name, latin) => expect(transliterate(name)).toBe(latin));
});
