import { describe, expect, it } from 'vitest';
import { hasWord, type IndexedTexts, makeSiteIndex, nearestWord, searchIndex } from '../../src/search/site-index.ts';

const record = (folded_title: string, more: Partial<IndexedTexts> = {}): IndexedTexts => ({
  folded_title,
  folded_names: '',
  folded_description: '',
  whole: 0,
  weight: 1,
  ...more,
});

const RECORDS = [
  record('gold in pune', { folded_description: 'the price of gold in pune' }),
  record('gold and silver', { folded_names: 'bullion\nsona', whole: 1 }),
  record('banks', { folded_description: 'banks that lend against gold and ornaments' }),
  record('goldsmiths of pune', { weight: 3 }),
  record('route 22', { folded_description: 'leaves at 7 and at 22' }),
  record('stops', { folded_description: 'of route 22 and of route 7' }),
  record('सोना पुणे में'),
];
const index = makeSiteIndex(RECORDS);

const find = (text: string, more: Partial<Parameters<typeof searchIndex>[1]> = {}) =>
  searchIndex(index, {
    terms: text.split(' ').map((word) => [{ text: word, begun: true }]),
    all: true,
    namesOnly: false,
    names: [text],
    wholeFirst: true,
    limit: 10,
    ...more,
  }).map((hit) => RECORDS[hit.record]?.folded_title);

describe('the index of the site', () => {
  it('finds records that have all words, each as the beginning of one', () => {
    expect(find('gol pun')).toEqual(['goldsmiths of pune', 'gold in pune']);
    expect(find('gold delhi')).toEqual([]);
  });

  it('puts the very name first, then the page of a whole area, then titles before descriptions', () => {
    expect(find('gold')).toEqual(['gold and silver', 'goldsmiths of pune', 'gold in pune', 'banks']);
    expect(find('sona')).toEqual(['gold and silver']);
    expect(find('banks')[0]).toBe('banks');
    expect(find('gold in pune')).toEqual(['gold in pune']);
  });

  it('finds some of the words, whole areas no sooner than others', () => {
    const some = find('gold pune', { all: false, wholeFirst: false });
    expect(new Set(some)).toEqual(new Set(['gold in pune', 'goldsmiths of pune', 'gold and silver', 'banks']));
    expect(some[0]).not.toBe('gold and silver');
  });

  it('finds a number in names alone where it is asked for so', () => {
    expect(find('22')).toEqual(['route 22', 'stops']);
    expect(find('22', { namesOnly: true })).toEqual(['route 22']);
  });

  it('takes one of several spellings of a word', () => {
    const wanted = [
      [
        { text: 'सोना', begun: true },
        { text: 'sona', begun: true },
      ],
    ];
    expect(find('सोना', { terms: wanted })).toEqual(['gold and silver', 'सोना पुणे में']);
  });

  it('gives so many at most, the best', () => {
    expect(find('gold', { limit: 2 })).toEqual(['gold and silver', 'goldsmiths of pune']);
  });

  it('mends a word by slips, then its first letter, then how many records have it', () => {
    expect(hasWord(index, 'orna')).toBe(true);
    expect(hasWord(index, 'ornamints')).toBe(false);
    expect(nearestWord(index, 'ornamints')).toBe('ornaments');
    expect(nearestWord(index, 'bulion')).toBe('bullion');
    expect(nearestWord(index, 'xyzzyx')).toBeUndefined();
    const like = makeSiteIndex([record('bater'), record('water'), record('later'), record('later on')]);
    expect(nearestWord(like, 'mater')).toBe('later');
    expect(nearestWord(like, 'wator')).toBe('water');
  });

  it('is empty without records', () => {
    expect(
      searchIndex(makeSiteIndex([]), {
        terms: [[{ text: 'a', begun: false }]],
        all: true,
        namesOnly: false,
        names: ['a'],
        wholeFirst: true,
        limit: 1,
      }),
    ).toEqual([]);
  });
});
