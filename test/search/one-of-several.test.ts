import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** All answers, each as one line with the words that it did not use. */
async function allTo(typed: string): Promise<string> {
  const found = await findDirectAnswers(typed);
  return found
    .map(({ title, answer, detail, ignored = [] }) => [english(title), english(answer), english(detail), ignored.join(',')].join(' | '))
    .join('\n');
}

describe('one of several', () => {
  it.each([
    ['is lpg cheaper in delhi or chennai', /\| LPG cylinder in Delhi, 14\.2 kg: ₹/],
    ['is petrol cheaper in delhi or mumbai or goa', /\| Petrol in Delhi: ₹/],
    ['rum or vodka cheaper', /\| Cheapest of \w+, 750 ml: ₹\d+ \| Cheapest of /],
    ['is petrol cheaper in delhi than mumbai', /\| Yes: a difference of ₹/],
  ])('is named where the question has an or: %s', async (typed, said) => {
    expect(await allTo(typed)).toMatch(said);
  });

  it('that rose more is named, both by the same days', async () => {
    expect(await allTo('which rose more gold or silver since january 2026')).toMatch(
      /^What \w+ most, in percent \| (?:.*(?:Gold|Silver).*){2}/,
    );
    expect(await allTo('सोना और चांदी में से कौन ज्यादा बढ़ा')).toMatch(/^What rose most[^\n]*Gold[^\n]*Silver[^\n]*$/);
    expect(await allTo('which fell more petrol in delhi or mumbai')).toMatch(
      /\| None fell \| From .*Petrol in Delhi: .*Petrol in Mumbai: /,
    );
  });

  it.each([
    ['petrol diesel and cng in delhi', /^Petrol in Delhi.*\nDiesel in Delhi.*\nCNG/],
    ['cng and petrol in mumbai', /^CNG in Mumbai.*\nPetrol in Mumbai/],
    ['petrol hyderbad aur banglore', /^Petrol in Hyderabad[^\n]*\| \nPetrol in Bangalore/],
    ['sbi aur hdfc ki branches goa mein', /^Branches of State Bank of India in Goa.*\nBranches of HDFC Bank in Goa/],
    ['branches of sbi and hdfc in goa', /^Branches of State Bank of India in Goa.*\nBranches of HDFC Bank in Goa/],
    ['gst on gold and silver', /^GST rate of HSN 7108[^\n]*\nGST/],
    ['ifsc of hdfc and icici nariman point', /^HDFC Bank[^\n]*\nICICI Bank/],
    ['gold 10 gram silver 1 kg', /^Gold, 24 karat, 10 g[^\n]*\nSilver, 1 kg/],
    ['1 kg 250 gram silver', /^Silver, 1250 g, in India \| ₹/],
    ['10 litre petrol 5 litre diesel in delhi', /^Petrol in Delhi, 10 litres[^\n]*\| \nDiesel in Delhi, 5 litres/],
    ['toll for car and truck at kherki daula', /^Toll at Kherki Daula, car \|[^\n]*\nToll at Kherki Daula, bus or truck \| ₹335/],
    ['kherki daula toll monthly vs return', /, return within 24 hours \| ₹150[^\n]*\n[^\n]*, monthly, 50 journeys \| ₹3,320/],
    ['20% of bitcoin price', /“20” is not understood \| {2}\|/],
    ['10% of gold price', /“10” is not understood \| {2}\|/],
    ['gst on tea coffee', /^GST rate of HSN 09[^\n]*\nGST rate of HSN 0901/],
    ['which has higher gst laptop or umbrella', /\| GST on laptop \(HSN 8471\): 18% \|/],
    ['gst difference between tv and fridge', /\| The same: 18% \|/],
    ['which is taxed more, shoes or umbrella', /^GST rate of HSN 6403[^\n]* more\nGST rate of HSN 6601[^\n]* more$/],
    ['is SBIN0000691 delhi or mumbai', /^IFSC SBIN0000691 [^\n]*$/],
    ['cng vs petrol price', /^CNG .*\nPetrol in New Delhi/],
    ['12 feet in metres and 5 kg in pounds', /^12 feet in m .*\n5 kg in pounds /],
    ['19 kg and 14.2 kg cylinder in chennai', /14\.2 kg: ₹.*19 kg: ₹/],
  ])('have each their answer: %s', async (typed, said) => {
    expect(await allTo(typed)).toMatch(said);
  });
});

describe('yes or no', () => {
  it.each([
    ['can a 21 year old buy beer in delhi', /^Legal drinking age in Delhi \| No: 25 years/],
    ['can a 22 year old drink beer in mumbai', /\| Yes: 25; beer 21 years/],
    ['can i buy liquor at 19 in goa', /\| Yes: 18 years/],
    ['क्या 20 साल का लड़का गोवा में शराब पी सकता है', /^Legal drinking age in Goa \| Yes: 18 years/],
    ['is 21 the drinking age in delhi', /\| No: 25 years/],
    ['is gold tax free', /\| No: 3%/],
    ['is 110001 in mumbai', /^PIN code 110001 \| No: New Delhi, Delhi/],
    ['is 400050 in bandra', /\| Yes: Mumbai Suburban/],
    ['is HR26 gurgaon or faridabad', /^HR-26 on number plates \| Gurgaon \|.*\| $/],
    ['is HR26 in gurgaon', /^HR-26 on number plates \| Yes: /],
  ])('is told with the reason: %s', async (typed, said) => {
    expect(await allTo(typed)).toMatch(said);
  });
});

describe('a list', () => {
  it.each([
    ['rto codes above 20 in delhi', /^Registering offices of Delhi, > 20 \| \d codes of offices \| DL: DL-51 /],
    ['how many post offices in 400050', /^PIN code 400050 \| \d+ offices? \|/],
    ['which items have zero gst', /^Goods with 0% GST \|/],
    ['how many bitcoin for 1 crore', /^₹1,00,00,000 in Bitcoin \| .* BTC/],
  ])('keeps its condition, and a sum is money: %s', async (typed, said) => {
    expect(await allTo(typed)).toMatch(said);
  });
});

describe('what an answer leaves out', () => {
  it.each([
    ['silver 22 carat', /^Silver.*\| 22 karat$/],
    ['gst on shoes below 2500', /^GST rate of HSN 6403 \| 5% \|.*\| $/],
    ['lpg per kg in delhi', /\| ₹66\.34 a kilogram \|/],
  ])('is told, and what it used is not: %s', async (typed, said) => {
    expect(await allTo(typed)).toMatch(said);
  });

  it.each(['what is jaankari', 'who are you', 'what can you do'])('who asks about us is told what can be asked: %s', async (typed) => {
    expect(await allTo(typed)).toMatch(/^What can be asked here/);
  });

  it.each([
    ['ip 300.1.2.3', /^Address 300\.1\.2\.3 \|.*at most 255/],
    ['convert 3 litres to kilometers', /litres and km measure different things/],
    ['अमेरिकी डॉलर का रेट', /^1 USD in INR \| ₹/],
    ['18 carat gold 8 grams plus 3 percent gst', /\+ GST 3% \| $/],
  ])('what is none is told, and what was used is not: %s', async (typed, said) => {
    expect(await allTo(typed)).toMatch(said);
  });

  it('numbers of taxpayers are not found by name', async () => {
    expect(await allTo('gst number of tata motors')).toMatch(/^GST numbers by name are not on record/);
  });

  it.each(['price of iphone 15', 'milk price in delhi'])('a price that nobody has is not on record: %s', async (typed) => {
    expect(await allTo(typed)).toMatch(/^Not on record here/);
  });
});
