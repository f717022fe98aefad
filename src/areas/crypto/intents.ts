import { RATES_PUBLISHER } from '../../crawl/currency-api.ts';
import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, localName, translate } from '../../i18n/locale.ts';
import { confidence } from '../../text/confidence.ts';
import { declinedAnswer } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { answerOperation } from '../quantities.ts';
import type { Quantity } from '../quantity.ts';
import { valueAnswer } from '../quantity-values.ts';
import { ASSETS } from './assets.ts';
import { figure } from './figure.ts';
import { cryptoQuantities, priceOf } from './frames.ts';
import { cryptoDatabase, daysOnRecord, lastPrice } from './queries.ts';
import { COINS_IN_HINDI, CRYPTO } from './wording.ts';

/** A sum of money without its currency, and how it stands before what is bought for it. */
const MIN_AMOUNT = 1000;
const SPENT = /\d[\d.,]*\s*(?:\p{L}+\s)?(?:in|to|into|me|mein|में|का|ka|worth(?: of)?)\s|\b(?:for|with|worth)\s+\d/iu;

const LAST = /\b(?:to|into|in|se)\b.*\s\d[\d.,]*\s*(?:k|lakh|crore)?\s*$/iu;

/** The price of an asset in rupees or dollars, or of so much of it; what a sum of money is of it. */
export async function answerCrypto(query: Query): Promise<DirectAnswer[]> {
  const { text, entities, amounts, unknownWords, words } = query;
  const named = ASSETS.filter(({ symbol }) => entities.includes(`coin ${symbol}`));
  const asset = named.find(({ symbol }) => !(symbol === 'usdt' && named.length > 1));
  if ((asset || entities.includes('crypto')) && NOT_PRICE.test(text)) return [ONLY_PRICES];
  const compared = await answerOperation(query, cryptoQuantities(query));
  if (compared.length > 0) return compared;
  if (!asset)
    // Coins of rupees are none of these.
    return entities.includes('crypto') && unknownWords.length === 0 && !(COINS.test(text) && amounts.length > 0)
      ? [{ title: inAllLocales(CRYPTO, (t) => t.listTitle), answer: null, url: '/browse/crypto', confidence: 0.8 }]
      : [];
  const inOrder = entities.flatMap((one) => named.filter(({ symbol }) => one === `coin ${symbol}`));
  if (inOrder.length === 2 && (SIDE_BY_SIDE.test(text) || BOTH.test(text)))
    return (await Promise.all(inOrder.map((one) => answerCrypto(aloneIn(query, one.symbol))))).flat();
  if (inOrder.length > 1 && !named.some(({ symbol }) => symbol === 'usdt')) return answerPair(query, inOrder);
  const [amount] = amounts;
  const sum = amount && amount.value > 0 ? amount.value : 1;
  const symbol = asset.symbol.toUpperCase();
  // `1 lakh in bitcoin`: a large number before the coin that it is wanted in is money.
  const isSum = amount !== undefined && amount.units.length === 0 && amount.value >= MIN_AMOUNT && SPENT.test(text);
  // `btc to inr 0.5` counts the coin, which stands first.
  const at = (fits: (one: string) => boolean) => entities.findIndex(fits);
  const isOfCoin = LAST.test(text) && at((one) => one.startsWith('coin ')) < at((one) => one === 'rupees' || one === 'dollars');
  const money = isOfCoin
    ? undefined
    : amount?.units.includes('rupees') || isSum
      ? 'rupees'
      : amount?.units.includes('dollars') && asset.symbol !== 'usdt'
        ? 'dollars'
        : undefined;
  const inDollars = entities.includes('dollars') && !entities.includes('rupees') && asset.symbol !== 'usdt';
  const price = priceOf(asset, 'inr', money ? 1 : sum);
  // LINK, SAND and DASH are words for other things as well.
  const bySymbol =
    asset.symbol !== 'btc' &&
    asset.symbol !== 'eth' &&
    !entities.includes('crypto') &&
    words.includes(asset.symbol) &&
    asset.symbol !== asset.name.toLowerCase();
  // The price of sand is asked for by builders.
  if (bySymbol && ORDINARY.has(asset.symbol) && !amount && !entities.some((one) => one === 'rupees' || one === 'dollars')) return [];
  const title = inAllLocales(CRYPTO, (t, locale) =>
    money
      ? t.sumIn(
          `${money === 'rupees' ? '₹' : '$'}${groupDigits(sum)}`,
          localName(locale, { name: asset.name, hi: COINS_IN_HINDI[asset.symbol] }),
        )
      : translate(price.title, locale),
  );
  const frame = {
    title,
    confidence: confidence(unknownWords, bySymbol && unknownWords.length === 0 ? 0.7 : 1) - (bySymbol && unknownWords.length > 0 ? 0.1 : 0),
    uses: ['time', ...(amount && amount.value > 0 && amounts.length === 1 ? (['amount'] as const) : [])] as const,
  };
  return valueAnswer(query, price, frame, (rupees, { inr, usd }) => {
    if (money) return { answer: `${figure(sum / (money === 'rupees' ? inr : usd))} ${symbol}` };
    const dollars = `$${figure(usd * sum)}`;
    return inDollars ? { answer: dollars, rupees } : { rupees, detail: dollars };
  });
}

/** What is not on record of a coin. */
const NOT_PRICE = /\bmarket ?cap\w*|\b(?:volume|supply|circulation)\b|मार्केट ?कैप/iu;
const ONLY_PRICES: DirectAnswer = declinedAnswer(
  inAllLocales(CRYPTO, (t) => t.listTitle),
  inAllLocales(CRYPTO, (t) => t.onlyPrices),
  { url: '/browse/crypto', confidence: 0.95, uses: ['word', 'other', 'operation', 'amount', 'time'] },
);

/** Symbols that are everyday words, which then mean no coin where nothing else speaks of one. */
const ORDINARY: ReadonlySet<string> = new Set(['sand', 'near', 'link', 'dot', 'dash', 'mana', 'atom']);

const COINS = /\b(?:rupees?|rs|paise|rupaye|rupay)\b.*\bcoins?\b|रुपय|\bsikk[ae]\b|सिक्क/iu;

/** Two prices beside each other, not one in the other: `solana vs ethereum price`. */
const SIDE_BY_SIDE = /\b(?:vs|versus)\b.*\b(?:prices?|rates?|bhav|daam)\b|\b(?:prices?|rates?|bhav|daam)\b.*\b(?:vs|versus)\b/iu;

/** `xrp aur doge ka rate` asks for two prices. */
const BOTH = /\b(?:and|aur|both|dono)\b|और|दोनों/iu;

/** The question as it is about one of its coins. */
const aloneIn = (query: Query, symbol: string): Query => ({
  ...query,
  text: '',
  entities: query.entities.filter((one) => !one.startsWith('coin ') || one === `coin ${symbol}`),
});

/** One asset in another: `eth to btc`. Both prices are those of one day. */
async function answerPair(query: Query, [asset, other, third]: readonly (typeof ASSETS)[number][]): Promise<DirectAnswer[]> {
  if (!asset || !other || third) return [];
  const db = await cryptoDatabase();
  const { amounts, unknownWords } = query;
  const sum = amounts.length === 1 ? (amounts[0]?.value ?? 1) : 1;
  const [from, to] = [asset.symbol.toUpperCase(), other.symbol.toUpperCase()];
  const title = inAllLocales(CRYPTO, (t) => t.sumIn(`${groupDigits(sum)} ${from}`, to));
  const pair: Quantity = {
    title,
    name: title,
    record: {
      async newest(days) {
        const row = await lastPrice(db, asset.symbol, days);
        const beside = row && (await lastPrice(db, other.symbol, { first: row.day, last: row.day }));
        return beside && { day: row.day, value: (row.usd / beside.usd) * sum, source: RATES_PUBLISHER };
      },
      ends: () => daysOnRecord(db, asset.symbol),
    },
    show: (value) => ({ en: `${figure(value)} ${to}` }),
    url: `/browse/crypto/${asset.symbol}`,
  };
  return valueAnswer(query, pair, {
    confidence: confidence(unknownWords, 1),
    uses: ['time', ...(amounts.length === 1 ? (['amount'] as const) : [])],
  });
}
