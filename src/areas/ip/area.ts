import { defineArea } from '../area.ts';
import { ip, ranges } from './endpoints.ts';
import { answerAddress } from './intents.ts';
import { findEdition, ipDatabase } from './queries.ts';
import { IP_SOURCES } from './sources/index.ts';
import { IP_SCHEDULE, IP_SNAPSHOT } from './tables.ts';

export default defineArea({
  name: 'ip',
  title: { en: 'IP addresses', hi: 'आईपी पते' },
  summary: {
    en: 'Country and kind of an IP address, by databases on this machine: nobody else learns which was looked up.',
    hi: 'आईपी पते का देश और प्रकार, इसी मशीन के डेटाबेस से: कौन-सा पता देखा गया, यह किसी और को पता नहीं चलता।',
  },
  group: 'tools',
  icon: 'signpost',
  page: '/browse/ip',
  endpoints: [ip, ranges],
  crawler: { sources: IP_SOURCES, schedule: IP_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [IP_SNAPSHOT],
  searchRecords: async () => [
    {
      url: '/browse/ip',
      title: 'IP addresses',
      description: 'Your own IP address, and country, kind and name of any other.',
      names: ['my ip', 'ip address', 'ip lookup', 'IPv4', 'IPv6', 'whois ip', 'geolocation', 'आईपी'],
    },
  ],
  findAnswers: answerAddress,
  async freshness() {
    const known = await findEdition(await ipDatabase(), 'country');
    return { observedAt: known?.edition ?? '', source: known?.source ?? '', count: known ? 1 : 0, counted: 'databases' };
  },
  attribution: IP_SNAPSHOT.sources,
});
