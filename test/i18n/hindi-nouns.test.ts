import { describe, expect, it } from 'vitest';
import { countInHindi, type HindiNoun, hindiNoun, moneyBeforePostposition } from '../../src/i18n/hindi-nouns.ts';

describe('a Hindi noun behind a number', () => {
  it.each([
    ['1', 'शाखा', '1 शाखा'],
    ['2', 'शाखा', '2 शाखाएँ'],
    ['1,205', 'ट्रेन', '1,205 ट्रेनें'],
    ['0', 'ट्रेन', '0 ट्रेन'],
    ['3', 'छुट्टी', '3 छुट्टियाँ'],
    ['2', 'ज़िला', '2 ज़िले'],
    ['36', 'पिन कोड', '36 पिन कोड'],
    ['5', 'क्रिप्टोकरेंसी', '5 क्रिप्टोकरेंसी'],
  ] as [string, HindiNoun, string][])('%s %s: %s', (count, noun, said) => expect(countInHindi(count, noun)).toBe(said));

  it.each([
    ['योजना', 587, 'योजनाओं'],
    ['योजना', 1, 'योजना'],
    ['छुट्टी', 3, 'छुट्टियों'],
    ['ट्रेन', 3, 'ट्रेनों'],
    ['ज़िला', 1, 'ज़िले'],
    ['ज़िला', 4, 'ज़िलों'],
    ['कोड', 4, 'कोडों'],
  ] as [HindiNoun, number, string][])('before a postposition, %s of %i: %s', (noun, count, said) =>
    expect(hindiNoun(noun, count, 'oblique')).toBe(said),
  );
});

it.each([
  ['नेपाली रुपया', 'नेपाली रुपये'],
  ['बांग्लादेशी टका', 'बांग्लादेशी टके'],
  ['इंडोनेशियाई रुपिया', 'इंडोनेशियाई रुपिये'],
  ['तुर्की लीरा', 'तुर्की लीरा'],
  ['अमेरिकी डॉलर', 'अमेरिकी डॉलर'],
])('money before a postposition: %s, %s', (name, said) => expect(moneyBeforePostposition(name)).toBe(said));
