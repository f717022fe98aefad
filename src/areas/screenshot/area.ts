import { inAllLocales } from '../../i18n/locale.ts';
import { defineArea } from '../area.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { take } from './endpoints.ts';
import { SCREENSHOT } from './wording.ts';

export default defineArea({
  name: 'screenshot',
  title: { en: 'Screenshot', hi: 'स्क्रीनशॉट' },
  summary: {
    en: 'A picture of any public page, as a desk or a phone shows it.',
    hi: 'किसी भी सार्वजनिक वेब पेज की तस्वीर, जैसा वह कंप्यूटर या फ़ोन पर दिखता है।',
  },
  group: 'tools',
  icon: 'frame',
  page: '/browse/screenshot',
  endpoints: [take],
  find: {
    answers: answerScreenshot,
  },
});

const HOST = /^(?:https?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i;

/** `screenshot example.org`: the page, with the address in its field. */
async function answerScreenshot({ text }: Query): Promise<DirectAnswer[]> {
  const match =
    /^(?:screenshot|screen shot|स्क्रीनशॉट)(?: (?:of|का))?(?: (\S{1,300}))?$/iu.exec(text) ??
    /^(\S{1,300}) (?:screenshot|स्क्रीनशॉट|का स्क्रीनशॉट)$/iu.exec(text);
  if (!match || (match[1] !== undefined && !HOST.test(match[1]))) return [];
  const [, address] = match;
  return [
    {
      title: inAllLocales(SCREENSHOT, (t) => (address ? t.of(address) : t.ofPage)),
      answer: inAllLocales(SCREENSHOT, (t) => t.onPress),
      url: address ? `/browse/screenshot?${new URLSearchParams({ url: address })}` : '/browse/screenshot',
      confidence: 0.95,
      // The whole text is the address, with words that ask for it.
      uses: 'all',
    },
  ];
}
