import type { DirectAnswer, Typed } from '../area.ts';
import { readAddress } from './address.ts';
import { lookUp } from './look-up.ts';
import { ipBody } from './responses.ts';

/** An address of IPv4 or IPv6; `my ip`. */
export async function recogniseAddress({ text, words }: Typed): Promise<DirectAnswer[]> {
  const address = readAddress(text.replace(/^ip(?: address)? /i, ''));
  if (!address) {
    const own = /^(?:what(?: i|')?s )?my ip(?: address)?$/.test(words.join(' '));
    return own
      ? [
          {
            title: 'Your IP address',
            answer: null,
            detail: 'It is told on the page, and kept by nobody.',
            url: '/browse/ip',
            sureness: 0.9,
          },
        ]
      : [];
  }
  const body = ipBody(await lookUp(address, { reverse: false }), false);
  return [
    {
      title: `Address ${body.ip}`,
      answer: body.range?.name ?? body.country ?? 'No country is on record',
      ...(body.country ? { detail: body.attribution } : {}),
      url: `/browse/ip?ip=${encodeURIComponent(body.ip)}`,
      sureness: 1,
    },
  ];
}
