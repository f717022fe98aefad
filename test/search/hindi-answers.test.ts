import { describe, expect, it } from 'vitest';
import { searchAnswer } from '../../src/search/schema.ts';
import { defaultServer } from '../support/server.ts';
import { FIRST_ANSWERS } from './first-answers.ts';

const server = defaultServer();

async function inHindi(q: string) {
  const { status, body } = await server.json(`/search?scope=site&lang=hi&limit=20&q=${encodeURIComponent(q)}`);
  expect([q, status]).toEqual([q, 200]);
  return searchAnswer.parse(body);
}

/** A text that is not in Hindi: of Latin letters alone. */
const isEnglish = (text: string | null | undefined): boolean => /[A-Za-z]{3}/.test(text ?? '') && !/[\u0900-\u097f]/.test(text ?? '');

/** What is typed, and the title, answer and detail that stand first on a Hindi page. */
const TABLE: readonly [typed: string, title: string | RegExp, answer?: string | RegExp | null, detail?: string | RegExp][] = [
  ['petrol pune', 'पुणे में पेट्रोल', /^₹\d+\.\d\d प्रति लीटर$/, 'यह महाराष्ट्र का दाम है; पुणे का अपना दाम दर्ज नहीं है।'],
  ['8 g 22k mumbai', 'सोना, 22 कैरेट, 8 ग्राम, मुंबई में'],
  ['500 usd', '500 अमेरिकी डॉलर, भारतीय रुपये में', /^₹48,/],
  ['usd to npr', '1 अमेरिकी डॉलर, नेपाली रुपये में', /^[\d.]+ नेपाली रुपये$/],
  ['2 btc', '2 बिटकॉइन (BTC)', /^₹/],
  ['1000 rs in eth', '₹1,000 में एथेरियम', /ETH$/],
  ['19AAACI1681G1ZM', 'GSTIN 19AAACI1681G1ZM', 'नंबर की बनावट सही है', 'पश्चिम बंगाल, कंपनी'],
  ['19AAACI1681G1ZL', '19AAACI1681G1ZL GSTIN नहीं है', null, /^15वाँ अक्षर जाँच का है/],
  ['AAACI1681G', 'PAN AAACI1681G', 'बनावट सही है', /^कंपनी। /],
  ['10063020', 'बासमती: HSN कोड 10063020', 'BASMATI RICE'],
  ['HDFC0000001', 'IFSC कोड HDFC0000001', 'एचडीएफसी बैंक', 'TULSIANI CHMBRS - NARIMAN PT, मुंबई, महाराष्ट्र, सही कोड है'],
  ['HDFCO000001', 'HDFCO000001 IFSC कोड नहीं है', 'HDFC0000001?', 'पाँचवाँ अक्षर O है, वहाँ अंक 0 होना चाहिए, अक्षर O नहीं।'],
  ['ifsc hdfc', 'एचडीएफसी बैंक के IFSC कोड', 'HDFC0 से शुरू होते हैं'],
  ['110001', 'पिन कोड 110001', /, दिल्ली$/, /और डाकघर$/],
  ['pin code pune', 'पुणे का पिन कोड', '411001', /, महाराष्ट्र$/],
  ['MH12AB1234', 'नंबर प्लेट MH 12 AB 1234', 'पुणे, महाराष्ट्र', 'पुणे, महाराष्ट्र: आरटीओ।'],
  ['22BH1234AA', 'नंबर प्लेट 22 BH 1234 AA', /^भारत सीरीज़/],
  ['rto pune', 'पुणे का आरटीओ', 'MH-12'],
  ['12302', '12302 नई दिल्ली – हावड़ा राजधानी एक्सप्रेस', 'नई दिल्ली 16:50 – हावड़ा जं. 09:55', /^17 घंटे 5 मिनट। समय सारणी 9 नवंबर 2025 की है/],
  ['train new delhi to howrah', 'नई दिल्ली से हावड़ा की ट्रेनें', /^हफ़्ते में \d+ सीधी ट्रेनें(?:, इनमें \d+ रोज़)?; आज \d+$/],
  ['sunrise in pune', 'पुणे में सूर्योदय और सूर्यास्त', 'सूर्योदय सुबह 6:44, सूर्यास्त शाम 5:56', /^शुक्ल द्वादशी, 22 नवंबर, सुबह 4:56 तक, फिर शुक्ल त्रयोदशी$/],
  ['rahu kaal mumbai', 'मुंबई का पंचांग', 'राहु काल सुबह 9:36 से 11:00'],
  ['diwali 2026', 'दीपावली (लक्ष्मी पूजा) 2026', 'रविवार, 8 नवंबर 2026'],
  ['next purnima', 'अगली पूर्णिमा', 'मंगलवार, 24 नवंबर 2026', '23 नवंबर, रात 11:42 से रात 8:23 तक'],
  ['next holiday', 'अगली सरकारी छुट्टी', 'गुरु नानक जयंती, मंगलवार 24 नवंबर 2026'],
  ['holidays 2026 kerala', 'केरल में 2026 की छुट्टियाँ', /^अगली: /],
  ['eid', 'ईद-उल-फ़ित्र 2027', 'बुधवार, 10 मार्च 2027', 'गणना से, चाँद दिखने पर निर्भर'],
  ['schemes bihar', 'बिहार की योजनाएँ', null],
  ['drinking age in delhi', 'दिल्ली में शराब पीने की क़ानूनी उम्र', '25 साल', /^दूसरे स्रोतों में 21; मार्च 2021 में/],
  ['is alcohol banned in patna', 'बिहार में शराब', 'बिक्री पर रोक है'],
  [
    'old monk price in delhi',
    'Old Monk Very Old Vatted Matured Rum, 750 मिली',
    '₹620',
    'उत्तर प्रदेश की एमआरपी; दिल्ली का दाम दर्ज नहीं है। और भी: Old Monk The Legend Rum Very Old Vatted ₹810',
  ],
  ['whois example.co.in', 'डोमेन example.co.in', null, /^example\.co\.in पंजीकृत है/],
  ['my ip', 'आपका आईपी एड्रेस'],
  ['qr code', 'क्यूआर कोड'],
  ['qr hello', '“hello” का क्यूआर कोड'],
  ['screenshot example.org', 'example.org का स्क्रीनशॉट'],
  ['https://example.org/x', 'example.org पढ़ें'],
  ['weather kerala', 'तिरुवनंतपुरम का मौसम'],
  ['aqi delhi', 'दिल्ली की वायु गुणवत्ता'],
  ['numerology', 'अंक ज्योतिष'],
  ['kundli', 'जन्म कुंडली'],
  ['pune', 'पुणे', null, 'महाराष्ट्र: इस जगह की पूरी जानकारी'],
];

describe('the one field on Hindi pages', () => {
  it.each(TABLE.map(([typed, title, answer, detail]) => ({ typed, title, answer, detail })))('answers $typed by $title', async (given) => {
    const { typed, title, answer, detail } = given;
    const [first] = (await inHindi(typed)).answers ?? [];
    if (title instanceof RegExp) expect(first?.title).toMatch(title);
    else expect(first?.title).toBe(title);
    if (answer instanceof RegExp) expect(first?.answer).toMatch(answer);
    else if (answer !== undefined) expect(first?.answer).toBe(answer);
    if (detail instanceof RegExp) expect(first?.detail).toMatch(detail);
    else if (detail !== undefined) expect(first?.detail).toBe(detail);
  });

  it('says nothing in English but names, and what the law or a register says', async () => {
    const found = await Promise.all(FIRST_ANSWERS.map(async ([typed]) => ({ typed, first: (await inHindi(typed)).answers?.[0] })));
    const english = found.flatMap(({ typed, first }) =>
      [first?.title, first?.detail].filter(isEnglish).map((text) => `${first?.area}: ${typed}: ${text}`),
    );
    // Names of trains, bottles and post offices, numbers of taxpayers, names and briefs of schemes, and the credit that a licence asks for.
    expect(english.filter((line) => !/^(train|liquor|pincode|gst|schemes|ip): /.test(line))).toEqual([]);
  });

  it('says whose estimate a figure is', async () => {
    expect((await inHindi('8 g 22k mumbai')).answers?.[0]?.source).toMatch(/ से अनुमान$/);
  });
});

describe('what the search finds on Hindi pages', () => {
  it.each([
    ['gold mumbai', '/hi/browse/commodities/gold/mumbai', 'मुंबई में सोने का भाव', /^₹[\d,.]+ प्रति ग्राम, 24 कैरेट \((?!,).*\d{4}/],
    ['euro', '/hi/browse/forex/eur', 'यूरो (EUR) का भाव, रुपये में', /^₹.* प्रति यूरो; .* EUR प्रति अमेरिकी डॉलर/],
    ['bitcoin', '/hi/browse/crypto/btc', 'बिटकॉइन (BTC) का दाम रुपये में', /सितंबर 2026/],
    ['petrol mumbai', '/hi/browse/fuel/city/mumbai', 'मुंबई में पेट्रोल और डीज़ल का दाम', /^महाराष्ट्र: पेट्रोल ₹[\d.]+ प्रति लीटर/],
    ['rto maharashtra', '/hi/browse/vehicle/rto/maharashtra', 'महाराष्ट्र के आरटीओ कोड', /MH से शुरू होती है/],
    ['weather pune', '/hi/browse/weather#pune', 'पुणे का मौसम', /महाराष्ट्र/],
    ['drinking age', '/hi/browse/liquor/drinking-age', 'शराब पीने की क़ानूनी उम्र, राज्य के हिसाब से', /./],
    ['beer', '/hi/browse/liquor/category/beer', 'बीयर: साइज़ और दाम', /बीयर: /],
    ['pune', '/hi/place/pune', 'पुणे', /^महाराष्ट्र: /],
    ['fuel prices', '/hi/browse/fuel', 'पेट्रोल-डीज़ल के दाम', /./],
  ])('for %s is %s, called %s', async (typed, path, title, description) => {
    const hit = (await inHindi(typed)).results.find(({ url }) => url === server.url + path);
    expect(hit).toMatchObject({ title, description: expect.stringMatching(description) });
  });
});
