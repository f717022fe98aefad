import { looksLikeChallenge, UpstreamError } from '../../../net/upstream.ts';
import { readFeed } from '../read-feed.ts';
import { requireCurrentReadings } from '../station-reading.ts';
import type { StationProvider } from './provider.ts';

/** The CPCB's own feed, which needs no key: every station of the country, renewed each hour, about 360 kB. */
export const cpcbFeed: StationProvider = {
  name: 'cpcb-feed',
  title: 'Central Pollution Control Board',
  url: 'https://airquality.cpcb.gov.in/',
  address: 'https://airquality.cpcb.gov.in',
  concurrency: 1,
  async stations(_country, { fetchText }) {
    const { text } = await fetchText('/caaqms/rss_feed', { headers: { accept: 'application/xml, text/xml' } });
    if (looksLikeChallenge(text)) throw new UpstreamError('challenge', 'cpcb-feed sent a challenge page');
    return requireCurrentReadings(readFeed(text));
  },
};
