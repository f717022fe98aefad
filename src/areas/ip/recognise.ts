import { bothOf } from '../../lib/locale.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { readAddress } from './address.ts';
import { lookUp } from './look-up.ts';
import { ipBody } from './responses.ts';
import { IP } from './wording.ts';

/** An address of IPv4 or IPv6; `my ip`. */
export async function recogniseAddress({ text, words }: Typed): Promise<DirectAnswer[]> {
  const address = readAddress(text.replace(/^ip(?: address)? /i, ''));
  if (!address) {
    const own = /^(?:what(?: i|')?s )?my ip(?: address)?$/.test(words.join(' '));
    return own
      ? [
          {
            title: bothOf(IP, (t) => t.yours),
            answer: null,
            detail: bothOf(IP, (t) => t.yoursAbout),
            url: '/browse/ip',
            sureness: 0.9,
          },
        ]
      : [];
  }
  const body = ipBody(await lookUp(address, { reverse: false }), false);
  const country = body.country === null ? undefined : { en: body.country, ...(body.country_hi ? { hi: body.country_hi } : {}) };
  return [
    {
      title: bothOf(IP, (t) => t.addressIs(body.ip)),
      answer: body.range?.name ?? country ?? bothOf(IP, (t) => t.noCountry),
      ...(body.country ? { detail: body.attribution } : {}),
      url: `/browse/ip?ip=${encodeURIComponent(body.ip)}`,
      sureness: 1,
    },
  ];
}
