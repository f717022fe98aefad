import { defineWording } from '../../i18n/locale.ts';

/** What the page of domain names says. */
export const DOMAIN = defineWording({
  title: { en: 'Domain names', hi: 'डोमेन नाम' },
  titleOf: { en: (name: string) => `Domain ${name}`, hi: (name) => `डोमेन ${name}` },
  isRegistered: {
    en: (name: string) => `Is ${name} registered, by whom and until when? Its page asks the registry.`,
    hi: (name) => `${name} लिया जा चुका है या नहीं, किसके ज़रिये और कब तक? इसका पन्ना रजिस्ट्री से पूछता है।`,
  },
  field: { en: 'Domain name', hi: 'डोमेन नाम' },
  lookUp: { en: 'Look up', hi: 'देखें' },
  perhaps: { en: (name: string) => `Perhaps [${name}]?`, hi: (name) => `कहीं [${name}] तो नहीं?` },
  registered: { en: '[name] is registered.', hi: '[name] लिया जा चुका है।' },
  free: { en: '[name] is not registered.', hi: '[name] अभी किसी ने नहीं लिया है।' },
  unsure: {
    en: '[name] may be registered or not: nobody could say now.',
    hi: '[name] लिया गया है या नहीं, यह अभी पता नहीं चल सका।',
  },
  byDns: {
    en: 'DNS has name servers for it; the registry was not asked.',
    hi: 'DNS में इसके नेम सर्वर हैं; रजिस्ट्री से नहीं पूछा गया।',
  },
  registrar: { en: 'Registrar', hi: 'रजिस्ट्रार' },
  since: { en: 'Registered', hi: 'कब लिया गया' },
  expires: { en: 'Expires', hi: 'कब तक है' },
  changed: { en: 'Changed', hi: 'कब बदला' },
  nameServers: { en: 'Name servers', hi: 'नेम सर्वर' },
  signed: { en: 'signed', hi: 'हस्ताक्षर है' },
  notSigned: { en: 'not signed', hi: 'हस्ताक्षर नहीं' },
  registrySays: { en: 'What the registry says', hi: 'रजिस्ट्री क्या कहती है' },
  records: { en: 'Records in DNS', hi: 'DNS के रिकॉर्ड' },
  notAnswered: { en: 'not answered now', hi: 'अभी जवाब नहीं मिला' },
  none: { en: 'none', hi: 'कोई नहीं' },
  asked: {
    en: (host: string, day: string) => `Registry asked: ${host}, by the list of ${day}.`,
    hi: (host, day) => `रजिस्ट्री ${host} से पूछा गया, ${day} की सूची के अनुसार।`,
  },
  forProgrammers: {
    en: 'Endings whose registry is asked: [/domain/registries.json]; a name at {ask}. No key is needed. [Reference].',
    hi: 'किन एक्सटेंशन की रजिस्ट्री से पूछा जाता है: [/domain/registries.json]; कोई नाम {ask} पर। कोई key नहीं चाहिए। [पूरा ब्योरा]।',
  },
});
