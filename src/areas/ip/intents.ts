import { inAllLocales } from '../../i18n/locale.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { readAddress } from './address.ts';
import { lookUp } from './look-up.ts';
import { ipBody } from './responses.ts';
import { IP } from './wording.ts';

/** An address of IPv4 or IPv6; `my ip`. */
export async function answerAddress({ text, words }: Query): Promise<DirectAnswer[]> {
  const address = readAddress(text.replace(/^ip(?: address)? /i, ''));
  if (!address) {
    const own = /^(?:what(?: i|')?s )?my ip(?: address)?$/.test(words.join(' '));
    return own
      ? [
          {
            title: inAllLocales(IP, (t) => t.yours),
            answer: null,
            detail: inAllLocales(IP, (t) => t.yoursAbout),
            url: '/browse/ip',
            confidence: 0.9,
            uses: 'all',
          },
        ]
      : [];
  }
  const body = ipBody(await lookUp(address, { reverse: false }), false);
  const country = body.country === null ? undefined : { en: body.country, ...(body.country_hi ? { hi: body.country_hi } : {}) };
  return [
    {
      title: inAllLocales(IP, (t) => t.addressIs(body.ip)),
      answer: body.range?.name ?? country ?? inAllLocales(IP, (t) => t.noCountry),
      ...(body.country ? { detail: body.attribution } : {}),
      url: `/browse/ip?ip=${encodeURIComponent(body.ip)}`,
      confidence: 1,
      // The whole text is the address, with words that ask for it.
      uses: 'all',
    },
  ];
}
