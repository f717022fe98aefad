import { formatDay } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type LocalizedText, localName, toLocalizedText, translate } from '../../i18n/locale.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import type { SchemeFacts } from './facts/types.ts';
import { ministryNames } from './ministries.ts';
import { SCHEME } from './scheme-wording.ts';
import type { SchemeHit } from './search/search.ts';
import { aboutInHindi, type SchemeFactsInWords, schemeOf } from './values.ts';
import { SCHEMES } from './wording.ts';

/** The facts of a scheme that a question may ask for, by their words. */
const PARTS = {
  apply:
    /\b(?:(?:how|where) (?:to|do i|do we|can i|can we|can one|does one|should i) (?:apply|register|enrol+|join|avail|claim|get)(?: (?:for|in|to|under))?|(?:application|registration) (?:process|procedure)|apply (?:online|offline)|(?:apply|aavedan|avedan|regist\w+|form|labh) (?:kaise|kese|kaha+n?)(?: (?:kar|bhar|le)\w*)?|(?:kaise|kese|kaha+n?) (?:apply|aavedan|avedan|regist\w+))\b|(?:आवेदन|अप्लाई|रजिस्ट्रेशन|पंजीकरण) (?:कैसे|कहाँ|कहां)(?: कर\S*)?|(?:कैसे|कहाँ|कहां) (?:आवेदन|अप्लाई)(?: कर\S*)?/giu,
  ministry:
    /\b(?:(?:which|what|kaun ?s[ae]|kis) (?:ministry|department|mantralaya?|vibhag)(?: (?:runs?|gives?|handles?|is behind|ki|ka|ke|chala\w*))?)\b|(?:किस|कौन सा|कौनसा) (?:मंत्रालय|विभाग)(?: (?:की|का|के))?/giu,
  ages: /\b(?:age limit|(?:minimum|maximum|min|max|what|which|kitni) age|(?:kitni |kya )?(?:umar|umr)(?: seema)?)\b(?: सीमा)?|(?<!\bold )\bage\b(?= ?(?:$|for|kya|kitni|hai))|(?<![\p{L}\p{M}])(?:कितनी )?(?:उम्र|आयु)(?: सीमा)?(?![\p{L}\p{M}])/giu,
  documents:
    /\b(?:(?:which |what )?(?:documents?|papers?|dastavez|kagaz|kagzat)(?: (?:required|needed|list|chahiye))?)\b|दस्तावेज़?\S*|कागज़?\S*/giu,
  income: /\b(?:income limit|maximum income|income|aay seema|aamdani)\b|आय सीमा/giu,
  conditions:
    /\b(?:eligibility(?: criteria)?|(?:who is |who are )?eligible|who (?:can|may) (?:apply|get|take|join)|^(?:can|may|could)(?=.*\b(?:get|avail|apply|join|claim|take)\b)|patrata|kaun (?:kaun )?(?:le|apply kar|kar) sak\w*|(?:kaun |kya )?patra|kise mil\w*|kisko mil\w*)\b|(?:कौन )?पात्र(?:ता)?(?!\p{M})|किसे मिल\S*|किसको मिल\S*|कौन ले सक\S*/giu,
  gives:
    /\b(?:(?:maximum |max )?(?:amount|limit)|how much(?: money)?|maximum|stipend|benefits?|fa+[iy]+d[ae]|labh|rashi|kitn[aei](?: (?:paisa|paise|rupaye|rupees))?(?: mil\w*)?)\b|राशि|कितन\S*(?: (?:पैसा|पैसे|रुपये|रुपए|रुपया|rupees?|राशि))?(?: मिल\S*)?|लाभ|(?:फ़ा|फा)यद[ाे]/giu,
  // No page of a scheme says so.
  open: /\b(?:still )?(?:(?:going )?on|open|closed|available|running|active|chalu|band|khul[aie])(?: (?:now|still|today|hai|ho gay[aie]))?(?=$|\?| (?:or|kya|in)\b)|\b(?:last date|deadline|aa?khri tarikh)(?: (?:to|of|for) \w+)?|(?:चालू|बंद|खुल[ाीे])(?= है)|(?:अंतिम|आखिरी) (?:तारीख|तिथि)/giu,
} as const satisfies Record<string, RegExp>;
type Part = keyof typeof PARTS;

const AROUND =
  /\b(?:what|who|is|the|for|of|in|do|i|get|avail|apply|join|claim|under|kya|hai|ka|ki|ke|me|mein|required|needed|chahiye|milta|milti|milega|milegi|paisa|paise|rupaye)\b|(?<=\s|^)(?:में|का|की|के|है|हैं|पैसा|पैसे|रुपये|मिलता|मिलती|मिलते|मिलेगा|मिलेगी|क्या|कौन)(?=\s|$)/giu;

/** The part of a scheme that a question asks for, and the question without the words that say so. Undefined where none is asked for. */
export function partOfScheme(query: Query): { part: Part; said: string; rest: Query } | undefined {
  const part = (Object.keys(PARTS) as Part[]).find((name) => query.text.search(PARTS[name]) >= 0);
  if (!part) return undefined;
  const text = query.text.replace(PARTS[part], ' ').replace(AROUND, ' ').replace(/\s+/g, ' ').trim();
  const words = fold(text).split(' ').filter(Boolean);
  const plain = new Set(words.map(normaliseDevanagari));
  const stays = (all: readonly string[]) => all.filter((word) => plain.has(normaliseDevanagari(word)));
  if (words.length === 0) return undefined;
  const said = query.text.match(PARTS[part])?.[0] ?? part;
  return {
    part,
    said,
    rest: { ...query, text, words, unknownWords: stays(query.unknownWords), unclaimedWords: stays(query.unclaimedWords) },
  };
}

/** Where one applies: online or at an office, its helpline and its own official page. */
function waysToApply({ apply = [], helpline = [], page }: SchemeFacts): LocalizedText | undefined {
  if (apply.length === 0 && page === undefined) return undefined;
  return inAllLocales(SCHEME, (t) =>
    [
      apply.map((way) => (way === 'online' ? t.online : t.atOffice)).join(t.or),
      helpline.length > 0 && `${t.helpline}: ${helpline.join(', ')}`,
      page !== undefined && `${t.official}: ${new URL(page).hostname}`,
    ]
      .filter(Boolean)
      .join('; '),
  );
}

function inWords(
  part: Exclude<Part, 'open' | 'ministry'>,
  { facts, gives, conditions, documents }: SchemeFactsInWords,
): LocalizedText | undefined {
  const linesOf = (names: readonly (keyof SchemeFacts)[]) => {
    const rows = names.length === 0 ? conditions : conditions.filter(({ name }) => names.includes(name));
    return rows.length === 0
      ? undefined
      : eachLocale((locale) => rows.map(({ label, value }) => `${label[locale]}: ${value[locale]}`).join('; '));
  };
  if (part === 'apply') return waysToApply(facts);
  if (part === 'ages') return linesOf(['ages']);
  if (part === 'income') return linesOf(['income']);
  if (part === 'conditions') return linesOf([]);
  if (part === 'gives') return facts.gives || facts.in_kind || facts.subsidy_percent ? gives : undefined;
  return documents.length === 0 ? undefined : eachLocale((locale) => documents.map(({ name }) => name[locale]).join(', '));
}

const slugOf = (url: string): string => /^\/browse\/schemes\/([\w-]+)$/.exec(url)?.[1] ?? '';

/** Whose a scheme is and what it gives, in both languages. */
export const aboutScheme = async ({ url, description }: Pick<SchemeHit, 'url' | 'description'>): Promise<LocalizedText> => ({
  en: description,
  hi: (await aboutInHindi(slugOf(url))) ?? description,
});

/** What a scheme gives, where that is asked for and on record: `widow pension in rajasthan how much`. */
export async function givesAsked(query: Query, slug: string): Promise<LocalizedText | undefined> {
  if (query.text.search(PARTS.gives) < 0) return undefined;
  const facts = (await schemeOf(slug))?.facts;
  return facts && inWords('gives', facts);
}

/** An answer that names a scheme, with the part that is asked for; undefined where that is not on record. */
export async function withPart(part: Part, answer: DirectAnswer): Promise<DirectAnswer | undefined> {
  if (part === 'open') return undefined;
  const slug = slugOf(answer.url);
  const detail = slug === '' || answer.declined ? undefined : await schemeOf(slug);
  if (!detail) return undefined;
  const { scheme, facts } = detail;
  const says =
    part !== 'ministry'
      ? facts && inWords(part, facts)
      : scheme.ministry === null
        ? undefined
        : eachLocale((locale) => localName(locale, ministryNames(scheme.ministry ?? '')));
  if (!says) return undefined;
  const asOf = part === 'ministry' || !facts ? scheme.recorded : facts.asOf;
  return {
    ...answer,
    title: inAllLocales(SCHEMES, (t, locale) => `${localName(locale, scheme)}: ${t.parts[part]}`),
    answer: says,
    detail: inAllLocales(SCHEMES, (t, locale) =>
      [t.readOn(formatDay(asOf, true, locale)), translate(toLocalizedText(answer.detail ?? ''), locale)].filter(Boolean).join(t.stop),
    ),
    as_of: /^\d{4}-\d\d-\d\d$/.test(asOf) ? asOf : undefined,
    source: 'myScheme',
    uses: [
      'word',
      'other',
      'place',
      'operation',
      ...(part === 'gives' ? (['amount'] as const) : []),
      ...(part === 'apply' ? (['reason'] as const) : []),
    ],
  };
}
