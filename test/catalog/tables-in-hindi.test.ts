import { expect, it } from 'vitest';
import { SUBJECTS } from '../../src/areas/index.ts';
import { listServed, tablePath } from '../../src/catalog/tables/served.ts';
import { allTables, columnsInWords } from '../../src/catalog/tables/values.ts';
import { TABLES, UNITS } from '../../src/catalog/tables/wording.ts';

it('tells what a row of every table is in Hindi', async () => {
  const untold = (await allTables()).filter(({ path, about }) => TABLES.hi.aboutOf(path.replace('/tables/', ''), about) === about);
  expect(untold.map(({ path }) => path)).toEqual([]);
});

const served = listServed(SUBJECTS);

it('calls every column by a Hindi name, and no two of a table alike', () => {
  for (const table of served) {
    const titles = [...columnsInWords(tablePath(table), 'hi').values()].map(({ name, title }) => [`${tablePath(table)} ${name}`, title]);
    // What is written in Latin letters in Hindi too: IFSC, MICR, SWIFT.
    expect(titles.filter(([, title = '']) => !/\p{Script=Devanagari}/u.test(title) && !/^[A-Z]+$/.test(title))).toEqual([]);
    expect([tablePath(table), new Set(titles.map(([, title]) => title)).size]).toEqual([tablePath(table), titles.length]);
  }
});

it('calls no column by a word of programs', () => {
  const titles = served.flatMap((table) => [...columnsInWords(tablePath(table), 'en').values()].map(({ title }) => title));
  expect(titles.filter((title) => /_|paise|\b(id|pct|lat|lon)\b/i.test(title))).toEqual([]);
});

it('has words in both languages for every unit that is not how a value is written', () => {
  const written =
    /YYYY|ISO|JSON|separated|spaces|digits|\bids\b|https|\b0 or 1\b|1 or 0|1 to 12|^(ratio|quotes|reviews|codes|branches|offices)$/;
  const units = served.flatMap(({ columns }) =>
    columns.flatMap(({ name, column: { unit = '' } }) => (unit && !written.test(unit) ? [[name, unit] as const] : [])),
  );
  expect(units.filter(([, unit]) => !/^paise|^hundred-thousandths/.test(unit) && !(UNITS.hi[unit] && UNITS.en[unit]))).toEqual([]);
});

it('tells rupees in place of paise, and values that are words of ours, states and places in the language of the page', () => {
  const price = columnsInWords('/tables/fuel/price', 'hi');
  expect([...price.keys()]).not.toContain('paise');
  expect(price.get('rupees')).toMatchObject({ title: 'दाम', unit: '₹ प्रति लीटर', by: 'paise' });
  expect(price.get('fuel')?.say('petrol')).toBe('पेट्रोल');
  expect(price.get('place')?.say('city/new-delhi')).toBe('नई दिल्ली');
  expect(price.get('rupees')?.say(94.7)).toBe('94.70');
  expect(columnsInWords('/tables/pincode/district', 'hi').get('state')?.say('Rajasthan')).toBe('राजस्थान');
  expect(columnsInWords('/tables/fuel/price', 'en').get('place')?.say('city/new-delhi')).toBe('New Delhi');
});
