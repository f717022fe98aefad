import { inAllLocales, toLocalizedText, translate } from '../../i18n/locale.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import { FIELD } from '../field-wording.ts';
import { declinedAnswer, firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { answerOperation } from '../quantities.ts';
import { withUses } from '../query-uses.ts';
import { CODE_LISTS } from './code-lists.ts';
import { everydayCodes, everydayHindiName, isEverydayWord, stem } from './everyday.ts';
import { type FoundCode, findCodes } from './find-codes.ts';
import { codeOfGoods, goodsApart, goodsWords, LIMIT, MEASURE, MONEY, severalGoods, wordsBeside } from './goods-words.ts';
import { countCodesWithin, findCode, type GstDatabase, gstDatabase, type ShownCode } from './queries.ts';
import { LEAST_PRICE, rateAnswer, rateQuantity, TAXED } from './rate-answers.ts';
import { GST } from './wording.ts';

/** Words that say the tax on goods and services is meant. */
export const GST_WORDS = new Set(['gst', 'jst', 'जीएसटी', 'goods', 'cgst', 'sgst', 'igst']);
const RATE = /\brates?\b|\bkitn[aei]\b|\bhow much\b|%|\bpercent|\bslab\b|कितना|दर(?!\p{M})|रेट|टैक्स/iu;
/** Words behind a sum of money: `50000 ka phone`. */
const OF_SUM = /^(?:k[aei]|wal[aei]|का|के|की|वाला|वाले|वाली)$/iu;
/** Rates that the tax has or had: `cement reduced from 28`. */
const RATES = /^(?:0|3|5|12|18|28|40)$/;
/** `hsn 9403 rate`: a code's rate, not its text. */
const asksRateOf = (text: string): boolean => /\brates?\b|\bkitn[aei]\b|\bpercent|\bslab\b|कितना/iu.test(text);
const TAX_ON = /\btax (?:on|rate)\b|\bp(?:ar|e) (?:kitna |kya )?(?:tax|gst)\b|पर (?:कितना |कितनी )?(?:टैक्स|tax|कर)(?=\s|$)/iu;

/** What a question says of a code or of goods. */
interface AskedCode {
  query: Query;
  db: GstDatabase;
  /** What the goods are called, and a question for each of several. */
  goods: string;
  several: readonly Query[];
  /** Whether a code or its rate is asked for at all. */
  asks: boolean;
  /** Numbers that may be a code. */
  numbers: readonly string[];
  digits: readonly string[];
  /** What the goods cost, in rupees. */
  sum: number | undefined;
}

/** Digits that are a code, or the code of what was named. */
export const codeAnswers = async (query: Query): Promise<DirectAnswer[]> => wayOf(readAsked(query, await gstDatabase()));

const wayOf = firstAnswers<AskedCode>(codeOfDigits, severalTold, servicesNamed, goodsNamed);

function readAsked(query: Query, db: GstDatabase): AskedCode {
  const { text, words, entities, year } = query;
  // A tax alone may be another: on income, on houses.
  const goods = goodsWords(query);
  const several = severalGoods(query);
  const isTaxed = TAXED.test(text) && (several.length > 0 || isEverydayWord(goods));
  const asksRate = isTaxed || (entities.includes('tax') && (words.some((word) => GST_WORDS.has(word)) || TAX_ON.test(text)));
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
  const isSaid = (word: string, at: number): boolean =>
    LIMIT.test(words[at - 1] ?? '') ||
    (query.asked.percents ?? []).includes(Number(word)) ||
    (text.includes(`${word}.${words[at + 1]}`) && isSaid(words[at + 1] ?? '', at + 1)) ||
    goods.split(' ').includes(word) ||
    [words[at + 1] ?? '', word.replace(/^[\d.]+/, '')].some((one) => MEASURE.test(one)) ||
    (asksRate && (isMoney(at) || (goods !== '' && (RATES.test(word) || Number(word) >= LEAST_PRICE))));
  const numbers = words.filter((word, at) => /^\d/.test(word) && Number(word) !== year && !isSaid(word, at));
  const sumAt = words.findIndex((word, at) => /^\d{1,8}(?:\.\d+)?$/.test(word) && asksRate && isMoney(at));
  const sum = sumAt < 0 ? undefined : (query.amounts.find(({ value }) => value >= LEAST_PRICE)?.value ?? Number(words[sumAt]));
  const digits = numbers.filter((word) => /^\d{2,8}$/.test(word));
  return { query, db, goods, several, asks: entities.includes('code') || asksRate, numbers, digits, sum };
}

async function codeOfDigits({ query, db, asks, digits }: AskedCode): Promise<DirectAnswer[]> {
  const [code] = digits;
  if (!code || digits.length > 1) return [];
  const { words, entities, unknownWords, text } = query;
  const alone = words.length === 1 && [4, 6, 8].includes(code.length);
  if (!alone && !(entities.includes('code') || (asks && unknownWords.length === 0))) return [];
  const row = await findCode(db, code);
  if (row && entities.includes('code') && query.asked.kind === 'count') return [await countWithin(db, row)];
  const rate = row && asksRateOf(text) ? await rateAnswer(row) : {};
  // Six digits alone are a PIN code sooner than goods.
  return row ? [{ ...toAnswer(row, asks ? 1 : code.length === 6 ? 0.65 : 0.7), ...rate, uses: ['amount'] }] : [];
}

/** Several goods: which is taxed more where each has one rate, else each. */
async function severalTold({ query, db, several, asks, digits }: AskedCode): Promise<DirectAnswer[]> {
  if (!asks || several.length < 2 || digits.length > 0) return [];
  const { kind, side } = query.asked;
  const compared = side !== undefined || kind === 'difference' ? await comparedRates(db, query, several) : [];
  // Of rates by words, `difference` asks for each.
  return compared.length > 0 ? compared : withUses((await Promise.all(several.map(codeAnswers))).flat(), 'operation');
}

async function comparedRates(db: GstDatabase, query: Query, several: readonly Query[]): Promise<DirectAnswer[]> {
  const rates = await Promise.all(
    several.map(async (one) => {
      const goods = goodsWords(one);
      const found = await codeOfGoods(db, goods);
      return found ? rateQuantity(found, goods, urlOf(goods)) : [];
    }),
  );
  const named = rates.flat();
  if (named.length < several.length) return [];
  return answerOperation(query, { named, url: '/browse/gst/codes', uses: ['word', 'other'] });
}

const urlOf = (goods: string): string => `/browse/gst/codes?q=${encodeURIComponent(goods)}`;

/** Goods by their name. */
async function goodsNamed({ query, db, goods, asks, numbers, digits, sum }: AskedCode): Promise<DirectAnswer[]> {
  const { text, words, entities, unknownWords, unclaimedWords } = query;
  if (goods === '' || digits.length > 0) return [];
  // Goods without a word of tax are meant where they are all that is said, and nobody else knows them.
  if (!asks && !(words.join(' ') === goods && unknownWords.length === unclaimedWords.length && isEverydayWord(goods))) return [];
  const first = await codeOfGoods(db, goods);
  const url = urlOf(goods);
  if (!first)
    return asks
      ? [
          declinedAnswer(
            inAllLocales(GST, (t) => t.codesTitle),
            inAllLocales(GST, (t) => t.noCode(goods)),
            { url, confidence: 0.5, uses: ['word', 'other', 'time'] },
          ),
        ]
      : [];
  // `tea coffee` are two of a kind, and no coffee maker; cotton thread is called so.
  const each = asks && !fold(first.description ?? '').includes(goods) ? goodsApart(query, goods) : [];
  if (each.length > 1) return (await Promise.all(each.map(codeAnswers))).flat();
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

const SERVICES = /\bsac\b|एसएसी/iu;
const MAX_SERVICES = 3;

/** The codes of services in whose text words stand that are no service's everyday name: `sac code for software services`. */
async function servicesNamed({ query, db, goods, digits }: AskedCode): Promise<DirectAnswer[]> {
  if (goods === '' || digits.length > 0 || !SERVICES.test(query.text) || !query.entities.includes('code')) return [];
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
      url: urlOf(name),
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
