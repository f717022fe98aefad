import { formatDay } from '../../i18n/format.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { usesOf } from '../query-uses.ts';
import { readName } from './name.ts';
import { domainOf } from './values.ts';
import { DOMAIN } from './wording.ts';

/** A name within a text: two labels or more. */
const NAME = /(?<![\p{L}\p{N}@/.-])[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}(?:\.[\p{L}\p{M}\p{N}-]{2,63}){1,6}(?![\p{L}\p{N}/?#:.-])/u;

/** A domain name, alone or among words that ask about it. Nobody is asked while somebody types. */
export async function answerDomain(query: Query): Promise<DirectAnswer[]> {
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
