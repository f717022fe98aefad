import { inAllLocales } from '../../i18n/locale.ts';
import { usesOf } from '../conditions.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { readName } from './name.ts';
import { DOMAIN } from './wording.ts';

/** A name within a text: two labels or more. */
const NAME = /(?<![\p{L}\p{N}@/.-])[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}(?:\.[\p{L}\p{M}\p{N}-]{2,63}){1,6}(?![\p{L}\p{N}/?#:.-])/u;

/** A domain name, alone or among words that ask about it. Nobody is asked while somebody types. */
export async function answerDomain(query: Query): Promise<DirectAnswer[]> {
  const { text, entities } = query;
  const result = entities.includes('asks');
  const bare = NAME.exec(text)?.[0];
  if (!bare || (!result && bare !== text)) return [];
  const reading = readName(bare);
  if (!reading.ok) return [];
  const { unicode, registrable, ascii } = reading.value;
  return [
    {
      title: inAllLocales(DOMAIN, (t) => t.titleOf(unicode)),
      answer: null,
      detail: inAllLocales(DOMAIN, (t) => t.isRegistered(registrable)),
      url: `/browse/domain?name=${encodeURIComponent(ascii)}`,
      confidence: result ? 1 : 0.9,
      uses: usesOf(query, bare),
    },
  ];
}
