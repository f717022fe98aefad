import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');
/** The first answer as one line. The frozen data is of 21 Nov 2026, its prices of 7 Jun and 29 Sep. */
async function saysTo(typed: string): Promise<string> {
  const [first] = await findDirectAnswers(typed);
  return first ? [english(first.title), english(first.answer), english(first.detail)].join(' | ') : 'nothing';
}

describe('by how much one is more than another', () => {
  it.each([
    'by how much is diesel cheaper than petrol in delhi',
    'how much is diesel cheaper than petrol in delhi',
    'how much cheaper is diesel than petrol in delhi',
    'difference of petrol and diesel in delhi',
  ])('is the difference, wherever the words stand: %s', async (typed) => {
    expect(await saysTo(typed)).toMatch(/^(?:Diesel|Petrol) in Delhi and (?:Diesel|Petrol) in Delhi \| ₹[\d.]+ a litre \| /);
  });
});

describe('a verb', () => {
  it.each([
    ['when will the moon rise in mumbai tonight', /^Moon in Mumbai \| Moonrise /],
    ['when will the sun rise tomorrow in pune', /^Sun in Pune, 22 Nov 2026 \| Sunrise /],
    ['did gold rise today', /^Gold.*change \|/],
  ])('that is a part of a name asks for no change: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each(['remove 5% gst from 2100', 'exclude 5% gst from 2100', '5% gst hatakar 2100'])(
    'that takes the tax out of a sum, which is no year: %s',
    async (typed) => {
      expect(await saysTo(typed)).toBe('5% GST on ₹2,100 | ₹100.00 of it; without it ₹2,000.00 | CGST ₹50.00, SGST ₹50.00');
    },
  );
});

describe('air', () => {
  it.each(['is air in gurgaon better than noida', 'is gurgaon air worse than noida', 'is air in gurgaon cleaner than noida'])(
    'is compared by its quality: %s',
    async (typed) => {
      expect(await saysTo(typed)).toMatch(/^Air quality in Gurgaon, Noida/);
    },
  );
  it('is not what a better thing of another kind is', async () => {
    expect(await saysTo('which is better gold or silver')).toContain('“better” is not understood');
  });
});

describe('schemes for a thing', () => {
  it.each(['pumpsets subsidy for farmers in punjab', 'pumpsets scheme punjab'])(
    'are told where the state has none, with those of others: %s',
    async (typed) => {
      expect(await saysTo(typed)).toMatch(/^No scheme for “pumpsets(?: farmers)?” on record in Punjab \| {2}\| Elsewhere: .*Pumpsets/);
    },
  );
  it('are found by the thing, not only by the word scheme', async () => {
    expect(await saysTo('spectacles subsidy tamil nadu')).toContain('Assistance for Purchase of Spectacles - Folk Artists');
  });
  it('are not those of whose name a short word is a beginning or a sound, nor what banks lend', async () => {
    for (const typed of ['ev subsidy delhi', 'moon subsidy', 'gold loan']) expect(await saysTo(typed)).not.toMatch(/^Schemes|Evaluation/);
  });
});

describe('a code', () => {
  it.each([
    ['is SBIN0000300 valid', /^IFSC SBIN0000300 \| State Bank of India \| .*A valid code/],
    ['SBIN0000300 sahi hai kya', /^IFSC SBIN0000300 \| State Bank of India/],
    ['is 27AAPFU0939F1ZV a genuine gstin', /^GSTIN 27AAPFU0939F1ZV \| The number is well formed/],
    ['is 110001 a valid pin code', /^PIN code 110001 \| New Delhi/],
    ['is MH12AB1234 a correct number plate', /^Number plate MH 12 AB 1234 \| Pune/],
    ['my vehicle number starts with GJ 05 which city is it', /^GJ-05 on number plates \| Surat/],
  ])('is told where one asks whether it is right, or what begins so: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('does not swallow what is asked of another thing', async () => {
    expect(await saysTo('is gold real')).toContain('“real” is not understood');
  });
});

describe('the best known schemes', () => {
  it.each(['can i get pm kisan', 'pm kisan for my uncle in bhopal', 'kya mere chacha ko pm kisan mil sakta hai'])(
    'are found by name within a sentence: %s',
    async (typed) => {
      expect(await saysTo(typed)).toMatch(/^Pradhan Mantri Kisan Samman Nidhi/);
    },
  );
  it('are asked for in Hindi pronouns as in nouns', async () => {
    expect(await saysTo('mere papa 65 saal ke hain unke liye pension yojana')).toMatch(/^Schemes for: 65 years, pension/);
  });
});

describe('a compound of a southern language', () => {
  it.each([
    ['കൊച്ചിയിൽ സ്വർണ്ണവില', /^Gold, 24 karat, 10 g, in Kochi/],
    ['தங்கவிலை சென்னை', /^Gold, 24 karat, 10 g, in Chennai/],
    ['പെട്രോൾവില കൊച്ചി', /^Petrol in Kochi|Petrol in Kerala/],
  ])('is read as its two words: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('what is on record', () => {
  it.each([
    ['rupee all time low', /^1 USD in INR: highest \| /],
    ['which currency is weakest', /^Currencies worth the least in rupees/],
    ['gst on 1.5 lakh laptop', /^GST rate of HSN 8471 \| 18% \| ₹27,000\.00 on ₹1,50,000/],
    ['when does rahu kalam end today in mumbai', /^Panchang in Mumbai \| Rahu Kaal /],
    ['old monk half vs full', /^Old Monk.*375 ml and Old Monk.*750 ml \| ₹/],
    ['how much alcohol in kingfisher strong', /^Kingfisher[^|]*\| (?!₹)/],
    ['is old monk available in goa', /^Old Monk.*a price of Goa is not on record/],
  ])('is told by what was asked of it, not by its price or its namesake: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});
