import { defineWording } from '../../i18n/locale.ts';

/** What the page of IP addresses says. */
export const IP = defineWording({
  listTitle: { en: 'IP addresses: yours and any other', hi: 'आईपी पता: आपका और कोई भी दूसरा' },
  titleOf: { en: (ip: string) => `IP address ${ip}`, hi: (ip) => `आईपी पता ${ip}` },
  heading: { en: 'IP addresses', hi: 'आईपी पता' },
  yours: { en: 'Your IP address', hi: 'आपका आईपी पता' },
  yoursAbout: { en: 'It is told on the page, and kept by nobody.', hi: 'पन्ने पर दिखेगा; कहीं रखा नहीं जाता।' },
  addressIs: { en: (ip: string) => `Address ${ip}`, hi: (ip) => `आईपी पता ${ip}` },
  noCountry: { en: 'No country is on record', hi: 'देश दर्ज नहीं है' },
  field: { en: 'IP address', hi: 'आईपी पता' },
  lookUp: { en: 'Look up', hi: 'देखें' },
  version: { en: 'Version', hi: 'वर्ज़न' },
  kind: { en: 'Kind', hi: 'किस तरह का' },
  publicInternet: { en: 'an address of the public internet', hi: 'इंटरनेट का आम पता' },
  standsFor: { en: 'Stands for', hi: 'किसके लिए' },
  country: { en: 'Country', hi: 'देश' },
  city: { en: 'City', hi: 'शहर' },
  coordinates: { en: 'Coordinates', hi: 'निर्देशांक' },
  timeZone: { en: 'Time zone', hi: 'टाइम ज़ोन' },
  network: { en: 'Network', hi: 'नेटवर्क' },
  name: { en: 'Name in DNS', hi: 'DNS में नाम' },
  known: { en: 'What is known of the address', hi: 'इस पते के बारे में क्या पता है' },
  noNetwork: {
    en: 'Network and city are told where such databases are at hand.',
    hi: 'नेटवर्क और शहर तभी बताए जाते हैं जब ऐसे डेटाबेस मौजूद हों।',
  },
  edition: { en: (day: string) => `, edition of ${day}, CC BY 4.0`, hi: (day) => `, ${day} का संस्करण, CC BY 4.0` },
  mayBeWrong: {
    en: '. A country is that of the network’s holder; it may be wrong for one address. The address is kept by nobody here.',
    hi: '। देश वह है जहाँ नेटवर्क का मालिक है; किसी एक पते के लिए यह ग़लत भी हो सकता है। यहाँ कोई पता रखा नहीं जाता।',
  },
  forProgrammers: {
    en: 'Special ranges as data: [/ip/ranges.json]; an address at {one}, your own at {own}. No key is needed. [Reference].',
    hi: 'ख़ास पतों की सूची, डेटा में: [/ip/ranges.json]; कोई पता {one} पर, आपका अपना {own} पर। कोई key नहीं चाहिए। [पूरा ब्योरा]।',
  },
});
