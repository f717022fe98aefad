import { inAllLocales } from '../../i18n/locale.ts';
import { defineArea } from '../area.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { readAddress } from './address.ts';
import { ip, ranges } from './endpoints.ts';
import { lookUp } from './look-up.ts';
import { findEdition, ipDatabase } from './queries.ts';
import { IP_SOURCES } from './sources/index.ts';
import { IP_SCHEDULE, IP_SNAPSHOT } from './tables.ts';
import { IP } from './wording.ts';

export default defineArea({
  name: 'ip',
  title: { en: 'IP addresses', hi: 'आईपी एड्रेस' },
  summary: {
    en: 'Country and kind of an IP address, by databases on this machine: nobody else learns which was looked up.',
    hi: 'किसी भी आईपी एड्रेस का देश और प्रकार; कौन-सा एड्रेस देखा गया, यह किसी और को पता नहीं चलता।',
  },
  group: 'tools',
  icon: 'signpost',
  page: '/browse/ip',
  endpoints: [ip, ranges],
  attribution: IP_SNAPSHOT.sources,
  data: {
    crawler: { sources: IP_SOURCES, schedule: IP_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [IP_SNAPSHOT],
    async freshness() {
      const known = await findEdition(await ipDatabase(), 'country');
      return { observedAt: known?.edition ?? '', source: known?.source ?? '', count: known ? 1 : 0, counted: 'databases' };
    },
  },
  find: {
    records: async () => [
      {
        url: '/browse/ip',
        title: 'IP addresses',
        description: 'Your own IP address, and country, kind and name of any other.',
        names: ['my ip', 'ip address', 'ip lookup', 'IPv4', 'IPv6', 'whois ip', 'geolocation', 'आईपी'],
      },
    ],
    answers: answerAddress,
  },
});

const IP_WORDS = new Set(['ip', 'address', 'locate', 'located', 'location', 'whose', 'kiska', 'kahan', 'kaha']);
/** An address among other words. */
const ADDRESS = /(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{0,4}(?::[\da-f]{0,4}){2,7})(?![\w.:])/i;
const OWN =
  /^(?:what is |what s |whats |show |find |check |tell me )?(?:my|mera|meri|मेरा) (?:public )?(?:ip|आईपी)(?: address| kya hai| adress| एड्रेस| एड्रेस क्या है)?$|^(?:ip address|my ip address kya hai|mera ip address kya hai|what is my ip address)$/;

/** An address of IPv4 or IPv6; `my ip`. */
async function answerAddress({ text, words }: Query): Promise<DirectAnswer[]> {
  const inText = words.some((word) => IP_WORDS.has(word)) || !text.includes(' ') ? (ADDRESS.exec(text)?.[0] ?? '') : '';
  const address = readAddress(text.replace(/^ip(?: address)? /i, '')) ?? readAddress(inText);
  if (!address && !OWN.test(words.join(' '))) return [];
  if (!address)
    return [
      {
        title: inAllLocales(IP, (t) => t.yours),
        answer: null,
        detail: inAllLocales(IP, (t) => t.yoursAbout),
        url: '/browse/ip',
        confidence: 0.9,
        uses: 'all',
      },
    ];
  const body = await lookUp(address, { reverse: false, isCaller: false });
  const country = body.country === null ? undefined : { en: body.country, ...(body.country_hi ? { hi: body.country_hi } : {}) };
  return [
    {
      title: inAllLocales(IP, (t) => t.addressIs(body.ip)),
      answer: body.range?.name ?? country ?? inAllLocales(IP, (t) => t.noCountry),
      ...(body.country ? { detail: { en: body.attribution, hi: IP.hi.credit } } : {}),
      url: `/browse/ip?ip=${encodeURIComponent(body.ip)}`,
      confidence: 1,
      // The whole text is the address, with words that ask for it.
      uses: 'all',
    },
  ];
}
