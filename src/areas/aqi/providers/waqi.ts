import { z } from 'zod';
import { providerSecret, upstreamBase } from '../../../lib/env.ts';
import { CannotAnswer } from '../../../lib/failover.ts';
import { askUpstreamJson } from '../../../lib/net/upstream.ts';
import { expectShape } from '../../../lib/shape.ts';
import type { AirProvider } from './provider.ts';

const reply = z.object({
  status: z.literal('ok'),
  data: z.object({
    aqi: z.union([z.number(), z.string()]),
    city: z.object({ name: z.string() }),
    time: z.object({ iso: z.iso.datetime({ offset: true }) }),
  }),
});

/** Its indices are on the US scale and are passed on as such: they cannot be turned into India's without the concentrations. */
export const waqi: AirProvider = {
  name: 'waqi',
  title: 'World Air Quality Index project',
  url: 'https://waqi.info/',
  needs: ['API_KEY'],
  async air({ lat, lon }, signal) {
    const token = encodeURIComponent(providerSecret('waqi') ?? '');
    const url = `${upstreamBase('waqi', 'https://api.waqi.info')}/feed/geo:${lat};${lon}/?token=${token}`;
    const { body } = await askUpstreamJson({ url, signal });
    const { data } = expectShape(reply, body, 'waqi');
    const aqi = typeof data.aqi === 'number' ? data.aqi : Number.NaN;
    // A station that is down sends "-".
    if (!Number.isFinite(aqi)) throw new CannotAnswer('the nearest station is down');
    return {
      concentrations: {},
      foreign: { scale: 'US EPA', aqi },
      basis: 'station',
      station: data.city.name,
      observedAt: new Date(data.time.iso).toISOString(),
    };
  },
};
