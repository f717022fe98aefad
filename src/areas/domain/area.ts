import { formatDay } from '../../i18n/format.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import { latestTime } from '../../kernel/time.ts';
import { defineArea } from '../area.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { usesOf } from '../query-uses.ts';
import { domain, registries } from './endpoints.ts';
import { readName } from './name.ts';
import { allRegistries, domainDatabase } from './queries.ts';
import { DOMAIN_SOURCES } from './sources.ts';
import { DOMAIN_SCHEDULE, DOMAIN_SNAPSHOT } from './tables.ts';
import { domainOf } from './values.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { DOMAIN } from './wording.ts';

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
  attribution: DOMAIN_SNAPSHOT.sources,
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

/** A name within a text: two labels or more. */
const NAME = /(?<![\p{L}\p{N}@/.-])[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}(?:\.[\p{L}\p{M}\p{N}-]{2,63}){1,6}(?![\p{L}\p{N}/?#:.-])/u;

/** A domain name, alone or among words that ask about it. Nobody is asked while somebody types. */
async function answerDomain(query: Query): Promise<DirectAnswer[]> {
  const { text, entities } = query;
  const result = entities.includes('asks');
  const bare = NAME.exec(text)?.[0];
  // Beside words that only ask, such as `kiska hai`, a name alone is what is asked about.
  const parts = new Set(bare?.toLowerCase().split(/[.-]/));
  const others = query.tokens.filter(
    ({ word, kind }) => kind !== 'filler' && kind !== 'negation' && kind !== 'operation' && !parts.has(word),
  );
  const isAlone = others.length <= 1 && others.every(({ kind }) => kind === 'name');
  if (!bare || (!result && !isAlone)) return [];
  const reading = readName(bare);
  if (!reading.ok) return [];
  const { unicode, registrable, ascii } = reading.value;
  return [
    {
      title: inAllLocales(DOMAIN, (t) => t.titleOf(unicode)),
      answer: null,
      detail: inAllLocales(DOMAIN, (t) => t.isRegistered(registrable)),
      url: `/browse/domain?name=${encodeURIComponent(ascii)}`,
      live: async (context) => {
        const { registered, registration, registry } = await domainOf(ascii, context);
        return {
          answer: registered === null ? null : inAllLocales(DOMAIN, (t) => (registered ? t.isTaken : t.isFree)),
          ...(registration?.expires_on
            ? {
                detail: inAllLocales(
                  DOMAIN,
                  (t, locale) => `${t.expires}: ${formatDay(registration.expires_on?.slice(0, 10) ?? '', true, locale)}`,
                ),
              }
            : {}),
          ...(registry ? { source: registry.server } : {}),
        };
      },
      confidence: result ? 1 : 0.9,
      // A name with its ending is what is asked about, whatever stands around it.
      uses: isAlone ? ['word', 'other', 'place', 'amount', 'operation'] : usesOf(query, bare),
    },
  ];
}
