import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the page of QR codes says. */
export const QR = defineWording({
  ...texts,
  toPay: template('QR code to pay {payee}', '{payee} को पैसे देने का क्यूआर कोड'),
  toPaySum: template('QR code to pay ₹{sum} to {payee}', '{payee} को ₹{sum} देने का क्यूआर कोड'),
  ofText: template('QR code of “{text}”', '“{text}” का क्यूआर कोड'),
});
