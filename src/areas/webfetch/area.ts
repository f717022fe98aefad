import { inAllLocales } from '../../i18n/locale.ts';
import { defineArea } from '../area.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { usesOf } from '../query-uses.ts';
import { crawlEndpoint, fetchEndpoint, imageEndpoint, mapEndpoint } from './endpoints.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { READER } from './wording.ts';

export default defineArea({
  name: 'webfetch',
  title: { en: 'Web page reader', hi: 'वेब पेज रीडर' },
  summary: {
    en: 'Reads any public web page or PDF: its main content as markdown, text or HTML, its metadata and its links.',
    hi: 'किसी भी सार्वजनिक वेब पेज या PDF की मुख्य सामग्री मार्कडाउन, टेक्स्ट या HTML में, उसकी जानकारी और उसके लिंक।',
  },
  group: 'tools',
  icon: 'page',
  page: '/browse/reader',
  endpoints: [fetchEndpoint, imageEndpoint, crawlEndpoint, mapEndpoint],
  find: {
    vocabulary,
    answers: answerWebAddress,
  },
});

/** A web address within a text: with a scheme, `www.`, a path, or a bare name. */
const ADDRESS =
  /(?<![\p{L}\p{N}@.-])(https?:\/\/)?([\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}-]{1,63}){1,8})(:\d{1,5})?([/?#]\S{0,300})?(?=\s|$)/iu;

/** For a web address: the reader with the address filled in. It is fetched on a press. */
async function answerWebAddress(query: Query): Promise<DirectAnswer[]> {
  const { text, unknownWords, entities } = query;
  const found = ADDRESS.exec(text);
  if (!found) return [];
  const [whole, scheme, host = '', , path] = found;
  // `8.8.8.8` and `22.50` are not pages. The words before an address say whether to read it or do something else.
  const around = `${text.slice(0, found.index)} ${text.slice(found.index + whole.length)}`.trim();
  if (!scheme && (/^[\d.]+$/.test(host) || !/\.\p{L}{2,24}$/u.test(host))) return [];
  const others = around.toLowerCase().split(/\s+/);
  if (around !== '' && (!entities.includes('read') || others.some((word) => unknownWords.includes(word)))) return [];
  const isPage = scheme !== undefined || path !== undefined || host.startsWith('www.');
  return [
    {
      title: inAllLocales(READER, (t) => t.readHost(host)),
      answer: null,
      detail: inAllLocales(READER, (t) => t.onPress),
      url: `/browse/reader?${new URLSearchParams({ url: whole })}`,
      confidence: isPage || around !== '' ? 1 : 0.92,
      uses: usesOf(query, whole),
    },
  ];
}
