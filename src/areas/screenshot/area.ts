import { defineArea } from '../area.ts';
import { take } from './endpoints.ts';
import { answerScreenshot } from './intents.ts';

export default defineArea({
  name: 'screenshot',
  title: { en: 'Screenshot', hi: 'स्क्रीनशॉट' },
  summary: {
    en: 'A picture of any public page, as a desk or a phone shows it.',
    hi: 'किसी भी सार्वजनिक वेब पृष्ठ की तस्वीर, जैसा वह कंप्यूटर या फ़ोन पर दिखता है।',
  },
  group: 'tools',
  icon: 'frame',
  page: '/browse/screenshot',
  endpoints: [take],
  attribution: [],
  findAnswers: answerScreenshot,
});
