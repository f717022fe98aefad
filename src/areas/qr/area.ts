import { defineArea } from '../area.ts';
import { qr } from './endpoints.ts';
import { answerQr } from './intents.ts';

export default defineArea({
  name: 'qr',
  title: { en: 'QR code', hi: 'क्यूआर कोड' },
  summary: {
    en: 'Makes a QR code of a text, an address or a UPI payment, to print or to put on a page.',
    hi: 'किसी पाठ, वेब पते या यूपीआई भुगतान का क्यूआर कोड बनाएँ, प्रिंट करने या वेबसाइट पर लगाने के लिए।',
  },
  group: 'tools',
  icon: 'code',
  page: '/browse/qr',
  endpoints: [qr],
  find: {
    answers: answerQr,
  },
});
