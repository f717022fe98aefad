import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the page of IP addresses says. */
export const IP = defineWording({
  ...texts,
  titleOf: template('IP address {ip}', 'आईपी एड्रेस {ip}'),
  addressIs: template('Address {ip}', 'आईपी एड्रेस {ip}'),
  edition: template(', edition of {day}, CC BY 4.0', ', {day} का संस्करण, CC BY 4.0'),
});
