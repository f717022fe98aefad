import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** The first answer as one line: title, answer and detail. The frozen data is of 21 Nov 2026, its prices of 7 Jun and 29 Sep. */
async function saysTo(typed: string): Promise<string> {
  const [first] = await findDirectAnswers(typed);
  return first ? [english(first.title), english(first.answer), english(first.detail)].join(' | ') : 'nothing';
}

describe('a question is taken apart', () => {
  it.each([
    ['IFSC of sbi main branch mumbai', /MUMBAI MAIN \| SBIN0000300/],
    ['sbi main branch kolkata ifsc', /KOLKATA MAIN \| SBIN0000001/],
    ['IFSC of sbi main branch panaji', /no such branch/],
    ['sbi new branch ifsc mumbai', /no such branch/],
    ['syndicate bank ifsc code new', /CNRB0 \| .*Canara Bank|CNRB0 \| .*CNRB/],
    ['paytm payments bank ifsc', /cancelled this bank's licence/],
    ['how many branches of sbi in goa', /\| 10 branches \|/],
  ])('a branch is the one that is named, or none: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['petrol aurangabad bihar', /Bihar/],
    ['petrol gaya', /^Petrol in Gaya/],
    ['gaya pin code', /^PIN code of Gaya/],
    ['petrol kitna badh gaya', /^Petrol in New Delhi/],
    ['petrol price in bilaspur himachal', /Himachal Pradesh/],
    ['diesel rate pratapgarh rajasthan', /Rajasthan/],
    ['petrol hamirpur himachal pradesh', /Himachal Pradesh/],
  ])('a state beside a town chooses among namesakes: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['Petrol difference delhi mumbai', /^Petrol in Delhi and Petrol in Mumbai \| ₹9\.09 a litre/],
    ['is petrol cheaper in gujarat than maharashtra', /\| Yes: a difference of ₹/],
    ['top 5 states with costliest petrol', /^Dearest petrol among the states \| (?:[^;]+; ){4}[^;|]+\|/],
    ['petrol rate in metro cities', /Kolkata.*Mumbai.*Chennai.*New Delhi/],
    ['petrol kitna mehnga hua delhi', /change . unchanged/],
    ['gold 10 gram with 3% gst', /₹1,51,656 \| ₹1,47,239 \+ GST 3%/],
    ['how many grams in one tola', /\| 11\.6638 g/],
    ['is gold dearer than last month', /No price of October 2026/],
    ['which is stronger kuwaiti dinar or bahraini dinar', /\| 1 KWD in INR/],
    ['is bitcoin cheaper than ethereum', /\| No: /],
    ['which is costlier 1 gram gold or 100 gram silver', /1 g, in India and Silver, 100 g, in India \|/],
    ['is 1 btc more than 20 eth', /^Bitcoin \(BTC\) and 20 Ethereum \(ETH\) \| (?:Yes|No): /],
    ['difference between 100 usd and 200 eur', /^100 USD in INR and 200 EUR in INR \| ₹/],
    ['how many rupees is a dollar', /^1 USD in INR \| ₹/],
    ['how many yen in a dollar', /^1 USD in JPY \| /],
    ['how many rupees did petrol rise in delhi', /^Petrol in Delhi: change \| (?:up|down|unchanged)/],
    [
      'which city has the cheapest petrol, mumbai, kolkata or chennai',
      /^Cheapest petrol among the places named \| [^;]+; [^;]+; [^;]+ \| Of 3/,
    ],
  ])('an operation is done with values: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['பெட்ரோல் விலை சென்னை', /^Petrol in Chennai/],
    ['সোনার দাম কলকাতা', /^Gold.*Kolkata/],
    ['ಬೆಂಗಳೂರು ಡೀಸೆಲ್ ಬೆಲೆ', /^Diesel in Bangalore/],
    ['ଭୁବନେଶ୍ୱର ପେଟ୍ରୋଲ ଦାମ', /^Petrol in Bhubaneswar/],
    ['دہلی میں پٹرول کی قیمت', /^Petrol in Delhi/],
    ['ਅੰਮ੍ਰਿਤਸਰ ਪੈਟਰੋਲ', /^Petrol in Amritsar/],
    ['ഇന്ന് കൊച്ചിയിൽ സ്വർണ വില', /^Gold.*Kochi/],
    ['హైదరాబాద్ లో బంగారం ధర', /^Gold.*Hyderabad/],
    ['અમદાવાદમાં પેટ્રોલ ભાવ', /^Petrol in Ahmedabad/],
  ])('a question in another script is read: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['arrival time of 12951 at mumbai', /Mumbai Central: arrives –, leaves 17:00/],
    ['does 12951 have 3AC', /\| Yes: /],
    ['does 12951 stop at jaipur', /\| No: it does not stop in Jaipur/],
    ['how many trains run daily from delhi to mumbai', /in a week, (\d+) of them daily/],
    ['rajdhani express', /^Rajdhani trains \| 11 trains/],
    ['delhi to leh train', /No train of the timetable stops in Leh/],
    ['shatabdi trains in punjab', /^Shatabdi trains of Punjab \| \d+ trains?/],
    ['trains from delhi to kerala', /Kerala has \d+ stations on record: name one of them/],
    ['train from delhi to mumbai with 3AC after 4 pm', /, 3A, after 4 pm \|/],
  ])('a part of the timetable is told: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['petrol in mumbai and diesel in delhi', ['Petrol in Mumbai', 'Diesel in Delhi']],
    ['usd to inr and eur to inr', ['1 USD in INR', '1 EUR in INR']],
    ['100 usd to inr and eur', ['100 USD in INR', '100 USD in EUR']],
    ['usd and eur to inr', ['1 USD in INR', '1 EUR in INR']],
    ['silver 100 gram vs gold 1 gram', ['Silver, 100 g, in India', 'Gold, 24 karat, 1 g, in India']],
  ])('two questions have two answers: %s', async (typed, titles) => {
    expect((await findDirectAnswers(typed)).map(({ title }) => english(title))).toEqual(titles);
  });

  it.each([
    ['30 february 2027 holiday', /^There is no 30 february 2027/],
    ['holidays in november 2026', /^Holidays: 1 Nov – 30 Nov 2026/],
    ['how many days to holi', /\| 121 days/],
    ['days between holi and diwali', /\| 221 days/],
    ['is 26 january 2027 a sunday', /\| No: Tuesday/],
    ['days between 1 january 2027 and 15 august 2027', /\| 226 days/],
    ['how many bank holidays in december 2026 in gujarat', /\| 3: /],
    ['is share market closed on christmas 2026', /\| Yes: /],
    ['nirjala ekadashi 2027', /14 Jun 2027/],
    ['festivals in march 2027', /Holi, 22 Mar 2027/],
    ['tithi and nakshatra day after tomorrow', /^Panchang in Delhi, \d+ \w+ \d{4} \| \w+/],
    ['pongal or lohri which comes first in 2027', /\| First Lohri, 14 Jan 2027; then Pongal, 15 Jan 2027/],
    ['difference between sunrise and sunset on 1 january 2027 in delhi', /^Sun in Delhi, 1 Jan 2027 \| 10 h \d\d min/],
    ['shani amavasya 2027', /^Amavasya \| Saturday, 6 Feb 2027/],
    ['labour day 2027', /^May Day 2027 \| Saturday, 1 May 2027 \| In the list of .*Kerala/],
    ['which states have holiday on 14 april 2027', /^States with a holiday: .*14 Apr 2027.*Jayanti: In the list of Andhra Pradesh, Bihar/],
    ['teachers day date', /^No holiday on record is called “teachers day”/],
    ['mercury retrograde dates 2027', /^Mercury, retrograde, 2027 \| 9 Feb – 3 Mar 2027; 10 Jun – 5 Jul 2027; 7 Oct – 28 Oct 2027/],
    ['is jupiter retrograde on 25 december 2026', /\| Yes: retrograde until 13 Apr 2027 \| in Simha until 25 Jan 2027/],
    ['which nakshatra is it on diwali 2026', /^Panchang in Delhi, 8 Nov 2026 \| Swati/],
    ['10 days after the 26 january 2027', /\| Friday, 5 Feb 2027/],
    ['holidays in march 2027 excluding sundays', /1 Mar – 31 Mar 2027, Monday.*Saturday \| Maha Shivaratri, 6 Mar 2027/],
  ])('days are reckoned: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['gst number 07 which state', /\| Delhi/],
    ['1180 including 18% gst', /₹180\.00 of it/],
    ['gst rate on mobile phone', /\| 18% \|/],
    ['which states have drinking age 25', /Delhi/],
    ['how many rto in maharashtra', /\| 59 codes/],
    ['train and toll from new delhi to howrah', /^Trains from New Delhi to Howrah \|/],
    ['trains new delhi to howrah without sleeper class', /^Trains from New Delhi to Howrah, not SL \|/],
    ['schemes for farmers or fishermen', /^Schemes for: farmer \|/],
    ['lek ladki yojana', /^No scheme on record is called “lek ladki yojana”/],
    ['parana time utpanna ekadashi 2026', /“parana” is not understood \|.*Utpanna Ekadashi 2026/],
    ['hottest city today', /^Which town is the hottest or coldest is not on record/],
    ['choghadiya tonight in ahmedabad', /^Panchang in Ahmedabad.* \| \w+ 1\d:\d\d – /],
    ['is ujjwala yojana still open', /Ujjwala.*\| Whether it is open to applications now, and until when, is not on record/],
    ["children's day kab hai", /^No holiday on record is called “children's day”/],
    ['schemes not for farmers', /^Schemes for: not farmer \| \d+ schemes/],
    ['schemes for farmers other than loans', /^Schemes for: farmer, not loan \|/],
    ['schemes not for sc st', /^Schemes for: not Scheduled Caste, Scheduled Tribe \|/],
    ['pension schemes other than widow pension', /^Schemes for: pension, not widows \|/],
    ['kisan yojana loan ke alawa', /^Schemes for: farmer, not loan \|/],
    ['how do i apply for atal pension yojana', /^Atal Pension Yojana: how to apply \| \w/],
    ['sorry to disturb you, train from new delhi to howrah', /^Trains from New Delhi to Howrah \|/],
    ['reply fast train from new delhi to howrah', /^Trains from New Delhi to Howrah \|/],
    ['train new delhi to howrah 20 hours or less', /^Trains from New Delhi to Howrah, 20 hours or less \|/],
  ])('a question is not taken for another: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('towns that share a name are told apart where no state is named', async () => {
    const all = await findDirectAnswers('petrol in aurangabad');
    expect(all.map(({ title }) => english(title))).toEqual(['Petrol in Aurangabad', 'Petrol in Aurangabad, Bihar']);
  });

  it('a figure that is not of today says so to who asks for today', async () => {
    expect(await saysTo('petrol price today in pune')).toMatch(/Not today's: the newest on record is of 7 Jun 2026/);
  });

  it('tells programs how a question was taken apart', async () => {
    const [first] = await findDirectAnswers('petrol difference delhi mumbai');
    expect(first?.frame).toEqual({
      subject: ['petrol', 'Delhi', 'Mumbai'],
      operation: 'difference',
      used: ['petrol', 'difference', 'delhi', 'mumbai'],
      not_used: [],
    });
  });
});
