import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** The answers as lines: title, answer and detail. The frozen data is of 21 Nov 2026, its prices of 7 Jun and 29 Sep. */
const linesOf = async (typed: string): Promise<string[]> =>
  (await findDirectAnswers(typed)).map(({ title, answer, detail }) => [english(title), english(answer), english(detail)].join(' | '));
const saysTo = async (typed: string): Promise<string> => (await linesOf(typed))[0] ?? 'nothing';

describe('operations over values of all areas', () => {
  it.each([
    ['when did petrol cross 90 in delhi', /^Petrol in Delhi: first at ₹90\.00 a litre or more \| 19 Feb 2021 \| 18 Feb 2021: ₹89\.88/],
    ['petrol kab 110 paar hua kolkata', /^Petrol in Kolkata: first at ₹110\.00 a litre or more \| At some time in 12 Apr – 29 May 2026/],
    ['when did petrol fall below 95 in delhi', /the last day below: 10 Mar 2021/],
    ['dollar 90 ka kab hua', /^1 USD in INR: first at ₹90\.00 or more \| /],
  ])('the day on which a price crossed a limit is told: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('tells the hole of the record in which a price may have crossed a limit before', async () => {
    expect(await saysTo('when did petrol cross 110 in kolkata')).toMatch(/Nothing between 10 Mar 2021 and 29 Dec 2025 is on record/);
  });

  it.each([
    ['lowest silver price of last 30 days', /: lowest \| .*29 Sep 2026.*Nothing after 29 Sep 2026 is on record/],
    ['diesel 1 month me kitna badha delhi', /^Diesel in Delhi: change \| unchanged \| 29 May 2026/],
    ['percent change in petrol mumbai in 2 years', /^Petrol in Mumbai: change \| up ₹7\.71 a litre \(7\.4%\)/],
    ['petrol change in 2 years in mumbai', /change \| up ₹7\.71 a litre.*29 Dec 2025: ₹103\.50/],
  ])('a time before today is counted back, and what is on record of it told: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['gold silver ratio', /: ratio \| \d\d\.\d\d : 1 \| /],
    ['gold rate in dollars per ounce', /^Gold, 24 karat, 31\.103 g, in India, USD \| 4,\d{3}\.\d\d USD \| ₹/],
    ['bitcoin price in euro', /^Bitcoin \(BTC\), EUR \| /],
    ['bitcoin in usd', /\| \$83,213/],
    ['lpg difference between delhi and mumbai', /\| ₹0\.50 a cylinder/],
    ['top 3 costliest states for gas cylinder', /^Dearest LPG cylinder of 14\.2 kg among the states \| (?:[^;]+; ){2}[^;|]+\|/],
    ['diesel 90 se kam kahan milta hai', /< 90 \| /],
  ])('two values, another currency and cylinders are reckoned with as others are: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['how many percent is petrol in mumbai dearer than in delhi', /\| Petrol in Mumbai is 8\.9% more than Petrol in Delhi \|/],
    ['दिल्ली और मुंबई के पेट्रोल में कितने प्रतिशत का अंतर है', /\| Petrol in Mumbai is 8\.9% more than Petrol in Delhi \|/],
    ['diesel is what percent of petrol in delhi', /\| Diesel in Delhi is 93\.2% of Petrol in Delhi \|/],
    ['what rank is kerala in petrol price', /^Petrol in Kerala \| \d+(?:st|nd|rd|th) highest of 36 \| Kerala: ₹/],
    ['third cheapest state for diesel', /^Cheapest diesel among the states, number 3 \| [^;:]+: ₹[\d.]+ a litre \|/],
    ['median petrol price of states', /^Median price of petrol among the states \| ₹/],
    [
      'spread between highest and lowest diesel price',
      /^Lowest and highest price of diesel among the states \| ₹[\d.]+ a litre \| [^;]+; /,
    ],
    ['diesel lucknow minus petrol patna', /^Diesel in Lucknow and Petrol in Patna \| ₹[\d.]+ a litre \| [^;]+; [^;]+$/],
    ['petrol 100 se upar kin shehron mein', /^Dearest petrol among the cities, > 100 \| /],
    ['which states have petrol between 100 and 103', /, 100–103 \| (?:[^;|]+: ₹10[0-3][\d.]* a litre(?:; )?)+ \|/],
    ['coins that fell more than 5 percent today', /^What fell most, in percent, > 5% \| [^|]+: down ₹/],
    ['states where petrol rose more than 3 percent this year', /, > 3% \| [^|]+: up ₹[\d.]+ a litre \((?:[3-9]|\d\d)/],
    ['median price of whisky in delhi', /^Whisky, 750 ml: median \| ₹\d+ \| Of \d+/],
    ['petrol above 200 in which states', /, > 200 \| None \| Of 36\. /],
    ['crypto above 1 lakh rupees', /, > 1,00,000 \| Bitcoin \(BTC\): ₹/],
    ['which currencies are above 300 rupees', /, > 300 \| KWD: ₹\d+\.\d\d \|/],
  ])('values are taken together, ranked and kept within limits: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['banks with more than 5 branches in goa', /^Banks with the most branches in Goa, > 5 \| State Bank of India: \d+ branches/],
    ['goa mein sbi ya hdfc kiske zyada branch hai', /\| Branches of State Bank of India in Goa: \d+ branches \| /],
    ['share of sbi in all bank branches', /^Branches of State Bank of India \| [\d.]+%: \d+ branches of \d+ branches \|/],
    ['total number of branches of sbi and hdfc', /^Branches of State Bank of India and Branches of HDFC Bank \| \d+ branches \| .*; /],
    ['which state has the most rto', /^Registering offices of states \| .*: \d+ \| Of 36/],
    ['share of goa in all pin codes', /^PIN codes of Goa \| [\d.]+%: \d+ of [\d,]+ \|/],
    ['districts of goa vs maharashtra which is more', /\| Districts of Maharashtra: \d+ \| Districts of Goa: \d+$/],
    ['cities with aqi above 200', /^The worst air first \| /],
  ])('what is counted is compared and ranked as prices are: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['which holidays fall on friday in 2027', /^Holidays: 1 Jan – 31 Dec 2027, Friday \| Good Friday, 26 Mar 2027; /],
    ['सोमवार को पड़ने वाली छुट्टियां 2027', /, Monday \| Holi, 22 Mar 2027; /],
    ['festivals after 15 august 2027', /^Festivals of 16 Aug – 31 Dec 2027 \| Raksha Bandhan, 17 Aug 2027; /],
    ['ram navami after 2026', /^Ram Navami 2027 \| Thursday, 15 Apr 2027/],
    ['holi after 15 august 2027', /^Holi 2028 \| /],
    ['ekadashis in kartik 2027', /^Ekadashis, Kartika, .* \| Rama Ekadashi, 25 Oct 2027; Devutthana Ekadashi, 10 Nov 2027 \|/],
    ['amavasya on saturday in 2027', /\| Saturday, 6 Feb 2027 \|/],
    ['average petrol price on fridays in may 2026', /not understood/],
  ])('days are kept by their weekday, their month and what they come after: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['5 quintal in kg', /^5 quintal in kg \| 500 kg \| $/],
    ['98.6 fahrenheit in celsius', /\| 37 °C \| $/],
    ['5 feet 7 inches in cm', /\| 170\.18 cm \| $/],
    ['एक एकड़ में कितने वर्ग फुट', /\| 43,560 square feet \| $/],
    ['kitne katha ek bigha mein in bihar', /^1 bigha in katha, Bihar \| 20 katha \| $/],
    ['how many bigha in one acre in assam', /\| 3\.025 bigha \| The size in common use there/],
    ['how many bigha in one acre in up', /^1 acre in bigha, Uttar Pradesh \| {2}\| A bigha and a katha have no one size/],
  ])('a measure is told in another unit, of land where the state has one size: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    [
      'trains delhi to kanpur with less than 3 stops',
      /^Trains from Delhi to Kanpur, with less than 3 stops \| \d+ direct trains? in a week/,
    ],
    ['delhi to mumbai trains 20 ghante se kam', /^Trains from Delhi to Mumbai, 20 ghante se kam \| \d+ direct/],
    ['delhi to mumbai trains leaving after 4 pm and reaching by noon', /, after 4 pm, by 12 pm \| [1-9]\d* direct/],
    ['12951 aur 12953 mein pehle kaun si surat pahunchti hai', /\| 12951 .*: \d\d:\d\d at Surat \| 12953 .*: \d\d:\d\d at Surat$/],
    ['rajdhani vs duronto howrah to delhi which takes less time', /is faster by|No \w+/],
    ['pin codes from 700001 to 700003', /^PIN codes of 700001–700003 \| \d+: 700001 /],
    ['nearest sbi branch to 28.61,77.20', /\| No list has the coordinates of branches/],
  ])('rides, codes and branches are kept by what their rows say: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('tells the way there and the way back', async () => {
    const titles = (await findDirectAnswers('trains delhi to mumbai and back')).map(({ title }) => english(title));
    expect(titles).toEqual(['Trains from Delhi to Mumbai', 'Trains from Mumbai to Delhi']);
  });

  it.each([
    ['10 gram gold plus 100 gram silver', /^Gold, 24 karat, 10 g, in India \+ Silver, 100 g, in India \| ₹/],
    ['20 litre petrol and 10 litre diesel in jaipur total', /^Petrol in Jaipur, 20 litres \+ Diesel in Jaipur, 10 litres \| ₹/],
  ])('what several things cost together is told before each: %s', async (typed, said) => {
    const answers = await findDirectAnswers(typed);
    expect(`${english(answers[0]?.title ?? '')} | ${english(answers[0]?.answer ?? '')}`).toMatch(said);
    const sums = answers.map(({ answer }) => Number(/₹([\d,.]+\d)/.exec(english(answer ?? ''))?.[1]?.replaceAll(',', '')));
    expect(Math.abs((sums[0] ?? 0) - (sums[1] ?? 0) - (sums[2] ?? 0))).toBeLessThan(1);
  });

  it.each([
    ['next 3 ekadashi', /^Next 3: Ekadashis \| (?:[^;]+; ){2}[^;]+$/],
    ['last 2 ekadashi', /^Last 2: Ekadashis \| [^;]+; [^;]+$/],
    ['agle 3 pradosh vrat kab hain', /^Next 3 \| (?:[^;]+; ){2}[^;]+$/],
    ['next 3 holidays in goa', /^The next holidays, Goa \| (?:[^;]+; ){2}[^;]+$/],
    ['next 2 long weekends', /^Long weekends \| 25 Dec – 27 Dec 2026 [^;]+; 20 Mar – 22 Mar 2027 [^;|]+\|/],
    ['pichhli amavasya kab thi', /\| Monday, 9 Nov 2026/],
    ['somvati amavasya 2027', /8 Mar 2027; .*2 Aug 2027/],
    ['next ekadashi after 15 january 2027', /^Next 1: Ekadashis \| Pausha Putrada Ekadashi, 19 Jan 2027 \| $/],
    ['petrol in delhi at the end of 2020', /^Petrol in Delhi \| ₹/],
    ['vikram samvat 2083', /\| 2026–27/],
  ])('so many of a kind to come, or that have been: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['hottest month in delhi', /^Usual day temperature in Delhi: highest \| May: /],
    ['rainiest month in mumbai', /^Usual rain in Mumbai: highest \| July: /],
    ['which is hotter in may delhi or chennai', /\| Usual day temperature in Delhi, May: /],
  ])('what is usual in a month is ranked and compared: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['which is hotter today delhi or jaipur', 'Weather in Delhi, Jaipur'],
    ['wind speed in rameswaram', 'Wind in Rameswaram'],
    ['which city is more polluted delhi or kanpur', 'Air quality in Delhi, Kanpur'],
  ])('the sky of two towns, and its wind, are asked for live and nothing else is told: %s', async (typed, title) => {
    const answers = await findDirectAnswers(typed);
    expect(answers).toHaveLength(1);
    expect(english(answers[0]?.title)).toMatch(title);
    expect(answers[0]?.live).toBeDefined();
  });

  it.each([
    ['items with 40% gst', /^Goods with 40% GST \| 13 entries/],
    ['28% gst items list', /^Goods with 28% GST \| {2}\| No goods have this rate/],
    ['how many hsn codes in chapter 84', /^Codes within HSN 84 \| 42 of 4 digits/],
    ['gst on shirts above 2500', /\| 18% \|/],
    ['gst on shoes under 1000', /\| 5% \|/],
    ['number of stations between new delhi and kanpur', /^Stops between New Delhi and Kanpur \| \d+ to \d+ stops/],
    ['10 grams of 14 carat gold jaipur', /^Gold, 14 karat \| {2}\| Prices of 24, 22 and 18 karat/],
  ])('a condition chooses among records, and one that nothing meets is told: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each(['who won the match yesterday', 'who won the ipl 2026'])('no currency is told to who asks who won: %s', async (typed) => {
    expect(await saysTo(typed)).not.toMatch(/KRW/);
  });

  it.each([
    ['petrol on 1 march 2026 vs 1 june 2026 mumbai', ['Petrol in Mumbai', 'Petrol in Mumbai'], ['2026-03-01', '2026-06-01']],
    ['petrol in delhi in 2026 vs 2021', ['Petrol in Delhi', 'Petrol in Delhi'], ['2026-06-07', '2021-03-10']],
  ])('two times of one price are two answers, and no year is a sum: %s', async (typed, titles, days) => {
    const answers = await findDirectAnswers(typed);
    expect(answers.map(({ title }) => english(title))).toEqual(titles);
    expect(answers.map(({ as_of }) => as_of)).toEqual(days);
  });

  it.each([
    ['1 sovereign gold in grams', /^1 sovereign in g \| 8 g/],
    ['how many states have petrol above 110', /\| \d+: /],
    ['petrol price in all metros', /Kolkata.*Mumbai.*Chennai.*New Delhi/],
    ['raat ka choghadiya', /\| Amrit|\| Shubh|\| Labh/],
    ['cheapest train delhi to mumbai', /Fares and free seats are not on record here/],
  ])('what is counted, listed or not on record is said: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['name number of ram and shyam', ['Numerology: Ram', 'Numerology: Shyam']],
    ['personal year number 2026 for 3 june 1988', ['Numerology: 3 Jun 1988']],
    ['rashi of 15 august 1998', ['Moon sign (rashi), 15 Aug 1998']],
    ['nakshatra for 3 jan 2001 5:30 am mumbai', ['Birth 3 Jan 2001, 05:30, Mumbai']],
  ])('names, years and births of one question are told apart: %s', async (typed, titles) => {
    expect((await findDirectAnswers(typed)).map(({ title }) => english(title))).toEqual(titles);
  });

  it.each([
    ['when was petrol cheapest in mumbai', /^Petrol in Mumbai: lowest \| /],
    ['petrol ka sabse zyada rate kab tha delhi me', /^Petrol in Delhi: highest \| /],
    ['highest bitcoin price', /^Bitcoin \(BTC\): highest \| /],
    ['gold price last 7 days', /^Gold, 24 karat, 10 g, in India \| 29 Sep 2026: .*Nothing after 29 Sep 2026 is on record/],
    ['cheapest petrol delhi', /^Petrol in Delhi \| ₹102\.12 a litre \| One price of each place is on record/],
    ['kya petrol sasta hua hai', /^Petrol in New Delhi: change \| /],
    ['सोना 1 लाख कब हुआ', /: first at ₹1,00,000 or more \|/],
    ['highest temperature record delhi', /^Highest temperature on record in Delhi \| 47\.2 °C, 29 May 1944/],
    ['weekend weather shimla', /^Weather in Shimla, 21 Nov – 22 Nov 2026/],
  ])('the extreme of days is no rank of places: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['sabse mehnga petrol kis rajya me hai aur sabse sasta kahan', ['Lowest and highest price of petrol among the states']],
    ['gst on shoes, umbrella and laptop', ['GST rate of HSN 6403', 'GST rate of HSN 6601', 'GST rate of HSN 8471']],
  ])('both ends, and each of several goods, are told: %s', async (typed, titles) => {
    expect((await findDirectAnswers(typed)).map(({ title }) => english(title))).toEqual(titles);
  });

  it.each([
    ['next station after surat on 12951', /^12951 .*\| Vadodara/],
    ['which train is faster 12951 or 12953', /is faster by/],
    ['where is 12951 now', /^Where 12951/],
    ['superfast trains from delhi to mumbai', /^Trains from Delhi to Mumbai, Superfast/],
    ['full form of NDLS', /^Trains at New Delhi/],
  ])('what stands beside a train or a code decides what is told: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['how many times petrol changed in 2026 delhi', /^Petrol in Delhi: change \| \d+ times \| Of \d+ days on record/],
    ['petrol price kab badla tha', /^Petrol in New Delhi: change \| 29 May 2026: ₹102\.12/],
    ['cheapest petrol in south india', /^Cheapest petrol among the states, the south \| .*\| Of 6/],
    ['lpg price all states', /^Dearest LPG cylinder of 14\.2 kg among the states \| (?:[^;]+; ){4}/],
    ['3 cylinder price mumbai', /^LPG cylinder in Mumbai, 14\.2 kg × 3 \| ₹2,824\.50/],
    ['5 kilo wala cylinder price delhi', /a cylinder of 5 kg is not on record/],
  ])('changes are counted, regions listed, cylinders multiplied: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['navratri 2027 kitne din ki hai', /^Navaratri begins 2027/],
    ['kuwaiti dinar strongest currency', /^Currencies worth the most in rupees \| KWD/],
    ['10 rupee coin chalta hai kya', /^nothing$/],
    ['gst on shoes 900 and 3000', /\| 5% or 18%/],
    ['is stock market open on diwali', /\| Closed: Sunday, 8 Nov 2026/],
    ['stock market holiday on diwali', /\| Yes: Sunday, 8 Nov 2026/],
    ['number of name ramesh', /^Numerology: Ramesh \| Expression 1/],
  ])('one name of two festivals is no span, and who asks whether it is open is told that it is shut: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('the price of sand is no coin', async () => {
    expect(await linesOf('sand price')).toEqual([]);
    expect(await saysTo('sand coin price')).toMatch(/^The Sandbox/);
  });

  it('a topic of another site within an address is no topic', async () => {
    expect(await saysTo('diamond colony pune pin')).toMatch(/no post office called “diamond colony”/);
  });
});
