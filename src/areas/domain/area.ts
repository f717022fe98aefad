import { latestTime } from '../../kernel/time.ts';
import { defineArea } from '../area.ts';
import { domain, registries } from './endpoints.ts';
import { answerDomain } from './intents.ts';
import { allRegistries, domainDatabase } from './queries.ts';
import { DOMAIN_SOURCES } from './sources.ts';
import { DOMAIN_SCHEDULE, DOMAIN_SNAPSHOT } from './tables.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export default defineArea({
  name: 'domain',
  title: { en: 'Domain names', hi: 'डोमेन नाम' },
  summary: {
    en: 'Is a domain name registered, by whom and until when, by its registry; and its records in DNS.',
    hi: 'क्या डोमेन नाम पंजीकृत है, किसके ज़रिए और कब तक, उसकी रजिस्ट्री के अनुसार; और DNS में उसके रिकॉर्ड।',
  },
  group: 'tools',
  icon: 'globe',
  page: '/browse/domain',
  endpoints: [domain, registries],
  data: {
    crawler: { sources: DOMAIN_SOURCES, schedule: DOMAIN_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [DOMAIN_SNAPSHOT],
    async freshness() {
      const rows = await allRegistries(await domainDatabase());
      const observedAt = latestTime(rows.map(({ as_of }) => as_of));
      return { observedAt, source: rows[0]?.source ?? '', count: rows.length, counted: 'endings' };
    },
  },
  find: {
    records: async () => [
      {
        url: '/browse/domain',
        title: 'Domain names',
        description: 'Is a domain name registered, by whom and until when; its name servers, mail servers and other DNS records.',
        names: ['whois', 'rdap', 'domain name', 'dns lookup', 'mx records', 'name servers', '.in domain', 'डोमेन'],
      },
    ],
    vocabulary,
    answers: answerDomain,
  },
});
