import { countInHindi } from '../../i18n/hindi-nouns.ts';
import { defineWording, template } from '../../i18n/locale.ts';
import type { StateOrder } from './lists/orders.ts';
import type { Doubts } from './values.ts';
import texts from './wording.json' with { type: 'json' };

/** What pages say of holidays. */
export const HOLIDAYS = defineWording({
  ...texts,
  longWeekends: { en: 'Long weekends', hi: 'लंबे वीकेंड' },
  countOf: {
    en: (count: number) => `${count} ${count === 1 ? 'holiday' : 'holidays'}`,
    hi: (count) => countInHindi(String(count), 'छुट्टी'),
  },
  nextAfter: template('The next public holiday after {name}, {day}', '{name}, {day} के बाद की अगली छुट्टी'),
  notInList: template('No: not in the list of {year}', 'नहीं: {year} की सूची में नहीं है'),
  openAsFarAsKnown: { en: 'Open: no closed day on record', hi: 'खुला: उस दिन बंद होने का कोई रिकॉर्ड नहीं' },
  /** The texts before and after the next holiday. */
  after: template('Next holiday, from {day}', 'अगली छुट्टी ({day} से)'),
  of: template('Holidays of {year}', '{year} की छुट्टियाँ'),
  nextIs: template('Next: {holiday}', 'अगली: {holiday}'),
  holidaysOn: template('Holidays: {days}', 'छुट्टियाँ: {days}'),
  closed: template('Closed: {why}', 'बंद: {why}'),
  yes: template('Yes: {why}', 'हाँ: {why}'),
  holidaysOnIn: template('Holidays in {state}: {days}', '{state} में छुट्टियाँ: {days}'),
  ofState: template('Holidays of the central government and of {state}', 'केंद्र सरकार और {state} की छुट्टियाँ'),
  ofBanks: template(
    'Sundays, second and fourth Saturdays, and public holidays of the centre and of {state}, on most of which banks are closed; the bank notification of the state is not on record',
    'रविवार, दूसरा और चौथा शनिवार, और केंद्र व {state} की सार्वजनिक छुट्टियाँ, जिनमें से ज़्यादातर पर बैंक बंद रहते हैं; बैंकों के लिए राज्य की अधिसूचना दर्ज नहीं है',
  ),
  computedFor: template('Holidays are computed for the years {from} to {to}', 'छुट्टियों की गणना {from} से {to} तक के लिए होती है'),
  noMarketList: template('The closed days of exchanges in {year} are not on record', '{year} में एक्सचेंजों की छुट्टियाँ दर्ज नहीं हैं'),
  bankRule: {
    en: { sunday: 'Sunday', saturday: 'banks are closed on the second and fourth Saturday' },
    hi: { sunday: 'रविवार', saturday: 'दूसरे और चौथे शनिवार को बैंक बंद रहते हैं' },
  },
  centralAlone: {
    en: (state: string | undefined) =>
      `Holidays of the central government; those that ${state ?? 'a state'} or its banks keep besides are not on record`,
    hi: (state) => `केंद्र सरकार की छुट्टियाँ; ${state ?? 'राज्य'} या उसके बैंकों की और छुट्टियाँ दर्ज नहीं हैं`,
  },
  kinds: {
    en: {
      national: 'national',
      gazetted: 'central offices',
      expected: 'expected',
      state: 'state',
      optional: 'optional',
      bank: 'banks',
      market: 'exchanges',
    },
    hi: {
      national: 'राष्ट्रीय',
      gazetted: 'राजपत्रित अवकाश',
      expected: 'अनुमानित',
      state: 'राज्य',
      optional: 'ऐच्छिक (प्रतिबंधित) अवकाश',
      bank: 'बैंक',
      market: 'शेयर बाज़ार',
    },
  },
  /** What may move a day. */
  doubts: {
    en: ({ computed, moon, unordered }: Doubts) =>
      [computed && 'by computation', unordered && 'expected', moon && 'subject to the sighting of the moon'].filter(Boolean).join(', '),
    hi: ({ computed, moon, unordered }) =>
      [computed && 'गणना से', unordered && 'अनुमानित', moon && 'चाँद दिखने पर निर्भर'].filter(Boolean).join(', '),
  },
  centralList: {
    en: (year: number, isKnown: boolean) =>
      isKnown
        ? `DoPT, list of gazetted holidays ${year} for central government offices at Delhi and New Delhi`
        : `The DoPT list of ${year} is not known here; compulsory holidays are given by computation.`,
    hi: (year, isKnown) =>
      isKnown
        ? `डीओपीटी की ${year} की राजपत्रित छुट्टियों की सूची, दिल्ली और नई दिल्ली के केंद्र सरकार के कार्यालयों के लिए`
        : `डीओपीटी की ${year} की सूची यहाँ नहीं है; अनिवार्य छुट्टियाँ गणना से दी गई हैं।`,
  },
  yearTitle: template('Public holidays of {year} in India', 'भारत में {year} की सरकारी छुट्टियाँ'),
  yearAbout: template(
    'National and central government holidays of {year} with their sources.',
    '{year} की राष्ट्रीय और केंद्र सरकार की छुट्टियाँ, स्रोत के साथ।',
  ),
  stateTitle: template('Holidays of {year} in {state}', '{state} में {year} की छुट्टियाँ'),
  stateAbout: template(
    'Holidays of {year} in {state}: of the state, the centre and banks, optional ones, and the festivals kept there.',
    '{state} में {year} की छुट्टियाँ: राज्य, केंद्र और बैंकों की, ऐच्छिक अवकाश और यहाँ के त्योहार।',
  ),
  stateNote: {
    en: (state: string, isCollected: boolean, years: readonly number[]) =>
      isCollected
        ? `The state's own holidays as collected from gazettes; the gazette of ${state} is what counts.`
        : `No list of ${state}'s own holidays of ${years.join(', ')} is on record here: the national ones and those of central government offices are given. The state's gazette has its list.`,
    hi: (state, isCollected) =>
      isCollected
        ? `${state} की अपनी छुट्टियाँ राजपत्रों से जुटाई गई हैं; मान्य सूची ${state} के राजपत्र की है।`
        : `${state} की अपनी छुट्टियों की पक्की सूची यहाँ नहीं है: राष्ट्रीय और केंद्र सरकार के कार्यालयों की छुट्टियाँ दी गई हैं। राज्य की सूची उसके राजपत्र में है।`,
  },
  /** That days of a state come from its order. */
  orderNote: {
    en: (state: string, { whole, ordered }: Pick<StateOrder, 'whole' | 'ordered'>) =>
      whole === false
        ? `Some days are from the order of ${state} of ${ordered}, by two public reports; the others are expected, and its gazette is what counts.`
        : `The days are those of the order of ${state} of ${ordered}, by two public reports; its gazette is what counts.`,
    hi: (state, { whole, ordered }) =>
      whole === false
        ? `कुछ दिन ${state} के ${ordered} के आदेश से हैं (दो सार्वजनिक रिपोर्टों से), बाक़ी अनुमानित हैं; मान्य सूची राज्य के राजपत्र की है।`
        : `ये दिन ${state} के ${ordered} के आदेश के हैं (दो सार्वजनिक रिपोर्टों से); मान्य सूची राज्य के राजपत्र की है।`,
  },
  ofChoice: { en: 'People choose some of these; offices stay open', hi: 'इनमें से कुछ चुनी जाती हैं; कार्यालय खुले रहते हैं' },
  noneCalled: template('No holiday on record is called “{text}”', '“{text}” नाम की कोई छुट्टी दर्ज नहीं'),
  inSomeStates: { en: 'In some states alone', hi: 'केवल कुछ राज्यों में' },
  statesOn: template('States with a holiday: {span}', 'किन राज्यों में छुट्टी: {span}'),
  keptIn: template('In the list of {states}', '{states} की सूची में'),
  optionalOf: template('Optional holidays of {year}', '{year} के ऐच्छिक अवकाश'),
  publicOf: template('Public holidays of {year}', '{year} की सार्वजनिक छुट्टियाँ'),
  keptBy: {
    en: (place: string | null) => `By the almanac for ${place}; not every one is a day off.`,
    hi: (place) => `पंचांग से, गणना ${place} के लिए; हर त्योहार पर छुट्टी नहीं होती।`,
  },
  festivalsIn: template('Festivals of {year} in {state}', '{state} में {year} के त्योहार'),
  workingCount: {
    en: (days: number, least = days, most = days) => (least === most ? `${days} working days` : `${least} to ${most} working days`),
    hi: (days: number, least = days, most = days) => (least === most ? `${days} कार्यदिवस` : `${least} से ${most} कार्यदिवस`),
  },
  workingUnit: { en: 'working days', hi: 'कार्यदिवस' },
  dayRange: template('{from} to {to}', '{from} से {to}'),
  expectedMove: {
    en: ' Expected holidays, which no order on record has yet, may be a day earlier or later.',
    hi: ' अनुमानित छुट्टियाँ, जिनका आदेश अभी दर्ज नहीं है, एक दिन आगे-पीछे हो सकती हैं।',
  },
  workingSays: {
    en: (from: string, to: string, days: number, weekend: number, holidays: number) =>
      `${from} to ${to}, both counted: ${days} ${days === 1 ? 'day' : 'days'} less ${weekend} of weekends and ${holidays} ${holidays === 1 ? 'holiday' : 'holidays'} on other days.`,
    hi: (from, to, days, weekend, holidays) =>
      `${from} से ${to} तक, दोनों दिन मिलाकर: ${days} दिन। इनमें से घटाए गए: हफ़्ते की छुट्टी के ${weekend} दिन, दूसरी छुट्टियों के ${holidays} दिन।`,
  },
  withoutList: template(
    ' The central list of {years} is not known here: its usual holidays are counted on expected days.',
    ' {years} की केंद्र की सूची यहाँ नहीं है: उसकी हर साल की छुट्टियाँ अनुमानित दिनों पर गिनी गई हैं।',
  ),
});
