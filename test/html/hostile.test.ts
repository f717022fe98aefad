import { expect, it } from 'vitest';
import { plainText } from '../../src/html/plain.ts';
import { parsePage } from '../../src/html/tables.ts';
import { cpuTimeOf } from '../support/cpu-time.ts';

it.each(['<', '<a', '&', '<!--', '<p>'])('reads the beginning of a text of three million signs: %s', (sign) => {
  const text = sign.repeat(3_000_000 / sign.length);
  expect(cpuTimeOf(() => expect(plainText(text).length).toBeLessThan(2_001))).toBeLessThan(500);
});

it.each(['<', '</'])('counts a tag without an end once, however long its name is: %s', (beginning) => {
  const page = beginning + 'a'.repeat(200_000);
  expect(cpuTimeOf(() => parsePage(page))).toBeLessThan(500);
});
