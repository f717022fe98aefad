import { groupDigits } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, localName } from '../../i18n/locale.ts';
import { memoizeAsync } from '../../kernel/memoize.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import { addName, namesIn, newNames } from '../../text/name-index.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { ministryNames } from './ministries.ts';
import { allSchemes, type SchemesDatabase, schemesDatabase } from './queries.ts';
import { schemeNames } from './scheme-names.ts';
import type { SchemeRow } from './tables.ts';
import { SCHEMES } from './wording.ts';

const MINISTRY = /\b(?:ministry|mantralaya|mantralay|department|vibhag)\b|मंत्रालय|विभाग/iu;
const OF_MINISTRY = /^ministry of /;
const MAX_TOLD = 4;

/** A scheme of a ministry, without its texts. */
type Listed = Pick<SchemeRow, 'slug' | 'name' | 'ministry'>;

/** The schemes of each ministry as it writes itself, found by what it is for: `ministry of textiles`, `textile mantralaya`, वस्त्र मंत्रालय. */
const loadMinistries = memoizeAsync(async (db: SchemesDatabase) => {
  const rows = (await allSchemes(db)).flatMap(({ slug, name, ministry, gone_since }): Listed[] =>
    gone_since === null && ministry !== null ? [{ slug, name, ministry }] : [],
  );
  const index = newNames<readonly Listed[]>();
  for (const [ministryName, schemes] of Map.groupBy(rows, ({ ministry }) => fold(ministry ?? ''))) {
    const { hi } = ministryNames(ministryName);
    const about = ministryName.replace(OF_MINISTRY, '');
    // `health ministry` is that of health and family welfare.
    for (const name of [about, ...about.split(/ and | (?=food|fisheries)/).slice(0, 1)]) addName(index, name, schemes);
    if (hi) addName(index, normaliseDevanagari(hi).replace(/ मंत्रालय$/u, ''), schemes);
  }
  return index;
});

/** The schemes of a ministry: `schemes by ministry of textiles`, `how many schemes of ministry of education`. */
export async function ministryAnswer({ text, words, entities, place, asked, unknownWords }: Query): Promise<DirectAnswer[]> {
  if (!MINISTRY.test(text) || place || !(entities.includes('scheme') || asked.kind === 'count' || asked.kind === 'list')) return [];
  const named = namesIn(await loadMinistries(await schemesDatabase()), words.map(normaliseDevanagari)).toSorted(
    (a, b) => b.length - a.length,
  )[0];
  const [schemes] = named?.things ?? [];
  const [first] = schemes ?? [];
  if (!named || !schemes || !first?.ministry) return [];
  const said = new Set(words.slice(named.at, named.at + named.length));
  if (unknownWords.some((word) => !said.has(word) && !MINISTRY.test(word))) return [];
  const names = ministryNames(first.ministry);
  return [
    {
      title: eachLocale((locale) => localName(locale, names)),
      answer: inAllLocales(SCHEMES, (t) => t.count(groupDigits(schemes.length))),
      detail: eachLocale((locale) =>
        schemes
          .slice(0, MAX_TOLD)
          .map(({ slug, name }) => localName(locale, schemeNames(slug, name)))
          .join('; '),
      ),
      url: `/browse/schemes/find?${new URLSearchParams({ level: 'Central', ministry: first.ministry, sort: 'name' })}`,
      source: 'myScheme',
      confidence: 0.96,
      uses: ['word', 'other', 'operation'],
    },
  ];
}
