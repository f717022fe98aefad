import { expect, expectTypeOf, it } from 'vitest';
import { defineWording, template } from '../../src/i18n/locale.ts';

const WORDS = defineWording({
  priceOf: template('{fuel} in {place}', '{place} में {fuel}'),
  twice: template('{count} of {count}, {place}', '{place}'),
});

it('puts values into a text of each language, in the order in which the English names them', () => {
  expect(WORDS.en.priceOf('Petrol', 'Pune')).toBe('Petrol in Pune');
  expect(WORDS.hi.priceOf('पेट्रोल', 'पुणे')).toBe('पुणे में पेट्रोल');
  expect([WORDS.en.twice(3, 'Goa'), WORDS.hi.twice(3, 'Goa')]).toEqual(['3 of 3, Goa', 'Goa']);
});

it('leaves a value alone that looks like a name', () => {
  expect(WORDS.en.priceOf('{place}', 'Pune')).toBe('{place} in Pune');
});

it('takes a value for each name, and no Hindi name that the English lacks', () => {
  expectTypeOf(WORDS.en.priceOf).parameters.toEqualTypeOf<[string | number, string | number]>();
  // @ts-expect-error: the English has no {state}
  template('{place}', '{state}');
});
