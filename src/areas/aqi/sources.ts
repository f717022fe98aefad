import { type Source, unexpectedPage } from '../../crawl/source.ts';
import { readFeed } from './read-feed.ts';
import { currentReadings, type StationReading } from './station-reading.ts';

/** The CPCB's feed of all stations, as providers read it during a request. */
export const AIR_SOURCES: readonly Source<StationReading, { now: Date }>[] = [
  {
    name: 'cpcb-feed',
    title: 'Central Pollution Control Board',
    url: 'https://airquality.cpcb.gov.in',
    reader: {
      requests: () => [{ path: '/caaqms/rss_feed', about: undefined, headers: { accept: 'application/xml, text/xml' } }],
      parse({ text, path }, { now }) {
        const readings = currentReadings(readFeed(text), now);
        if (readings.length === 0) throw unexpectedPage('cpcb-feed', path, 'no station has a reading of the last 24 hours');
        return readings;
      },
    },
  },
];
