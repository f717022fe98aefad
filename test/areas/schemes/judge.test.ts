import { describe, expect, it } from 'vitest';
import { judge, type Person } from '../../../src/areas/schemes/facts/judge.ts';
import type { SchemeFacts } from '../../../src/areas/schemes/facts/types.ts';

const fitOf = (facts: SchemeFacts, person: Person) => judge(facts, person).fit;

describe('a condition', () => {
  it.each<[string, SchemeFacts, Person, string]>([
    ['of age is met within its bounds', { ages: [[18, 60]] }, { age: 60 }, 'fits'],
    [
      'of age is not met outside of all its ranges',
      {
        ages: [
          [18, 30],
          [40, null],
        ],
      },
      { age: 35 },
      'no',
    ],
    ['of a child’s age is not held against an adult', { ages: [[3, 6]], ages_of: 'child' }, { age: 35 }, 'may'],
    [
      'of several states is met in each of them',
      { states: ['Bihar', 'Assam'], gender: 'female' },
      { state: 'Assam', gender: 'female' },
      'fits',
    ],
    [
      'of several states is not met in another',
      { states: ['Bihar', 'Assam'], gender: 'female' },
      { state: 'Kerala', gender: 'female' },
      'no',
    ],
    ['of several states is open for who does not say it', { states: ['Bihar', 'Assam'], gender: 'female' }, { gender: 'female' }, 'may'],
    ['of a state that is not on record is open', { states: [], gender: 'female' }, { state: 'Kerala', gender: 'female' }, 'may'],
    ['of women is met by a widow', { gender: 'female' }, { widow: true }, 'fits'],
    ['of income is met below all limits', { income: [98_000, 120_000] }, { income: 90_000 }, 'fits'],
    ['of income is open between its limits', { income: [98_000, 120_000] }, { income: 100_000 }, 'may'],
    ['of income is not met above all limits', { income: [98_000, 120_000] }, { income: 130_000 }, 'no'],
    ['of one’s own income is open for a family that earns more', { income: [50_000], income_of: 'own' }, { income: 90_000 }, 'may'],
    ['without a limit of income is no condition', { income: [], ages: [[18, null]] }, { age: 20, income: 9_000_000 }, 'fits'],
    ['of category is met by one of several', { castes: ['SC', 'ST'] }, { caste: 'ST' }, 'fits'],
    ['of category is open where somebody may be of both', { castes: ['EWS'] }, { caste: 'general' }, 'may'],
    ['of category is not met by another', { castes: ['SC'] }, { caste: 'OBC' }, 'no'],
    ['of a minority is asked by itself', { castes: ['minority'] }, { caste: 'OBC' }, 'may'],
    ['of work is met by the same', { occupations: ['weaver'] }, { occupation: 'weaver' }, 'fits'],
    ['of work is open for what may be a part of it', { occupations: ['unorganised-worker'] }, { occupation: 'street-vendor' }, 'may'],
    [
      'of the family’s work is open whatever one does',
      { occupations: ['ex-serviceman'], occupation_of: 'family' },
      { occupation: 'farmer' },
      'may',
    ],
    ['of a state is not met in another', { state: 'Kerala', ages: [[18, null]] }, { state: 'Goa', age: 20 }, 'no'],
    ['of disability is met from its per cent on', { disability: true, disability_percent: 40 }, { disability: 40 }, 'fits'],
    ['of disability is not met below it', { disability: true, disability_percent: 40 }, { disability: 39 }, 'no'],
    ['with several ways is met by one', { one_of: ['caste:SC', 'female'] }, { caste: 'general', gender: 'female' }, 'fits'],
    ['with several ways is not met by none', { one_of: ['caste:SC', 'bpl'] }, { caste: 'general', bpl: false }, 'no'],
    ['of marks is asked by nobody here', { student: true, marks: [60] }, { student: true }, 'may'],
    ['that only a body can meet is met by nobody', { applicant: 'body' }, { age: 20 }, 'no'],
  ])('%s', (_name, facts, person, fit) => {
    expect(fitOf(facts, person)).toBe(fit);
  });
});

it('nothing known of a scheme makes it possible, never a fit', () => {
  expect(judge({}, { age: 30 })).toEqual({ fit: 'may', met: [], unknown: [], not_met: [] });
  expect(fitOf({ state: 'Goa' }, { state: 'Goa' })).toBe('may');
});

it('names each condition by how it stands', () => {
  const facts: SchemeFacts = { gender: 'female', ages: [[18, 40]], income: [200_000], widow: true };
  expect(judge(facts, { gender: 'female', age: 50, widow: true })).toEqual({
    fit: 'no',
    met: ['gender', 'widow'],
    unknown: ['income'],
    not_met: ['ages'],
  });
});
