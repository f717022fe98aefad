import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** The answers as one line: title, answer and detail of each, and what they do not use. The frozen data is of 21 Nov 2026. */
async function saysTo(typed: string): Promise<string> {
  const answers = await findDirectAnswers(typed);
  return answers
    .map(({ title, answer, detail, declined, ignored = [] }) =>
      [declined && 'DECLINED', english(title), english(answer), english(detail), ...ignored.map((one) => `unused ${one}`)]
        .filter(Boolean)
        .join(' | '),
    )
    .join(' || ');
}

describe('a question about trains', () => {
  it.each([
    [
      'trains that do not run on sunday from delhi to jaipur',
      /^Trains from Delhi to Jaipur, not Sunday, 22 November 2026 \| .*0 of them daily/,
    ],
    ['trains delhi to mumbai except rajdhani', /^Trains from Delhi to Mumbai, not Rajdhani \| (?!.*Rajdhani Express)/],
    ['train from mumbai to pune other than vande bharat', /^Trains from Mumbai to Pune Jn, not Vande Bharat \| /],
    ['train not via kota delhi to mumbai', /^Trains from Delhi to Mumbai, not via Kota \| /],
    ['12301 kis din nahi chalti', /\| Not on Sun \|/],
    ['12951 kab nahi chalti', /\| No: Daily \|/],
    ['which trains from pune to mumbai do not run daily', /^Trains from Pune Jn to Mumbai, not daily \| .*0 of them daily/],
  ])('has what its negation denies left out: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['train without reservation delhi to kanpur', /^Trains from Delhi to Kanpur, General \|/],
    ['bina reservation wali train patna se gaya', /^Trains from Patna to Gaya, General \|/],
    ['train with no stops delhi to agra', /^Trains from Delhi to Agra, non-stop \|/],
    ['unreserved trains gaya to patna', /^Trains from Gaya to Patna, General \|/],
  ])('reads a negation with its phrase: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['सुबह 8 बजे से पहले आगरा जाने वाली गाड़ी मथुरा से', /^Trains from Mathura to Agra, सुबह 8 बजे से पहले \|/],
    ['subah 10 baje se pehle delhi jaane wali gaadi lucknow se', /^Trains from Lucknow to Delhi, /],
    ['kya rajdhani gaya rukti hai', /^Rajdhani trains of Gaya \| Yes: 2 trains/],
    ['vande bharat stops at kota or not', /^Vande Bharat trains of Kota \| No: 0 trains/],
    ['trains starting from puri', /^Trains that start at Puri \| 2 trains \| \d{5} .*\(Puri – /],
    ['longest distance train from chennai', /^The longest way of a train, Trains that start at Chennai \| \d{5} .*km/],
    ['earliest arrival in delhi from chandigarh', /^Trains from Chandigarh to Delhi, the first \|/],
    ['zone of secunderabad station', /^Railway zone of Secunderabad Jn \(SC\) \| South Central Railway/],
    ['overnight trains delhi to lucknow', /^Trains from Delhi to Lucknow, overnight \| \d+ direct trains?(?!.* 0[3-9]:\d\d – )/],
    ['how many stations in mumbai', /^Railway stations of Mumbai \| 15 stations where trains of the timetable stop/],
    ['how many railway stations in bihar', /^DECLINED \| Railway stations of Bihar \| .*no state is on record/],
  ])('is of the places and ends that are named: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('a question about the air', () => {
  it.each([
    ['aqi of anand vihar and rk puram', /^Air quality in Anand Vihar, Delhi \|.*\|\| Air quality in R K Puram, Delhi/],
    ['aqi anand vihar vs punjabi bagh', /^Air quality in Anand Vihar, Delhi \|.*\|\| Air quality in Punjabi Bagh, Delhi/],
    ['which has worse air anand vihar or rk puram', /^Air quality in Anand Vihar, Delhi, R K Puram, Delhi/],
    ['what does aqi 250 mean', /^AQI 250 \| Poor \(201–300\) \| Most people/],
    ['is aqi 180 bad', /^AQI 180 \| Moderate \(101–200\)/],
    ['number of pollution monitoring stations in bangalore', /^Air quality in Bangalore \| 14 stations/],
    ['no2 level bengaluru', /^Air quality in Bangalore/],
    ['how many aqi stations in delhi', /^Air quality in Delhi \| 59 stations/],
  ])('is of stations, an index, or how many measure it: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('a question about days', () => {
  it.each([
    ['bohag bihu 2027', /^Bahag Bihu 2027 \| Wednesday, 14 Apr 2027 \| In the list of Assam/],
    ['bihu kab hai', /^Magh Bihu 2027 \| Friday, 15 Jan 2027/],
    ['birsa munda jayanti 2027', /^Birsa Munda's Jayanti 2027 \| Monday, 15 Nov 2027/],
    ['goa liberation day', /^Goa Liberation Day 2026, Goa \| Saturday, 19 Dec 2026/],
    ['utkal divas kab hai', /^Utkal Divas 2027 \| Thursday, 1 Apr 2027/],
    ['vishwakarma puja 2027', /^Vishwakarma Puja 2027 \| Friday, 17 Sep 2027(?!.*\|\|)/],
    ['best players', /^$/],
  ])('finds what the lists of states have, by a part of its name: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['next holiday for banks in karnataka', /^Holidays of 2026 in Karnataka \| Next: /],
    ['restricted holidays in march 2027', /^Holidays: 1 Mar – 31 Mar 2027, optional \| .*Holika Dahan, 21 Mar 2027.*People choose/],
    ['how many ekadashis are left this year', /^Ekadashis, 21 Nov – 31 Dec 2026 \| 2: Utpanna Ekadashi, 4 Dec 2026; Mokshada(?!.* days\b)/],
    ['how many holidays are left this year', /^Holidays: 21 Nov – 31 Dec 2026 \| (?!.*unused)/],
    ['kitni chuttiyan bachi hain', /^Holidays: 21 Nov – 31 Dec 2026 \| (?!.*unused)/],
    ['optional holidays 2027', /^Optional holidays of 2027 \| Next: New Year's Day/],
    ['vikram samvat 2083 started when', /^Vikram Samvat 2083 \| 19 Mar 2026 \| From 19 Mar 2026 to 6 Apr 2027/],
    ['shaka samvat 1948 start date', /^Shaka Samvat 1948 \| 22 Mar 2026/],
    ['hindu new year 2027', /^Gudi Padwa 2027 \| Wednesday, 7 Apr 2027/],
    ['how many days until diwali', /^From 21 Nov 2026 to Diwali(?!.*unused)/],
  ])('reads its kind and its beginning: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('a name or a birth', () => {
  it.each([
    ['rashi of name priya', /^Rashi of the name Priya \| Kanya \|/],
    ['suresh naam ki rashi', /^Rashi of the name Suresh \| Kumbha \|/],
    ['रमेश नाम की राशि', /^Rashi of the name रमेश \| Tula \|/],
    ['chirag ki rashi', /\| Mina \|/],
    ['rashi for name bhavesh', /\| Dhanu \|/],
    ['kumbh rashi', /^(?!Rashi of)/],
    ['mesh rashi ki jankari', /^(?!Rashi of)/],
    ['meri beti ki rashi', /^(?!Rashi of)/],
    ['rashi phal', /^(?!Rashi of)/],
    ['rashi of gold', /^Birth charts(?!.*Rashi of)/],
    ['sun sign of 15 august', /^Sun sign, 15 Aug 2027 \| Leo \| .*of India, Karka/],
    ['i was born on 3 march 1990 what is my zodiac', /^Sun sign, 3 Mar 1990 \| Pisces \|/],
    ['zodiac sign for 23 september', /\| Virgo \/ Libra \|/],
    ['moolank 23', /^Numerology: 23 \| Birthday 5$/],
    ['what is my lucky number born 5 june', /^Numerology: 5 \| Birthday 5$/],
  ])('has its sign or number, and none of a year that nobody told: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('a scheme', () => {
  it.each([
    ['mudra lone', /^Pradhan Mantri Mudra Yojana/],
    ['pmjay', /Ayushman Bharat|Pradhan Mantri Jan Arogya/],
    ['mnrega', /^Mahatma Gandhi National Rural Employment Guarantee Act/],
    ['manrega job card', /^Mahatma Gandhi National Rural Employment Guarantee Act/],
    ['मनरेगा क्या है', /^Mahatma Gandhi National Rural Employment Guarantee Act/],
  ])('is found by its misspelt letters and benefits: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('two asks and parts of a day', () => {
  it.each([
    ['train to puri and rath yatra date', /^Trains at Puri.*\|\| Jagannath Rath Yatra 2027 \| Monday, 5 Jul 2027/],
    ['holi date and train from delhi to mathura', /^Holi 2027 \| .*\|\| Trains from Delhi to Mathura \| /],
    ['next amavasya and purnima', /^Next Amavasya \| .*\|\| Next Purnima \|/],
    ['rahu kaal and abhijit muhurat today', /\| Rahu Kaal [\d: –]+; Abhijit [\d: –]+ \|/],
    ['pnr status 4512345678', /^Status of a ticket \| Enter the number there(?!.*unused)/],
    ['maximum temperature nagpur today', /^Highest temperature in Nagpur(?!.*unused)/],
    ['minimum temperature delhi tomorrow', /^Lowest temperature in Delhi, 22 Nov 2026(?!.*unused)/],
    ['do i need umbrella in kochi today', /^Weather in Kochi/],
    ['lagna right now in mumbai', /^Lagna in Mumbai, \d\d:\d\d \| [A-Z]\w+$/],
  ])('are all told: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('a day by its weekday', () => {
  it.each([
    ['दूसरा शनिवार कब है', /^Day and date \| Saturday, 12 Dec 2026$/],
    ['fourth saturday', /^Day and date \| Saturday, 28 Nov 2026$/],
    ['is tomorrow a holiday', /\| Sunday; None on record \|/],
    ['last friday', /^(?!Day and date)/],
    ['easter sunday 2027', /^Easter 2027 \| Sunday, 28 Mar 2027$/],
    ['how many sundays in december 2026', /\| 4$/],
    ['gudi padwa which day of week', /^Gudi Padwa 2027 \| Wednesday, 7 Apr 2027(?!.*unused)/],
  ])('is the next such, or that of the feast: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['leo horoscope today', /^DECLINED \| No forecasts are made here/],
    ['aaj ki thithi', /^Panchang in Delhi \|/],
    ['chat gpt', /^$/],
    ['widow pension rajasthan how much', /: ₹[\d,]+/],
  ])('and what sounds like a thing, or is asked of several, is told of it: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('an answer that does what several words ask', () => {
  it.each([
    ['did diesel get costlier in delhi since 2020', /^Diesel in Delhi: change \| /],
    ['how much costlier is petrol in mumbai than in delhi', /^Petrol in Mumbai and Petrol in Delhi \| ₹/],
    ['how long does 12951 take', /\| \d+ h \d+ min/],
    ['which weekday is diwali 2027', /^Diwali .*2027 \| Friday, 29 Oct 2027/],
  ])('calls none of them unused: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
    expect(await saysTo(typed)).not.toContain('unused');
  });

  it('is declined where more words of a thing are left than used', async () => {
    expect(await saysTo('gst on restaurant food ac')).toMatch(/^DECLINED \| /);
  });
});

describe('days for an event of a life', () => {
  it.each(['marriage dates in 2027', 'shaadi ki dates 2027', 'शादी की तारीख 2027', 'dates for griha pravesh in february 2027'])(
    'are not worked out here, and nothing like it is told instead: %s',
    async (typed) => {
      expect(await saysTo(typed)).toMatch(/^DECLINED \| Muhurats for an occasion \| [^|]+$/);
    },
  );
});
