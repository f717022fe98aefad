import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';
import { addName, namesBySound, namesIn, nearestName, newNames, thingsCalled } from '../../src/text/name-index.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** All answers, each as one line. The frozen data is of 21 Nov 2026, its prices of 7 Jun and 29 Sep. */
async function allTo(typed: string): Promise<string[]> {
  const found = await findDirectAnswers(typed);
  return found.map(({ title, answer, detail }) => [english(title), english(answer), english(detail)].join(' | '));
}
const saysTo = async (typed: string): Promise<string> => (await allTo(typed))[0] ?? 'nothing';

describe('an index of names', () => {
  const index = newNames<string>();
  for (const [name, thing] of [
    ['royal stag', 'whisky'],
    ['bagpiper', 'whisky of Bagpiper'],
    ['aurangabad', 'of Maharashtra'],
    ['aurangabad', 'of Bihar'],
    ['गाडी', 'car'],
    ['शाखा', 'branch'],
  ] as const)
    addName(index, name, thing);

  it('keeps namesakes, and a thing once for each name', () => {
    addName(index, 'bagpiper', 'whisky of Bagpiper');
    expect(thingsCalled(index, ['aurangabad'])).toEqual(['of Maharashtra', 'of Bihar']);
    expect(thingsCalled(index, ['bagpiper'])).toEqual(['whisky of Bagpiper']);
  });

  it('reads plurals of both languages', () => {
    expect(thingsCalled(index, ['bagpipers'])).toEqual(['whisky of Bagpiper']);
    expect(thingsCalled(index, ['गाडियां'])).toEqual(['car']);
    expect(thingsCalled(index, ['शाखाओं'])).toEqual(['branch']);
  });

  it('finds names in a text as they are written and as they sound', () => {
    expect(namesIn(index, ['price', 'of', 'royal', 'stagg'])).toEqual([{ things: ['whisky'], at: 2, length: 2 }]);
    expect(namesIn(index, ['बैगपाइपर', 'का', 'दाम'])).toEqual([{ things: ['whisky of Bagpiper'], at: 0, length: 1 }]);
  });

  it('hears vowels where Hindi writes them, and mends slips of longer words', () => {
    expect(namesBySound(index, 'औरंगाबाद')).toEqual(['aurangabad']);
    expect(nearestName(index, 'bagpipr')).toBe('bagpiper');
    expect(nearestName(index, 'bag')).toBeUndefined();
  });
});

describe('things by their names', () => {
  it.each([
    ['how many banks in india', /^Banks that have IFSC codes \| 9 banks/],
    ['8.8.8.8 which country', /^Address 8\.8\.8\.8 \| United States/],
    ['post office near 28.61,77.20', /^PIN codes near 28\.61, 77\.2 \| 110004/],
    ['20 BH 1234 AA meaning', /20BH1234AA is no number plate \|.*21 to 26/],
    ['डीएल 3सी किस इलाके का नंबर है', /South Delhi/],
    ['gj 5 rto office address', /Surat City/],
    ['who registers KL 07', /^KL-07 on number plates/],
    ['वाशी आरटीओ कोड', /\| MH-43/],
  ])('codes, addresses and offices: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('a bank that is named is counted, or none', async () => {
    expect((await allTo('केनरा बैंक की कितनी शाखाएं हैं')).join()).not.toMatch(/all banks/);
    expect(await saysTo('विजया बैंक किस बैंक में मिला')).toMatch(
      /^IFSC codes of Vijaya Bank \| (?:BARB|Bank of Baroda) \| Vijaya Bank is part of /,
    );
  });

  it.each([
    ['अंधेरी ईस्ट पिन कोड', /^PIN code of Andheri East \| 400069/],
    ['अंधेरी पूर्व मुंबई पिन कोड', /^PIN code of Andheri East \| 400069/],
    ['दरियागंज का पिन कोड बताइए', /^PIN code of Darya Ganj \| 110002/],
    ['ലഖ്നൗ പെട്രോൾ വില', /^Petrol in Lucknow/],
    ['जयपुर के पास टोल', /^Toll plazas near Jaipur/],
  ])('places in other letters: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['wine price', /^Wine: prices \|/],
    ['royal stagg full price', /Royal Stag/],
    ['उत्तर प्रदेश में किंगफ़िशर बीयर कितने की है', /^Kingfisher .* \| ₹160/],
    ['किन राज्यों में शराबबंदी है', /Bihar, Gujarat/],
    ['डॉजकॉइन कितने का है', /^Dogecoin/],
    ['दुबई में सोने का भाव', /in Dubai \| ₹/],
    ['samsung tv gst', /HSN 8528: 18%|HSN 8528 \| 18%/],
    ['एसी पर कितना टैक्स लगता है', /HSN 8415/],
    ['duty on silver', /^Silver \|.*not on record.*gold: 15%/],
  ])('drinks, coins, metals and goods: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['schemes by ministry of textiles', /^Ministry of Textiles \| 1 scheme/],
    ['वस्त्र मंत्रालय की योजनाएं', /^Ministry of Textiles \| 1 scheme/],
    ['उज्ज्वला योजना के दस्तावेज़', /^Pradhan Mantri Ujjwala Yojana: documents \| Aadhaar/],
    ['आयुष्मान भारत', /^Ayushman Bharat/],
    ['मनरेगा क्या है', /^Mahatma Gandhi National Rural Employment/],
    ['handicapped scooter yojana', /^Schemes for: disability/],
    ['housing scheme for poor people in gujarat', /^Schemes for: below the poverty line, housing, Gujarat/],
  ])('schemes: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('what is asked of them', () => {
  it.each([
    ['nifty closed on 25 dec', /25 Dec 2026 \| Yes: Christmas/],
    ['क्या 2 अक्टूबर को बैंक खुलेंगे', /Closed: Mahatma Gandhi/],
    ['bse closed on holi?', /^Holi 2026 \| Yes: Tuesday, 3 Mar 2026/],
    ['is nse closed on diwali 2026', /\| Yes: Sunday, 8 Nov 2026/],
    ['is today amavasya', /\| No: /],
    ['is 8 december amavasya', /\| Yes: Amavasya/],
    ['diwali ke baad chhutti', /^The next public holiday after Diwali.*\| Guru Nanak/],
    ['easter 2027', /^Easter 2027 \| Sunday, 28 Mar 2027/],
    ['दूसरा शनिवार दिसंबर 2026', /Saturday, 12 Dec 2026/],
    ['जन्मांक 5 जून 1988', /\| Birthday 5/],
    ['12 अगस्त 1998 का जन्मांक', /12 Aug 1998 \| Birthday 3/],
    ['जन्म तिथि 15 अगस्त 1990 का मूलांक', /^Numerology: 15 Aug 1990 \| Birthday 6/],
    ['सुरेश का अंक ज्योतिष', /^Numerology: सुरेश \| Expression/],
    ['होली 2027 कब मनाई जाएगी', /22 Mar 2027/],
    ['12-05-1992 का मूलांक', /\| Birthday 3/],
  ])('of a day: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['1500 ka petrol', /for ₹1,500 \| 14\.69 litres/],
    ['मेरे पास 2500 रुपये हैं, कितना पेट्रोल मिलेगा दिल्ली में', /^Petrol in Delhi for ₹2,500/],
    ['50000 ke phone par gst', /₹9,000\.00 on ₹50,000/],
    ['gst on 2000 rs shoes', /HSN 6403/],
    ['10000 including 18 gst base price', /without it ₹8,474\.58/],
    ['dollar kab 90 ke upar gaya', /“kab” is not understood/],
  ])('of a sum: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['does 12301 stop at gaya', /\| Yes: Gaya Jn: arrives 22:32/],
    ['12951 में पैंट्री कार है क्या', /\| Yes: it has a pantry car/],
    ['जयपुर से अजमेर आख़िरी ट्रेन', /^Trains from Jaipur to Ajmer, the last/],
  ])('of a train: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['rashi for 3 march 1995 7 am delhi', /^Birth 3 Mar 1995, 07:00, Delhi \| Moon in /],
    ['मेरी कुंडली 15 जनवरी 1990 सुबह 10:30 नागपुर', /^Birth 15 Jan 1990, 10:30, Nagpur \| Moon in /],
    ['दो हज़ार सत्ताईस में दिवाली कब है', /2027 \| Friday, 29 Oct 2027/],
    ['पंद्रह अगस्त को कौन सा दिन है', /15 Aug 20/],
    ['twenty five litre petrol price', /25 litres/],
    ['kisano ke liye tractor subsidy yojana', /^Schemes for: farmer/],
    ['12951 kitne baje kota', /Kota Jn: arrives/],
    ['ladki ke liye scholarship 12th ke baad', /^Schemes for: girls, students, scholarship/],
    ['what does BH mean on number plate', /^BH series/],
    ['bitcoin 1 year high', /^Bitcoin \(BTC\): highest \| .*Of \d+ days on record/],
    ['महाराष्ट्र में शराब की कानूनी उम्र क्या है', /Legal drinking age in Maharashtra \| 25/],
  ])('in words, numbers and births: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('two currencies that no word turns into each other are two prices in rupees', async () => {
    expect(await allTo('euro aur dollar ka rate')).toEqual([
      expect.stringMatching(/^1 EUR in INR/),
      expect.stringMatching(/^1 USD in INR/),
    ]);
  });

  it('two offices that share what is asked of them are two answers', async () => {
    expect((await allTo('rto code for thane and borivali')).length).toBeGreaterThan(1);
  });

  it('a name that nobody knows beside a thing is told, and what has used all words stands alone', async () => {
    expect(await saysTo('pin code of atlantis')).toMatch(/“atlantis” is not understood/);
    expect(await allTo('sunrise time in goa')).toHaveLength(1);
    expect(await saysTo('read https://example.com as markdown')).toMatch(/^Read example\.com/);
  });
});
