import { defineWording } from '../../i18n/locale.ts';

/** What the page of screenshots says. */
export const SCREENSHOT = defineWording({
  title: { en: 'Screenshot', hi: 'स्क्रीनशॉट' },
  of: { en: (address: string) => `Screenshot of ${address}`, hi: (address) => `${address} का स्क्रीनशॉट` },
  ofPage: { en: 'Screenshot of a page', hi: 'किसी पेज का स्क्रीनशॉट' },
  onPress: {
    en: 'Taken on a press, as a desk or a phone shows it',
    hi: 'बटन दबाने पर लिया जाता है, जैसा कंप्यूटर या फ़ोन पर दिखे',
  },
  lead: {
    en: 'Paste the address of a page and see it as a desk or a phone shows it, without going there.',
    hi: 'किसी पेज का पता डालिए और देखिए कि वह कंप्यूटर या फ़ोन पर कैसा दिखता है, वहाँ गए बिना।',
  },
  desk: { en: 'A desk, 1280 by 800', hi: 'कंप्यूटर, 1280 × 800' },
  largeDesk: { en: 'A large desk, 1920 by 1080', hi: 'बड़ा कंप्यूटर, 1920 × 1080' },
  tablet: { en: 'A tablet, 820 by 1180', hi: 'टैबलेट, 820 × 1180' },
  phone: { en: 'A phone, 390 by 844', hi: 'फ़ोन, 390 × 844' },
  address: { en: 'Address of the page', hi: 'पेज का पता' },
  window: { en: 'Window', hi: 'स्क्रीन' },
  whole: { en: 'The whole page', hi: 'पूरा पेज' },
  dark: { en: 'Dark', hi: 'गहरे रंग में' },
  take: { en: 'Take it', hi: 'स्क्रीनशॉट लें' },
  kept: {
    en: "A picture is kept for 24 hours. The page's own site sees us, not you.",
    hi: 'तस्वीर 24 घंटे रखी जाती है। उस साइट को हम दिखते हैं, आप नहीं।',
  },
  forProgrammers: {
    en: 'Any program may ask for the same, as PNG, JPEG or WebP. No key is needed. [Reference].',
    hi: 'कोई भी प्रोग्राम यही माँग सकता है, PNG, JPEG या WebP में। कोई key नहीं चाहिए। [पूरा ब्योरा]।',
  },
});
