import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** All answers, each as one line. The frozen data is of 21 Nov 2026, its prices of 7 Jun and 29 Sep. */
async function allTo(typed: string): Promise<string[]> {
  const found = await findDirectAnswers(typed);
  return found.map(({ title, answer, detail }) => [english(title), english(answer), english(detail)].join(' | '));
}
const saysTo = async (typed: string): Promise<string> => (await allTo(typed))[0] ?? 'nothing';

describe('questions as strangers ask them', () => {
  it.each([
    ['12301 kitne baje howrah pahuchti hai', /\| Howrah Jn: arrives –, leaves 16:50/],
    ['kya 12951 roz chalti hai', /\| Yes: Daily/],
    ['last train from surat', /^Trains at Surat \(ST\), the last \| 12909 .* Surat 20:55 – /],
    ['last train to surat', /\| 12909 .* – Surat 20:50 /],
    ['mumbai rajdhani stops', /\| \d+ stops: Mumbai Central, /],
    ['12951 stops at surat', /\| Yes: Surat: arrives/],
    ['last local from virar', /^Trains at Vasai-Virar, Local, the last \| {2}\| The record lacks most local trains of Mumbai/],
    ['local trains from dadar', /\| {2}\| The record lacks most local trains of Mumbai/],
    ['last rajdhani from mumbai', /^Trains at Mumbai, Rajdhani, the last \| \d{5} .*: Mumbai Central .* – (?!Mumbai)/],
    ['rajdhani me pantry hoti hai kya', /^Rajdhani trains, with a pantry car \| Yes: \d+ trains?/],
    ['which rajdhani has no pantry', /^Rajdhani trains, not with a pantry car \|/],
    ['trains tomorrow from patna', /^Trains at Patna, Sunday, 22 November 2026 \| \d+ trains?/],
    ['sleeper trains from surat after 8 pm', /^Trains at Surat, SL, after 8 pm \| \d+ trains?/],
  ])('a train by its verbs, and the last of a station: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['petrol rate on 15th august this year in delhi', /No price of 15 Aug 2026/],
    ['gold price on diwali 2025', /No price of 20 Oct 2025/],
    ['petrol price on holi in delhi', /No price of 4 Mar 2026/],
    ['karnataka bank holidays december', /^Holidays in Karnataka: 1 Dec – 31 Dec 2026/],
  ])('a day is what it says, a festival among them: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['पेट्रोल सस्ता कहाँ है सबसे', /^Cheapest petrol among the states/],
    ['petrol kahan sasta hai', /^Cheapest petrol among the states/],
    ['how to buy bitcoin', /“how to buy” is not understood/],
    ['bitcoin kaise kharide', /“kaise kharide” is not understood/],
  ])('what is asked, not only of what: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['does SBIN0 stand for state bank of india', /^SBIN \| Yes: State Bank of India/],
    ['is SBIN0 pnb', /^SBIN \| No: State Bank of India/],
    ['sbin0 kis bank ka hai', /^SBIN \| State Bank of India/],
    ['sbi mumbai neft code', /\| MUMBAI MAIN SBIN0000300, /],
    ['districts of karnataka', /^Districts of Karnataka \| 1 /],
    ['highest temperature in jaisalmer', /^Highest temperature in Jaisalmer/],
    ['maximum humidity in jaisalmer', /^(?!Highest temperature)/],
  ])('a beginning of codes, a main branch, a list by its plural, a town that is a brand: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['when was gold 1 lakh', /: first at ₹1,00,000 or more \|/],
    ['gold gain since january', /: change \|/],
    ['petrol kahan kam hai delhi ya mumbai', /^Petrol in Delhi and Petrol in Mumbai \|/],
    ['gst code 36', /^GST state code 36 \| Telangana/],
    ['cgst and sgst on 18%', /^(?!HSN 18)/],
    ['toll free number of sbi', /^Customer care/],
    ['indane gas rate delhi', /^LPG cylinder in Delhi/],
  ])('when something was so much, more or less of two, a code of the tax, a number to call, a brand of gas: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['first monday of 2027', /\| Monday, 4 Jan 2027/],
    ['how many sundays in 2027', /^Sunday, 1 Jan – 31 Dec 2027 \| 52/],
    ['last friday of january 2027', /\| Friday, 29 Jan 2027/],
  ])('weekdays are counted in months and in years: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['union territories of india', /^States of India \| 28 states and 8 union territories/],
    ['is 560034 koramangala', /^PIN code 560034 \| Yes/],
    ['national scholarship portal login', /^National Scholarship Portal/],
  ])('states are listed without being counted, a code is asked of a locality, and a portal is no scheme: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['diwali 20 or 21 october 2025', /^Diwali \(Lakshmi Puja\) 2025 \| Monday, 20 Oct 2025/],
    ['is diwali on 8 or 9 november 2026', /\| Yes: Sunday, 8 Nov 2026/],
    ['christmas december', /^Christmas Day 2026 \| Friday, 25 Dec 2026/],
    ['christmas november', /nothing on record for november/],
  ])('of two days the one on which a festival is, and its own month changes nothing: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('each of several states has its capital, and a side of a town is none of another', async () => {
    expect((await allTo('capital of kerala, goa and sikkim')).map((line) => line.split(' | ').slice(0, 2).join(': '))).toEqual([
      'Capital of Kerala: Thiruvananthapuram',
      'Capital of Goa: Panaji',
      'Capital of Sikkim: Gangtok',
    ]);
    expect(await saysTo('rto of pune east')).not.toMatch(/Mumbai \(East\)/);
    expect(await saysTo('schemes for differently abled')).toMatch(/^Schemes for: disability/);
  });

  it.each([
    ['purnima kab hai january me', /\| Friday, 22 Jan 2027/],
    ['ekadashi in march', /1 Mar – 31 Mar 2027/],
    ['festivals in december', /1 Dec – 31 Dec 2026/],
  ])('of a month that is over the next one is meant: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('a date beside words is no number plate', async () => {
    expect((await allTo('is 12 jan 2027 a tuesday')).join('\n')).not.toMatch(/number plate/);
  });

  it.each([
    ['how many dollars in 1 crore', /^1,00,00,000 INR in USD/],
    ['1 crore me kitne bitcoin', /^₹1,00,00,000 in Bitcoin/],
    ['how much petrol for 500', /^Petrol in New Delhi for ₹500/],
    ['how much petrol for 2000 in bhopal', /^Petrol in Bhopal for ₹2,000/],
    ['how many holidays for 2027', /^Holidays of 2027 \| \d+ holidays/],
    ['1 bitcoin in indian rupees', /^Bitcoin \(BTC\) \| ₹/],
    ['lpg refill cost in delhi', /^LPG cylinder in Delhi/],
    ['how humid is mumbai in july', /^Usual evening humidity in Mumbai, July/],
    ['rupee vs yuan 5 years', /“5” is not understood/],
  ])('a bare number is what something is bought for, and one of years no sum: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['white gold price', /“white” is not understood/],
    ['rose gold rate', /“rose” is not understood/],
    ['does wine cost less than whisky', /^Cheapest of Wine, 750 ml and Cheapest of Whisky/],
    ['white wine vs red wine', /^Cheapest of White Wine, 750 ml and Cheapest of Red Wine/],
    ['gst on alcohol', /Not under GST/],
    ['gst on gold coin vs gold jewellery', /HSN/],
    ['pin code of india gate', /^(?!PIN code of Gate)/],
  ])('a colour alone is no wine, two drinks stand in their order, and goods that share words are two: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['vridha pension uttar pradesh', /^Schemes for: 65 years, pension, Uttar Pradesh/],
    ['vidhva pension rajasthan', /^Schemes for: widows, pension, Rajasthan/],
    ['scheme for farmers above 60', /^Schemes for: farmer, 60 years|^Schemes for: 60 years, farmer/],
  ])('people are named as they are written, and by the age above which they are: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('a common word of English is no misspelt town or thing', async () => {
    expect(await saysTo('scheme for the blind')).not.toMatch(/Madhya Pradesh/);
    expect(await saysTo('sales in petrol')).not.toMatch(/Salem/);
    expect(await saysTo('whether in pune')).toMatch(/^Weather in Pune/);
  });

  it.each([
    ['andheri west pincode', /no post office called “andheri west”.*Andheri 400053.*Andheri East 400069/],
    ['करोल बाग पिन कोड', /^PIN code of Karol Bagh \| 110005/],
    ['चांदनी चौक का पिन कोड', /^PIN code of Chandni Chowk \| 110006/],
    ['lajpat nagar pincode', /^PIN code of Lajpat Nagar/],
  ])('a locality has its own office or none: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['एस बी आई मुंबई मेन ifsc', /MUMBAI MAIN \| SBIN0000300/],
    ['ఎస్ బి ఐ కోల్\u200cకతా ifsc', /branches like “kolkata”/],
    ['பெட்ரோல் விலை கோயம்புத்தூர்', /^Petrol in Coimbatore/],
  ])('letters that are spelt, joined or soft in another script: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('what Hindi writes with other vowels is another word', async () => {
    expect(await saysTo('कनॉट प्लेस पिन')).not.toMatch(/Quant/);
  });

  it.each([
    ['micr code of sbi mumbai main branch', /MICR code \| 400002010/],
    ['is upi available at sbi mumbai main branch', /\| Yes: it takes UPI/],
    ['phone number of sbi mumbai main branch', /\| {2}\| The list does not say it, IFSC SBIN0000300/],
  ])('a part of a branch: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['old age pension age limit', /Old Age Pension Scheme: age \| Age: 60 years or more \| By its page as read in/],
    ['mudra loan maximum amount', /Mudra Yojana: what it gives \| a loan of up to ₹20,00,000/],
  ])('a part of a scheme: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['truck toll at kherki daula', /^Toll at Kherki Daula, bus or truck \| ₹335/],
    ['toll plazas on nh 48', /^Toll plazas on NH 48 \| 3 plazas/],
    ['toll from delhi to jaipur', /^Toll from Delhi to Jaipur \| {2}\| .*the cost of a whole journey is not worked out here/],
    ['toll on yamuna expressway', /No toll plaza or highway on record is called “yamuna”/],
  ])('a toll by vehicle and road, and none of a journey: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['MH12AB1234 and DL01 where from', [/MH 12 AB 1234 \| Pune/, /DL-01 /]],
    ['12951 and 12952 timings', [/^12951 /, /^12952 /]],
  ])('two codes are two questions: %s', async (typed, said) => {
    const all = await allTo(typed);
    expect(all).toHaveLength(2);
    for (const [at, one] of all.entries()) expect(one).toMatch(said[at] ?? /never/);
  });
});

describe('more kinds of questions', () => {
  it.each([
    ['12951 running status', /^Where 12951 /],
    ['which trains from mumbai to delhi have a pantry', /with a pantry car/],
    ['how long does a train take from delhi to mumbai', /^Trains from Delhi to Mumbai \| \d+ h \d+ min/],
    ['delhi se mumbai ki ticket kitne ki', /Fares and free seats are not on record/],
  ])('of trains: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['schemes for farmers', /^Schemes for: farmer \| \d+ fit/],
    ['किसानों के लिए योजना', /^Schemes for: farmer \| \d+ fit/],
    ['petrol diesel dono ka rate kanpur', /^Petrol in Kanpur \| ₹/],
    ['ifsc of sbi in my city', /^IFSC codes of State Bank of India \| They begin with SBIN0/],
    ['which bank has most branches in goa', /^Banks with the most branches in Goa \| .*: [\d,]+ branches/],
    ['how many districts in kerala', /^Districts of Kerala \| \d+ \| By the directory/],
    ['toll near me', /^Toll plazas/],
  ])('of what is wanted, both, here, the most: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['sona kab sasta hoga', /Nobody knows what a price will be/],
    ['is bitcoin going up', /^Bitcoin \(BTC\): change \| /],
    ['which currency is strongest against rupee', /^Currencies worth the most in rupees \| KWD/],
    ['hindu calendar month now', /^Panchang in Delhi \| Kartika \(amanta\)/],
    ['second saturday of december', /\| Saturday, 12 Dec 2026/],
    ['100 days from today', /\| Monday, 1 Mar 2027/],
    ['most polluted city in india', /^The worst air first/],
    ['SBIN0000300 address', /MUMBAI MAIN: address \| MUMBAI/],
    ['pin codes starting with 1100', /^PIN codes that begin with 1100 \| \d+: 1100\d\d /],
    ['bank with ifsc starting with SBIN', /^SBIN \| State Bank of India \| They begin with SBIN0/],
    ['गया का पिन कोड क्या है', /^PIN code of Gaya/],
    ['সোনার দাম আজ কলকাতায় ২২ ক্যারেট', /^Gold, 22 karat, 10 g, in Kolkata/],
    ['घोड़े का एचएसएन कोड', /^HSN 0101/],
    ['लकड़ी पर जीएसटी', /^GST rate of HSN 4407/],
  ])('by what they say: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['blender pride price', /^Seagram's Blenders Pride/],
    ['commercial gas cylinder rate in mumbai', /^LPG cylinder for shops in Mumbai, 19 kg \| ₹/],
    ['train from delhi to sri lanka', /nothing on record for Sri Lanka/],
    ['who owns MH01AB1234', /^Number plate MH 01 AB 1234 \| {2}\| Who owns a vehicle is told at/],
    ['மதுரை பெட்ரோல்', /^Petrol in Madurai/],
    ['ಬೆಂಗಳೂರಿನಿಂದ ಮೈಸೂರಿಗೆ ರೈಲು', /^Trains from Bangalore to Mysore/],
    ['pin code of wakanda', /“wakanda” is not understood/],
  ])('by their names, sounds and cases: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['fill 40 litres petrol in guwahati how much', /^Petrol in Guwahati, 40 litres \| ₹/],
    ['highest dollar rate ever', /^1 USD in INR: highest \| /],
    ['ndls full form station', /^Trains at New Delhi \(NDLS\)/],
    ['moon phase today', /^Panchang in Delhi \| Shukla/],
    ['hsn 6403 rate', /^GST rate of HSN 6403 \| /],
    ['gst on shoes under 1000', /^GST rate of HSN 6403 \| /],
    ['train to mars', /“mars” is not understood/],
    ['pin code of gotham city', /“gotham” is not understood/],
  ])('of all time, of a code, and of what is nowhere: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['लकड़ी पर कितना टैक्स लगता है', /^GST rate of HSN 4407/],
    ['5000 पर 18 प्रतिशत जीएसटी', /₹900\.00/],
    ['पीएम किसान योजना में कितना पैसा मिलता है', /^Pradhan Mantri Kisan Samman Nidhi/],
    ['राजधानी दिल्ली से मुंबई समय', /^12952 .* New Delhi 16:55/],
    ['হাওড়া স্টেশন কোড', /\| HWH/],
    ['मुंबईत पेट्रोलचा भाव', /^Petrol in Mumbai/],
    ['पुण्यात सोन्याचा दर', /^Gold.*Pune/],
    ['hey can u tell me whats the petrol price in noida sector 62', /^Petrol in Noida/],
    ['i wanna know if banks r closed this saturday', /^Holidays: 21 Nov 2026|^Holidays: 28 Nov 2026/],
    ['when r we celebrating onam next yr', /^Onam .*2027/],
    ['sona lena chahiye ya nahi', /“lena chahiye” is not understood/],
  ])('in short spellings and other languages: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['eclipse on 1 april 2027', [/^Eclipses of 1 Apr 2027, from Delhi \| None/]],
    ['silver rate on 31 november 2026', [/^There is no 31 november 2026/]],
    ['gst on prayers', [/No code was found for “prayers”/]],
    ['pnr 12951', [/PNR status/]],
  ])('what there is not has no other answer: %s', async (typed, said) => {
    expect(await allTo(typed)).toEqual(said.map((one) => expect.stringMatching(one)));
  });

  it('two coins beside each other have two prices', async () => {
    expect(await allTo('solana vs ethereum price')).toMatchObject([/^Solana/, /^Ethereum/].map((one) => expect.stringMatching(one)));
  });
});
