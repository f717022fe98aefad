import { z } from 'zod';
import { requireCurrent } from '../../../providers/reading-age.ts';
import { CannotAnswer } from '../../../providers/upstream-query.ts';
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
  address: 'https://api.waqi.info',
  requiredSettings: ['API_KEY'],
  async air({ lat, lon }, { fetchJson, secret }) {
    const { body } = await fetchJson(reply, `/feed/geo:${lat};${lon}/?token=${encodeURIComponent(secret())}`);
    const { data } = body;
    const aqi = typeof data.aqi === 'number' ? data.aqi : Number.NaN;
    // A station that is down sends "-".
    if (!Number.isFinite(aqi)) throw new CannotAnswer('the nearest station is down');
    // Many of its mirrors of Indian stations are no longer updated.
    return requireCurrent({
      concentrations: {},
      foreign: { scale: 'US EPA', aqi },
      basis: 'station' as const,
      station: data.city.name,
      observedAt: new Date(data.time.iso).toISOString(),
    });
  },
};
