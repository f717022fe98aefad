import { describe, expect, it } from 'vitest';
import { everydayCode } from '../../src/areas/gst/everyday.ts';
import { bankCalled } from '../../src/areas/ifsc/banks/called-bank.ts';
import { ifscRegister } from '../../src/areas/ifsc/banks/register.ts';
import { betterKnownPlace } from '../../src/areas/ifsc/branches/better-known.ts';
import { matchOf, searchBranches } from '../../src/areas/ifsc/branches/branches.ts';
import { ifscDatabase } from '../../src/areas/ifsc/queries.ts';
import { searchProducts } from '../../src/areas/liquor/search.ts';
import { readAskedOffice } from '../../src/areas/pincode/asked-office.ts';
import { beginsAlike, isSaidSo } from '../../src/areas/pincode/named-office.ts';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findAbroad } from '../../src/places/abroad.ts';
import { localityEndings, localityName, localityWord } from '../../src/places/pincodes/locality-words.ts';
import { pincodeDatabase } from '../../src/places/pincodes/queries.ts';
import { findDirectAnswers, queryFor } from '../../src/search/answers.ts';
import { SEARCHED_AREAS } from '../../src/search/searched-areas.ts';
import { wordsOfLocalities } from '../../src/search/words-of-localities.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');
const saysTo = async (typed: string): Promise<string> => {
  const [first] = await findDirectAnswers(typed);
  return first ? [english(first.title), english(first.answer), english(first.detail)].join(' | ') : 'nothing';
};

describe('a branch by its name', () => {
  it('has its number in Roman numerals or in words, as the list does', async () => {
    expect(await saysTo('hdfc bank sector 17 kurukshetra ifsc')).toMatch(/Sector XVII Kurukshetra/i);
    expect(matchOf(['sector', '63'])).toContain('("63" OR "lxiii" OR ("sixty" AND "three") OR "63rd")');
  });

  it('takes an initial as such, and letters as they are written together or apart', () => {
    expect(matchOf(['t', 'nagar'])).toBe('"t" AND "nagar"*');
    expect(matchOf(['mg', 'road'])).toBe('("mg" OR ("m" AND "g")) AND "road"*');
  });

  it('has initials in the order in which they are asked for', async () => {
    const [db, register] = [await ifscDatabase(), await ifscRegister()];
    const named = async (words: string[]) => (await searchBranches(db, register, words)).map(({ name }) => name);
    expect(await named(['sr', 'nagar'])).toContain('S.R NAGAR');
  });

  it('is held against the place where most banks have a branch of these words', async () => {
    const [db, register] = [await ifscDatabase(), await ifscRegister()];
    const all = await searchBranches(db, register, ['south']);
    const stateOf = (group: number) => register.groups.get(group)?.state;
    const [elsewhere, there] = ['Tamil Nadu', 'Goa'].map((state) => all.find(({ branch_group }) => stateOf(branch_group) === state));
    if (!elsewhere || !there) throw new Error('the frozen list has changed');
    expect(await betterKnownPlace(db, register, ['south'], elsewhere)).toMatchObject({ name: expect.stringMatching(/Goa/) });
    expect(await betterKnownPlace(db, register, ['south'], there)).toBeUndefined();
  });
});

describe('a bank by its name', () => {
  it('may be said the other way round', async () => {
    const register = await ifscRegister();
    const [first] = register.banks.values();
    if (!first) throw new Error('no banks');
    const banks = new Map([...register.banks, ['BARB', { ...first, code: 'BARB', name: 'Bank of Baroda' }] as const]);
    expect(bankCalled({ ...register, banks }, ['baroda', 'bank', 'manjalpur'], true)?.bank.code).toBe('BARB');
  });
});

describe('a post office by its name', () => {
  it('is not told for a name of other consonants', () => {
    expect(beginsAlike(office('Hindawadi'), 'hinjewadi')).toBe(false);
    expect(beginsAlike(office('Koramangala'), 'kormangala')).toBe(true);
  });

  const office = (name: string) => ({ id: 1, pin: 110001, name, type: 1, district: 1 }) as Parameters<typeof isSaidSo>[0];
  it('is no beginning of a word that is said', () => {
    expect(isSaidSo(office('Kankra'), 'kankarbag')).toBe(false);
    expect(isSaidSo(office('Karol Bagh'), 'karol bag dilli')).toBe(true);
    expect(isSaidSo(office('Khatushyamji'), 'khatu shyam')).toBe(true);
  });

  it.each(['pin code of gotham city', 'कंकड़बाग का पिनकोड'])('is not told for what only begins so: %s', async (typed) => {
    expect(await saysTo(typed)).toMatch(/not understood|no post office/);
  });

  it('is of India, though a village sounds as a town abroad', async () => {
    expect(await saysTo('कराची का पिन कोड')).toMatch(/those of India/);
  });

  it('is none of a town abroad that a word only nearly sounds as', () => {
    expect(findAbroad(['लाहोर'], 0)?.name).toBe('Lahore');
    expect(findAbroad(['पेंशन'], 0)).toBeUndefined();
  });

  it('ends in words of which the directory has many', async () => {
    const endings = await localityEndings(await pincodeDatabase());
    expect(['nagar', 'market'].filter((word) => !endings.has(word))).toEqual([]);
    expect(endings.has('delhi')).toBe(false);
  });

  it('is no state where its letters stand before such a word', async () => {
    const area = SEARCHED_AREAS.find(({ name }) => name === 'pincode');
    if (!area) throw new Error('no such area');
    const asked = await readAskedOffice(await pincodeDatabase(), queryFor(area, 'bhopal mp nagar pin code'));
    expect(asked.alone).toBe('mp nagar');
  });
});

describe('goods in words that mostly say nothing', () => {
  it.each([
    ['छतरी', '6601'],
    ['wheelchair', '8713'],
    ['दरवाजा', everydayCode('door')],
    ['काली मिर्च', everydayCode('black pepper')],
  ])('are in the table: %s', (name, code) => {
    expect(everydayCode(name)).toBe(code);
  });

  it.each(['gst on banana', 'आम पर जीएसटी'])('are goods where they stand as such: %s', async (typed) => {
    expect(await saysTo(typed)).toMatch(/HSN 08|“(?:banana|आम)”/);
  });
});

describe('trains by name and place', () => {
  it('are told from the place behind from, though the name has one too', async () => {
    expect(await saysTo('howrah rajdhani express from new delhi')).toMatch(/^12302 .*16:50 at New Delhi/);
    expect(await saysTo('punjab mail from delhi')).toMatch(/^12137 .*20:57 at Hazrat Nizamuddin/);
  });

  it('are not told for an end that nobody knows', async () => {
    expect(await saysTo('trains from xyzab to new jalpaiguri')).toMatch(/“xyzab” is not understood/);
  });
});

describe('words of names that are no slips', () => {
  it('are those that localities end in, and what sounds as a locality of the states of its letters', async () => {
    const slip = (word: string, name: string, state: string) => ({
      word,
      kind: 'name' as const,
      starts: true,
      corrected: true as const,
      senses: [{ place: { name, state, type: 'town' as const, aliases: [], slug: name, lat: 20, lon: 80 } }],
    });
    const heldOf = async (typed: string, word: string, name: string, state: string) =>
      [...(await wordsOfLocalities({ typed, tokens: [slip(word, name, state)] }))].length;
    expect(await heldOf('moti nagar', 'nagar', 'Nagaur', 'Rajasthan')).toBe(1);
    expect(await heldOf('మాదాపూర్', 'मादापूर', 'Madhepura', 'Bihar')).toBe(1);
    expect(await heldOf('मादापूर', 'मादापूर', 'Madhepura', 'Bihar')).toBe(0);
  });
});

describe('numbers and bottles', () => {
  it('name an office of a state that is written out', async () => {
    expect(await saysTo('maharashtra 12 number kis jagah ka hai')).toMatch(/^MH-12 on number plates \| Pune/);
  });

  it('tell a white rum from others of its brand', () => {
    const bottle = (name: string, volume_ml: number) =>
      ({
        name,
        brand: 'bacardi',
        brand_name: 'Bacardi',
        category: 'Rum',
        volume: `${volume_ml} ml`,
        volume_ml,
        label: name,
        offers: [],
      }) as never;
    const catalogue = { products: [bottle('Black by Bacardi Rum', 750), bottle('Bacardi Carta Blanca White Rum', 750)] } as never;
    expect(searchProducts(catalogue, 'bacardi white rum', 5).map(({ name }) => name)).toEqual(['Bacardi Carta Blanca White Rum']);
  });
});

describe('words of localities in Devanagari', () => {
  it('are those of offices, a short ending by its sound, a long one in two parts', async () => {
    const db = await pincodeDatabase();
    expect(await localityWord(db, 'टि')).toBe('t');
    expect(await localityWord(db, 'लक्ष्मीनगर')).toMatch(/nagar$/);
    expect(await localityName(db, ['जेपी', 'नगर'])).toMatch(/^jp nagar$/);
  });
});
