import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the page of QR codes says. */
export const QR = defineWording({
  ...texts,
  toPay: { en: (payee: string) => `QR code to pay ${payee}`, hi: (payee) => `${payee} को पैसे देने का क्यूआर कोड` },
  ofText: { en: (text: string) => `QR code of “${text}”`, hi: (text) => `“${text}” का क्यूआर कोड` },
});
