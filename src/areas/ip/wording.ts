import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the page of IP addresses says. */
export const IP = defineWording({
  ...texts,
  titleOf: { en: (ip: string) => `IP address ${ip}`, hi: (ip) => `आईपी पता ${ip}` },
  addressIs: { en: (ip: string) => `Address ${ip}`, hi: (ip) => `आईपी पता ${ip}` },
  edition: { en: (day: string) => `, edition of ${day}, CC BY 4.0`, hi: (day) => `, ${day} का संस्करण, CC BY 4.0` },
});
