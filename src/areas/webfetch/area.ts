import { defineArea } from '../area.ts';
import { crawlEndpoint, fetchEndpoint, imageEndpoint, mapEndpoint } from './endpoints.ts';
import { answerWebAddress } from './intents.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export default defineArea({
  name: 'webfetch',
  title: { en: 'Web page reader', hi: 'वेब पेज रीडर' },
  summary: {
    en: 'Reads any public web page or PDF: its main content as markdown, text or HTML, its metadata and its links.',
    hi: 'किसी भी सार्वजनिक वेब पेज या PDF की मुख्य सामग्री markdown, टेक्स्ट या HTML में, उसकी जानकारी और उसके लिंक।',
  },
  group: 'tools',
  icon: 'page',
  page: '/browse/reader',
  vocabulary,
  findAnswers: answerWebAddress,
  endpoints: [fetchEndpoint, imageEndpoint, crawlEndpoint, mapEndpoint],
  attribution: [],
});
