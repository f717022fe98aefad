import { defineWording } from '../../i18n/locale.ts';

/** What the page of QR codes says. */
export const QR = defineWording({
  title: { en: 'QR code', hi: 'क्यूआर कोड बनाइए' },
  heading: { en: 'QR code', hi: 'क्यूआर कोड' },
  lead: {
    en: 'Type, and the code is there. It is made in your browser: what you type is sent to nobody.',
    hi: 'लिखिए, और कोड तैयार। यह आपके ब्राउज़र में ही बनता है: आप जो लिखते हैं, वह कहीं नहीं भेजा जाता।',
  },
  lossLow: { en: '7 %, smallest code', hi: '7 %, सबसे छोटा कोड' },
  lossUsual: { en: '15 %, usual', hi: '15 %, आम तौर पर' },
  lossMore: { en: '25 %', hi: '25 %' },
  lossMost: { en: '30 %, for labels that wear', hi: '30 %, घिसने वाले लेबल के लिए' },
  toPay: { en: (payee: string) => `QR code to pay ${payee}`, hi: (payee) => `${payee} को पैसे देने का क्यूआर कोड` },
  ofText: { en: (text: string) => `QR code of “${text}”`, hi: (text) => `“${text}” का क्यूआर कोड` },
  madeHere: { en: 'Made on the page, in your browser', hi: 'पन्ने पर ही बनता है, आपके ब्राउज़र में' },
  typeAndPrint: {
    en: 'Type a text, an address or a UPI address, and print its code',
    hi: 'कुछ लिखिए, वेब पता या UPI आईडी डालिए, और उसका कोड छाप लीजिए',
  },
  what: { en: 'What the code is for', hi: 'कोड किस काम के लिए है' },
  text: { en: 'A text or an address', hi: 'लिखा हुआ या वेब पता' },
  payment: { en: 'A payment by UPI', hi: 'UPI से पैसे लेना' },
  textField: { en: 'Text or address', hi: 'जो लिखना है, या वेब पता' },
  payee: { en: 'UPI address of the payee', hi: 'पैसे पाने वाले की UPI आईडी' },
  payeeName: { en: 'Name of the payee', hi: 'पैसे पाने वाले का नाम' },
  amount: { en: 'Amount in rupees, if it is fixed', hi: 'रक़म रुपये में, अगर तय हो' },
  note: { en: 'Note', hi: 'नोट' },
  loss: { en: 'Still read when hidden', hi: 'इतना हिस्सा मिटे या ढके, तब भी चले' },
  colour: { en: 'Colour', hi: 'रंग' },
  background: { en: 'Background', hi: 'पीछे का रंग' },
  make: { en: 'Make the code', hi: 'कोड बनाएँ' },
  empty: { en: 'The code appears here as you type.', hi: 'लिखते ही कोड यहाँ दिखेगा।' },
  savePng: { en: 'Save as PNG', hi: 'PNG में सेव करें' },
  saveSvg: { en: 'Save as SVG', hi: 'SVG में सेव करें' },
  forProgrammers: {
    en: 'The same as PNG, SVG, JPEG or WebP, by the parameters of goqr.me. No key is needed. [Reference].',
    hi: 'यही PNG, SVG, JPEG या WebP में, goqr.me के पैरामीटर से। कोई key नहीं चाहिए। [पूरा ब्योरा]।',
  },
});
