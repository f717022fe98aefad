import { describe, expect, it } from 'vitest';
import { editDistance, nearestWord } from '../../src/text/spelling.ts';

describe('slips between words', () => {
  it.each([
    ['petrol', 'petrol', 0],
    ['petorl', 'petrol', 1],
    ['kolkatta', 'kolkata', 1],
    ['banglore', 'bangalore', 1],
    ['ahemdabad', 'ahmedabad', 1],
    ['diseal', 'diesel', 2],
    ['पेट्रल', 'पेट्रोल', 1],
  ])('%s and %s: %i', (a, b, slips) => {
    expect(editDistance(a, b, 3)).toBe(slips);
    expect(editDistance(b, a, 3)).toBe(slips);
  });

  it('stops counting where it no longer matters', () => expect(editDistance('abcdefgh', 'zyxwvuts', 2)).toBe(3));
});

describe('the nearest word', () => {
  it('has the fewest slips', () => expect(nearestWord('hydrabad', ['hyderabad', 'faridabad', 'hydra'], 2)).toBe('hyderabad'));
  it('begins alike where two are as near', () => expect(nearestWord('silvar', ['oilvar', 'silver'], 1)).toBe('silver'));
  it('is none where all are far', () => expect(nearestWord('beers', ['petrol', 'gold'], 1)).toBeUndefined());
});
