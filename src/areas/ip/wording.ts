import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the page of IP addresses says. */
export const IP = defineWording({
  ...texts,
  titleOf: template('IP address {ip}', 'आईपी एड्रेस {ip}'),
  addressIs: template('Address {ip}', 'आईपी एड्रेस {ip}'),
  /** The sentence that DB-IP's licence asks for. */
  credit: {
    en: 'IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0',
    hi: 'आईपी की जगह की जानकारी: DB-IP (https://db-ip.com), CC BY 4.0',
  },
  edition: template(', edition of {day}, CC BY 4.0', ', {day} का संस्करण, CC BY 4.0'),
});
