import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the page of domain names says. */
export const DOMAIN = defineWording({
  ...texts,
  titleOf: { en: (name: string) => `Domain ${name}`, hi: (name) => `डोमेन ${name}` },
  isRegistered: {
    en: (name: string) => `Is ${name} registered, by whom and until when? Its page asks the registry.`,
    hi: (name) => `${name} लिया जा चुका है या नहीं, किसके ज़रिये और कब तक? इसका पन्ना रजिस्ट्री से पूछता है।`,
  },
  perhaps: { en: (name: string) => `Perhaps [${name}]?`, hi: (name) => `कहीं [${name}] तो नहीं?` },
  asked: {
    en: (host: string, day: string) => `Registry asked: ${host}, by the list of ${day}.`,
    hi: (host, day) => `रजिस्ट्री ${host} से पूछा गया, ${day} की सूची के अनुसार।`,
  },
});
