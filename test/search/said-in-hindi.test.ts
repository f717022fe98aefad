import { describe, expect, it } from 'vitest';
import { everydayCodes } from '../../src/areas/gst/everyday.ts';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** The first answer as one line: whether it declines, title, answer and detail. The frozen data is of 21 Nov 2026. */
async function saysTo(typed: string): Promise<string> {
  const [first] = await findDirectAnswers(typed);
  if (!first) return 'nothing';
  return `${first.declined ? 'declined: ' : ''}${[english(first.title), english(first.answer), english(first.detail)].join(' | ')}`;
}

describe('a question in Hindi is read as it is said', () => {
  it.each([
    ['११०००१ पिन किस जगह का है', /110001 \| .*Delhi/],
    ['१२००२ गाड़ी भोपाल कितने बजे पहुँचती है', /^12002 .*\| 14:\d\d at Bhopal/],
    ['ট্রেন ১২০০২', /^12002 /],
  ])('codes and numbers are read in all figures: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['दीदी आज सिलेंडर कितने का मिल रहा है कोलकाता में', /^LPG cylinder in Kolkata, 14\.2 kg \| ₹/],
    ['आज सूरज कितने बजे डूबेगा प्रयागराज में', /sunset/i],
    ['दिल्ली में पेट्रोल ज्यादा महंगा है या मुंबई में', /\| Petrol in Mumbai: ₹/],
    ['petrol zyada mehnga hai delhi me ya mumbai me', /\| Petrol in Mumbai: ₹/],
    ['चार महानगरों में डीज़ल के दाम', /Kolkata.*Mumbai/],
    ['12842 कहाँ-कहाँ रुकती है', /\d+ stops: /],
  ])('verbs, degrees and counts around things decline nothing: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['सुबह दस बजे से पहले कानपुर से लखनऊ की ट्रेन', /before 10|10 .* पहले|10 बजे/],
    ['शाम साढ़े पांच बजे के बाद पुणे से मुंबई की ट्रेन', /5:30/],
    ['हावड़ा से पुरी की ट्रेनें रात में', /Howrah to Puri, (?:night|रात)/],
  ])('a time of the day in words is a condition: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['टूथपेस्ट', '3306'],
    ['प्रेशर कुकर', '7615'],
    ['रेफ्रिजरेटर', '8418'],
    ['दवाइयों', '3004'],
    ['सोने के गहनों', '7113'],
    ['सरसों के तेल', '1514'],
    ['सूरजमुखी तेल', '1512'],
  ])('goods are found by their sound in English and by other forms: %s', (typed, code) => {
    expect(everydayCodes(typed).map((one) => one.slice(0, 4))).toEqual([code]);
  });

  it.each([
    ['कनॉट प्लेस का पिन कोड क्या है', /Connaught Place \| 110001/],
    ['एचडीएफसी बैंक अंधेरी वेस्ट का आईएफएससी', /andheri west|HDFC0/],
  ])('localities and branches are found by their sound: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['भारत के सौ रुपये नेपाल में कितने होते हैं', /^100 INR in NPR/],
    ['नेपाली सौ रुपये भारत में कितने', /^100 NPR in INR/],
    ['गोल्ड पर इम्पोर्ट ड्यूटी कितनी लगती है', /\| \d+(?:\.\d+)?% \|/],
    ['18 कैरेट की चेन 8 ग्राम कितने की होगी मेकिंग 10 परसेंट के साथ', /making/i],
    ['इस वर्ष कितनी सरकारी छुट्टियाँ शेष हैं', /21 Nov – 31 Dec 2026 \| 2: /],
    ['how many holidays left this year', /21 Nov – 31 Dec 2026 \| 2: /],
    ['1 दिसंबर से 31 दिसंबर तक कितने वर्किंग डे', /\| 22 working days/],
    ['लाडली बहना योजना में कितने रुपए मिलते हैं', /Ladli Behna.* \| ₹/],
    ['मैं 19 साल का छात्र हूं बिहार से मेरे लिए स्कीम', /Bihar/],
  ])('what is asked is answered: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['தீபாவளி எந்த நாள் 2027', /^Diwali/],
    ['TN 37 எந்த ஊர்', /^TN-37/],
    ['WB 02 কোথাকার গাড়ি', /^WB-02/],
    ['GJ 03 કયું શહેર', /^GJ-03/],
    ['ഓണം 2027 എപ്പോൾ', /^Onam/],
    ['عید کب ہے', /^Id-ul-Fitr/],
    ['ରଥଯାତ୍ରା ୨୦୨୭ କେବେ', /^Jagannath Rath Yatra 2027/],
    ['करवाचौथ 2027', /^Karwa Chauth 2027/],
    ['मुंबईत आज पेट्रोलचा दर किती आहे', /^Petrol in Mumbai/],
    ['دہلی سے ممبئی کی ٹرینیں', /^Trains from Delhi to Mumbai/],
    ['சென்னையிலிருந்து பெங்களூருக்கு ரயில்கள்', /^Trains from Chennai to Bangalore/],
    ['ஒரு டாலர் எத்தனை ரூபாய்', /^1 USD in INR/],
  ])('the words that ask are known in other languages of India: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['दिवाली के बाद वाली अमावस्या', /^Amavasya after Diwali.*2026 \| .*8 Dec 2026/],
    ['होली से पहले वाली एकादशी', /^Amalaki Ekadashi before Holi.*\| .*18 Mar 2027/],
    ['इस साल की आखिरी एकादशी कौन सी है', /\| Mokshada Ekadashi, 20 Dec 2026 \|/],
    ['रक्षाबंधन पर छुट्टी है क्या', /^Holidays: 17 Aug 2027 \| In some states alone/],
    ['सिंडिकेट बैंक का विलय किस में हुआ', /^IFSC codes of Syndicate Bank \| (?:CNRB|Canara Bank) /],
    ['27 अंक वाले जीएसटी नंबर किस राज्य के होते हैं', /\| Maharashtra/],
    ['250000 को शब्दों में लिखो', /\| two lakh fifty thousand/],
    ['तीन लाख पचहत्तर हजार अंकों में', /\| 3,75,000/],
    ['एक अरब में कितने करोड़ होते हैं', /\| 100 crore/],
    ['how many lakhs in a million', /\| 10 lakh/],
    ['सोने का भाव दुबई में 1950 का', /^declined: .*1950/],
    ['चांदी का भाव पिछले साल इसी दिन', /21 Nov 2025/],
    ['ट्रेन दिल्ली से जम्मू तवी', /to Jammu ?tawi|Jammutavi/],
    ['commercial cylinder rate mumbai', /^LPG.*19 kg/],
  ])('days beside festivals, numbers and mergers are told: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['कोरोमंडल एक्सप्रेस का टाइम', /^1284[12] Coromand/i],
    ['तमिलनाडु एक्सप्रेस किस दिन चलती है', /^12622 /],
    ['हज़रत निज़ामुद्दीन से दुरंतो', /^Duronto trains of Hazrat Nizamuddin/],
    ['ओल्ड मोंक का क्वार्टर कितने का है', /^Old Monk .*180 ml/],
    ['क्या कल पानी गिरेगा लखनऊ में', /Weather in Lucknow/],
  ])('trains, bottles and schemes are found by their names in Hindi: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['डीजल का दाम चेन्नई बनाम जयपुर', /^Diesel in Chennai/],
    ['शिरडी के पास कौन सा स्टेशन है', /^Nearest station to Shirdi|Shirdi/],
    ['29 से शुरू होने वाला जीएसटीएन किस राज्य का', /\| Karnataka/],
    ['ट्रेन 12951 अभी कहां पहुंची', /^Where 12951 /],
    ['கோவையிலிருந்து சென்னைக்கு ரயில்', /^Trains from Coimbatore to Chennai/],
    ['திருச்சி பெட்ரோல் விலை இன்று', /^Petrol in (?:Trichy|Tiruch)/],
    ['गुढीपाडवा कधी आहे', /^Gudi Padwa/],
    ['जनधन योजना', /Jan Dhan/],
    ['कर्नाटक में कितनी उम्र में शराब पी सकते हैं', /Karnataka \| \d\d years/],
  ])('near, versus, where now and other spellings: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['गर्भवती महिलाओं के लिए योजना', /Assam/],
    ['कनॉट का पिन कोड', /Kanota/],
    ['12951 में कितनी सीटें खाली हैं', /stops/],
    ['होटल के कमरे पर जीएसटी', /8525/],
    ['भारत की राजधानी एक्सप्रेस का मालिक कौन है', /New Delhi/],
    ['saket delhi pin code', /110006/],
    ['पंजाब में सबसे महंगा पेट्रोल किस शहर में है', /₹/],
  ])('nothing is read into it that it does not say: %s', async (typed, wrong) => {
    expect(await saysTo(typed)).not.toMatch(wrong);
  });
});
