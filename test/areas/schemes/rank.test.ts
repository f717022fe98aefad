import { describe, expect, it } from 'vitest';
import { judge, type Person } from '../../../src/areas/schemes/facts/judge.ts';
import { purposeOf } from '../../../src/areas/schemes/facts/purpose.ts';
import { groupFor, rankFor } from '../../../src/areas/schemes/facts/rank.ts';
import type { SchemeFacts } from '../../../src/areas/schemes/facts/types.ts';

const WIDOW: Person = { state: 'Rajasthan', age: 45, gender: 'female', widow: true };
const SCHEMES: readonly (readonly [name: string, facts: SchemeFacts])[] = [
  ['Pradhan Mantri Suraksha Bima Yojana', { state: 'All', ages: [[18, 70]] }],
  ['Widow B.Ed Scheme-Rajasthan', { state: 'Rajasthan', gender: 'female', student: true }],
  ['Indira Gandhi National Vidhva Pension yojana', { state: 'Rajasthan', bpl: true }],
  ['Indira Gandhi National Widow Pension Scheme', { state: 'All', gender: 'female', widow: true, ages: [[40, 79]], bpl: true }],
  ['Mukhyamantri Aawasiye Bhu-Adhikaar Yojana', {}],
];
const judged = (person: Person) => SCHEMES.map(([name, facts]) => ({ name, facts, verdict: judge(facts, person) }));

describe('schemes for a person', () => {
  it('begin, for a widow of Rajasthan, with the pensions of widows, her own state’s first', () => {
    expect(rankFor(judged(WIDOW), WIDOW).map(({ name }) => name)).toEqual([
      'Indira Gandhi National Vidhva Pension yojana',
      'Indira Gandhi National Widow Pension Scheme',
      'Widow B.Ed Scheme-Rajasthan',
      'Pradhan Mantri Suraksha Bima Yojana',
      'Mukhyamantri Aawasiye Bhu-Adhikaar Yojana',
    ]);
  });

  it('put what is named for others behind for somebody who is not one of them', () => {
    const man: Person = { state: 'Rajasthan', age: 45, gender: 'male' };
    expect(rankFor(judged(man), man).at(0)?.name).toBe('Pradhan Mantri Suraksha Bima Yojana');
  });

  it('are grouped by what they are for, the group of the nearest first', () => {
    expect(groupFor(judged(WIDOW), WIDOW).map(([purpose, those]) => [purpose, those.length])).toEqual([
      ['pension', 2],
      ['study', 1],
      ['other', 1],
      ['house', 1],
    ]);
  });

  it.each([
    ['Post-Matric Scholarship', {}, 'study'],
    ['Mukhyamantri Kanyadan Yojana', {}, 'marriage'],
    ['Free Cancer Treatment', {}, 'health'],
    ['Kisan Credit Card', {}, 'farm'],
    ['Stand-Up India', { gives: [{ kind: 'loan', rupees: 1_000_000 }] }, 'work'],
    ['Amma Vodi', { in_kind: ['books'] }, 'study'],
    ['Annapurna', {}, 'other'],
  ] as const)('take %s with %j as %s', (name, facts, purpose) => {
    expect(purposeOf(name, facts as SchemeFacts)).toBe(purpose);
  });
});
