import { inAllLocales } from '../../i18n/locale.ts';
import { wordSet } from '../../text/fold.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { readAddress } from './address.ts';
import { lookUp } from './look-up.ts';
import { IP } from './wording.ts';

/** Words that ask of an address, beside which it may stand. */
const IP_WORDS = wordSet(
  'ip address addresses locate located location whose kiska kahan kaha country desh city isp provider server dns belong belongs owner from where host public private local reserved',
);
/** An address among other words. */
const ADDRESS = /(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{0,4}(?::[\da-f]{0,4}){2,7})(?![\w.:])/i;
/** What looks like an address and is none. */
const DOTTED = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/;
const OWN =
  /^(?:what is |what s |whats |show |find |check |tell me )?(?:my|mera|meri|मेरा) (?:public )?(?:ip|आईपी)(?: address| kya hai| adress| एड्रेस| एड्रेस क्या है)?$|^(?:ip address|my ip address kya hai|mera ip address kya hai|what is my ip address)$/;

/** An address of IPv4 or IPv6; `my ip`. */
export async function answerAddress({ text, words, conditions }: Query): Promise<DirectAnswer[]> {
  const address = readAddress(text.replace(/^ip(?: address)? /i, '')) ?? readAddress(ADDRESS.exec(text)?.[0] ?? '');
  const wrong = address ? undefined : DOTTED.exec(text)?.[0];
  if (!address && !wrong && !OWN.test(words.join(' '))) return [];
  if (!address)
    return [
      {
        title: inAllLocales(IP, (t) => (wrong ? t.addressIs(wrong) : t.yours)),
        answer: null,
        detail: inAllLocales(IP, (t) => (wrong ? t.tooLarge : t.yoursAbout)),
        ...(wrong ? { declined: true as const } : {}),
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
      // Words that ask for it say nothing else.
      uses: conditions.every((one) => IP_WORDS.has(one.text) || address.text.includes(one.text)) ? 'all' : ['amount'],
    },
  ];
}
