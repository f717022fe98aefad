import { CITIES } from '../../../src/places/cities.ts';
import { chance } from './chance.ts';
import type { Simulation } from './simulate.ts';
import { openUpstream } from './upstream.ts';

/** About as many as the CPCB's feed has. */
const STATIONS = 480;
const HOUR_MS = 3_600_000;

/** The CPCB's feed over the months: every station's index moves from one crawl to the next. The same on every run. */
export const AIR_SIMULATION: Simulation = {
  area: 'aqi',
  warmUpDays: 60,
  warmUpEvery: 1,
  crawls: 100,
  allowedBytes: 1.5 * 1024 ** 2,
  async open() {
    const upstream = await openUpstream((path, now) => (path === '/caaqms/rss_feed' ? feedAt(now) : undefined));
    process.env.UPSTREAM_CPCB_FEED_URL = upstream.url;
    return upstream;
  },
};

function feedAt(now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  // Indian time of the hour before.
  const [day = '', time = ''] = new Date((hour + 4.5) * HOUR_MS).toISOString().split('T');
  const at = `${day.split('-').reverse().join('-')} ${time.slice(0, 2)}:00:00`;
  const stations = Array.from({ length: STATIONS }, (_, n) => {
    const city = CITIES[n % CITIES.length];
    const aqi = Math.round(40 + 200 * chance(`${n}`) + 60 * chance(`${n} ${Math.floor(hour / 6)}`));
    return `<State id="${city?.state}"><City id="${city?.name}"><Station id="Station ${n}, ${city?.name}" lastupdate="${at}" latitude="${city?.lat}" longitude="${city?.lon}"><Pollutant_Index id="PM2.5" Avg="${aqi}"/><Air_Quality_Index Value="${aqi}" Predominant_Parameter="PM2.5"/></Station></City></State>`;
  });
  return `<AqIndex><Country id="India">${stations.join('')}</Country></AqIndex>`;
}
