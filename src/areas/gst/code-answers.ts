import { cutAtWord, groupDigits } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, toLocalizedText, translate } from '../../i18n/locale.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import { FIELD } from '../field-wording.ts';
import { declinedAnswer } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { QUANTITIES } from '../quantity-wording.ts';
import { withUses } from '../query-uses.ts';
import { CODE_LISTS } from './code-lists.ts';
import { everydayCodes, everydayHindiName, isEverydayWord, stem } from './everyday.ts';
import { type FoundCode, findCodes } from './find-codes.ts';
import { codeOfGoods, goodsWords, LIMIT, MEASURE, MONEY, severalGoods, wordsBeside } from './goods-words.ts';
import { countCodesWithin, findCode, type GstDatabase, type ShownCode } from './queries.ts';
import { entriesAt, priceIn } from './rates/at-price.ts';
import { phraseNamedGoods, phraseRates } from './rates/phrases.ts';
import { GST_RATES_SOURCE } from './rates/source.ts';
import { type CodeRates, ratesOf } from './rates/values.ts';
import { GST } from './wording.ts';

/** Words that say the tax on goods and services is meant. */
export const GST_WORDS = new Set(['gst', 'jst', 'जीएसटी', 'goods', 'cgst', 'sgst', 'igst']);
const RATE = /\brates?\b|\bkitn[aei]\b|\bhow much\b|%|\bpercent|\bslab\b|कितना|दर(?!\p{M})|रेट|टैक्स/iu;
/** Words behind a sum of money: `50000 ka phone`. */
const OF_SUM = /^(?:k[aei]|wal[aei]|का|के|की|वाला|वाले|वाली)$/iu;
/** Rates that the tax has or had: `cement reduced from 28`. */
const LEAST_PRICE = 100;
const RATES = /^(?:0|3|5|12|18|28|40)$/;
/** `hsn 9403 rate`: a code's rate, not its text. */
const asksRateOf = (text: string): boolean => /\brates?\b|\bkitn[aei]\b|\bpercent|\bslab\b|कितना/iu.test(text);
const TAX_ON = /\btax (?:on|rate)\b|\bp(?:ar|e) (?:kitna |kya )?(?:tax|gst)\b|पर (?:कितना |कितनी )?(?:टैक्स|tax|कर)(?=\s|$)/iu;

/** `is milk tax free`: of goods that everybody knows. */
const TAXED = /\btax(?:ed|able|[ -]?free)\b|\bexempt|टैक्स फ्री|कर मुक्त/iu;
const FREE = /free|exempt|फ्री|मुक्त/iu;

/** Digits that are a code, or the code of what was named. */
export async function codeAnswers(db: GstDatabase, query: Query): Promise<DirectAnswer[]> {
  const { text, words, entities, unknownWords, unclaimedWords, year } = query;
  // A tax alone may be another: on income, on houses.
  const goods = goodsWords(query);
  const several = severalGoods(query);
  const isTaxed = TAXED.test(text) && (several.length > 0 || isEverydayWord(goods));
  const asksRate = isTaxed || (entities.includes('tax') && (words.some((word) => GST_WORDS.has(word)) || TAX_ON.test(text)));
  const asks = entities.includes('code') || asksRate;
  // `shoes under 1000` names a price, no code.
  // A number said in words behind it is its scale: `12 lakh car`; `1.5 lakh` is two words before it here.
  const isScale = (word = '') =>
    !/^\d/.test(word) && query.tokens.some((one) => one.kind === 'number' && one.word === normaliseDevanagari(word));
  const isMoney = (at: number): boolean =>
    (text.includes(`${words[at]}.${words[at + 1]}`) && isMoney(at + 1)) ||
    isScale(words[at + 1]) ||
    MONEY.test(words[at - 1] ?? '') ||
    MONEY.test(words[at + 1] ?? '') ||
    OF_SUM.test(words[at + 1] ?? '');
  // What a number beside goods is: a price, a limit, a quantity, a rate.
  const isSaid = (word: string, at: number) =>
    LIMIT.test(words[at - 1] ?? '') ||
    goods.split(' ').includes(word) ||
    MEASURE.test(words[at + 1] ?? '') ||
    (asksRate && (isMoney(at) || (goods !== '' && (RATES.test(word) || Number(word) >= LEAST_PRICE))));
  const numbers = words.filter((word, at) => /^\d/.test(word) && Number(word) !== year && !isSaid(word, at));
  const digits = numbers.filter((word) => /^\d{2,8}$/.test(word));
  const sumAt = words.findIndex((word, at) => /^\d{1,8}(?:\.\d+)?$/.test(word) && asksRate && isMoney(at));
  const sum = sumAt < 0 ? undefined : (query.amounts.find(({ value }) => value >= LEAST_PRICE)?.value ?? Number(words[sumAt]));
  const [code] = digits;
  if (code && digits.length === 1) {
    const alone = words.length === 1 && [4, 6, 8].includes(code.length);
    if (!alone && !(entities.includes('code') || (asks && unknownWords.length === 0))) return [];
    const row = await findCode(db, code);
    if (row && entities.includes('code') && query.asked.kind === 'count') return [await countWithin(db, row)];
    // Six digits alone are a PIN code sooner than goods.
    const rate = row && asksRateOf(text) ? await rateAnswer(row) : {};
    return row ? [{ ...toAnswer(row, asks ? 1 : code.length === 6 ? 0.65 : 0.7), ...rate, uses: ['amount'] }] : [];
  }
  if (goods === '' || digits.length > 0) return [];
  // Of rates by words, `difference` asks for each.
  if (asks && several.length > 1) return withUses((await Promise.all(several.map((one) => codeAnswers(db, one)))).flat(), 'operation');
  // Goods without a word of tax are meant where they are all that is said, and nobody else knows them.
  if (!asks && !(words.join(' ') === goods && unknownWords.length === unclaimedWords.length && isEverydayWord(goods))) return [];
  const ofServices = SERVICES.test(text) && entities.includes('code') ? await servicesNamed(db, goods) : [];
  if (ofServices.length > 0) return ofServices;
  const first = await codeOfGoods(db, goods);
  const url = `/browse/gst/codes?q=${encodeURIComponent(goods)}`;
  if (first) {
    const meant = everydayCodes(goods).includes(first.code);
    const isMetal = query.conditions.some(({ areas, text: one }) => areas?.includes('commodities') && goods.split(' ').includes(one));
    // Gold is another area's sooner.
    const isOwn = meant && goods.split(' ').every((word) => unclaimedWords.includes(word) || /^services?$/.test(word));
    // `10 gram gold with gst` asks for its price.
    if (isMetal && words.some((word, at) => /^\d/.test(word) && MEASURE.test(words[at + 1] ?? ''))) return [];
    const answer = toAnswer(first, asks ? (isOwn || entities.includes('code') ? 0.95 : isMetal ? 0.7 : 0.95) : meant ? 0.58 : 0);
    const rate = asks && (!entities.includes('code') || RATE.test(text)) ? await rateAnswer(first, sum, query) : {};
    const beside = await wordsBeside(db, goods, { text, told: toLocalizedText(rate.detail ?? '').en, found: first });
    const whole = {
      ...answer,
      ...rate,
      url,
      uses: ['word', 'other', ...(numbers.length === 0 ? (['amount'] as const) : [])] as const,
    };
    // More words are left than were used: `restaurant food ac` is no air conditioner.
    const isOther = beside.unused.length > goods.split(' ').length / 2;
    const [stranger = isOther || isOneSort(first, goods) ? goods : undefined] = beside.unknown;
    return [stranger ? otherGoods(stranger, whole) : { ...whole, ...(beside.unused.length > 0 && { unused: beside.unused }) }];
  }
  if (!asks) return [];
  return [
    declinedAnswer(
      inAllLocales(GST, (t) => t.codesTitle),
      inAllLocales(GST, (t) => t.noCode(goods)),
      { url, confidence: 0.5, uses: ['word', 'other', 'time'] },
    ),
  ];
}

const SERVICES = /\bsac\b|एसएसी/iu;
const MAX_SERVICES = 3;

/** The codes of services in whose text words stand that are no service's everyday name: `sac code for software services`. */
async function servicesNamed(db: GstDatabase, goods: string): Promise<DirectAnswer[]> {
  const name = goods.replace(/ ?\bservices?\b/iu, '');
  const found = await findCodes(db, name, MAX_FOUND);
  const services = found.filter(({ kind, guessed }) => kind === 'services' && !guessed);
  if (services.length === 0 || found.some(({ kind, guessed }) => kind === 'services' && guessed)) return [];
  return [
    {
      title: inAllLocales(GST, (t) => `${t.codesTitle}: ${name}`),
      answer: services
        .slice(0, MAX_SERVICES)
        .map(({ code, description }) => `${code} ${description ?? ''}`)
        .join('; '),
      url: `/browse/gst/codes?q=${encodeURIComponent(name)}`,
      confidence: 0.95,
      uses: ['word', 'other'],
    },
  ];
}
const MAX_FOUND = 100;

/** Whether the words only end a longer name, of one sort of the goods: a hot water bottle is no water bottle of steel. */
const isOneSort = ({ guessed, description }: FoundCode, goods: string): boolean => {
  const [name, ...others] = fold(description ?? '').split(` ${stem(goods)}`);
  return (
    !guessed &&
    goods.includes(' ') &&
    others.length === 1 &&
    /^(?:s|es)?$/.test(others[0] ?? '') &&
    /^\w+$/.test(name ?? '') &&
    name !== 'other'
  );
};

/** That nothing is known of goods with a strange word, and what is nearest: `unicorn milk`. */
const otherGoods = (word: string, { title, answer, ...nearest }: DirectAnswer): DirectAnswer =>
  declinedAnswer(
    inAllLocales(FIELD, (t) => t.notUnderstood('GST', word)),
    inAllLocales(FIELD, (t, locale) =>
      t.nearest(
        [title, answer ?? '']
          .map((text) => translate(toLocalizedText(text), locale))
          .filter(Boolean)
          .join(': '),
      ),
    ),
    nearest,
  );

/** Words of a schedule that name no goods. */
const EXPLAINS = /^Explanation\b/;
/** Longer conditions are cut: the page has them whole. */
const MAX_CONDITION = 140;

/** The rates of a code instead of its description, with the schedule's own words where they are conditional. */
async function rateAnswer({ kind, code, description }: ShownCode, sum?: number, query?: Query): Promise<Partial<DirectAnswer>> {
  const rates = atPrice((await ratesOf([code])).get(code), query);
  const conditions =
    rates && rates.percents.length > 1
      ? rates.entries.flatMap(({ percent, words }) => (EXPLAINS.test(words) ? [] : [`${percent}%: ${cutAtWord(words, MAX_CONDITION)}`]))
      : [];
  const [percent, other] = rates?.percents ?? [];
  const tax = sum !== undefined && percent !== undefined && other === undefined ? (sum * percent) / 100 : undefined;
  const named = rates && rates.namedGoods.length > 0 ? rates.namedGoods.map(({ percent }) => percent) : [];
  return {
    title: inAllLocales(GST, (t) => t.rateOf(kind === 'services' ? 'SAC' : 'HSN', code, everydayHindiName(code))),
    answer: eachLocale((locale) => {
      const says = phraseRates(kind, rates, locale);
      // Yes or no where all have a tax, or none.
      const asked = query?.asked.isQuestion && percent !== undefined && rates?.status === 'one' ? TAXED.exec(query.text)?.[0] : undefined;
      if (asked === undefined) return says;
      return (FREE.test(asked) === (percent === 0) ? QUANTITIES[locale].yes : QUANTITIES[locale].no)(says);
    }),
    detail: inAllLocales(GST, (t, locale) =>
      [
        ...(tax === undefined || sum === undefined ? [] : [t.taxOnSum(groupDigits(tax, 2), groupDigits(sum))]),
        ...(locale === 'en' ? [description?.replace(/\.$/, '') ?? '', ...conditions] : conditions.length > 0 ? [t.whichRate] : []),
        ...(named.length > 0 ? [phraseNamedGoods(named, locale)] : []),
      ]
        .filter(Boolean)
        .join(locale === 'en' ? '. ' : '। '),
    ),
    ...(rates && { source: GST_RATES_SOURCE.title, as_of: rates.asOf }),
  };
}

/** The rates that hold at the price that a question names, where the schedules' words tell them apart: `cotton shirt above 2500`. */
function atPrice(rates: CodeRates | undefined, query: Query | undefined): CodeRates | undefined {
  const prices = query?.amounts.filter(({ value }) => value >= LEAST_PRICE) ?? [];
  const price = prices[0]?.value;
  // Of two prices each may have a rate of its own.
  if (!rates || !query || price === undefined || prices.length > 1) return rates;
  const entries = entriesAt(rates.entries, priceIn(query.text, price));
  const percents = [...new Set(entries.map(({ percent }) => percent))];
  if (entries.length === 0 || percents.length === rates.percents.length) return rates;
  return { ...rates, entries, percents, status: percents.length === 1 ? 'one' : rates.status };
}

/** How many codes a chapter or heading has. */
async function countWithin(db: GstDatabase, { code, kind, description }: ShownCode): Promise<DirectAnswer> {
  const counts = await countCodesWithin(db, code);
  return {
    title: inAllLocales(GST, (t) => t.codesWithin(kind === 'services' ? 'SAC' : 'HSN', code)),
    answer: inAllLocales(GST, (t) => counts.map(({ digits, count }) => t.codesOfDigits(count, digits)).join(', ')),
    ...(description ? { detail: description } : {}),
    url: `/browse/gst/codes?q=${code}`,
    confidence: 1,
    uses: ['amount', 'operation'],
  };
}

function toAnswer({ kind, code, description, source }: ShownCode, confidence: number): DirectAnswer {
  const list = CODE_LISTS[source];
  return {
    title: inAllLocales(GST, (t) => t.codeNamed(kind === 'services' ? 'SAC' : 'HSN', code, everydayHindiName(code))),
    answer: description ?? null,
    source: list?.title ?? source,
    ...(list?.day && { as_of: list.day }),
    url: `/browse/gst/codes?q=${code}`,
    confidence,
  };
}
