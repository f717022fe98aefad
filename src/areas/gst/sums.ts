import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import { normaliseDevanagari } from '../../text/fold.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { isOfGoods } from './everyday.ts';
import { GST } from './wording.ts';

const PERCENT =
  /(?<!\d)(\d+(?:\.\d+)?)\s*(?:%|percent\b|per cent\b|pratishat\b|फीसदी|प्रतिशत)|\b(0?3|5|12|18|28|40)\s+gst\b|\bgst\s+(?:at |@ ?)?(3|5|12|18|28|40)(?!\d)(?=.{0,80}\d)|\b(?:at|@)\s*(3|5|12|18|28|40)\s*$/iu;

/** Words for taking the tax out of a sum that has it in it, `reverse gst 1180 18%`, and for putting it on one that has not. */
const INCLUDED =
  /\b(?:includ(?:ing|ed|es|e)|inclusive|incl|(?<!\d (?:(?:rs|rupees) )?)(?:before|pre)|sahit|milakar|reverse|remov(?:e|ing|ed)|deduct\w*|subtract\w*|exclude|minus|extract\w*|taken? out|back|nika+l\w*|hata\w*|ghata\w*)\b|मिलाकर|सहित|निकाल\S*|हटा\S*|घटा\S*/giu;
const ADDED = /\b(?:add(?:ing|ed)?|before|pre|plus|extra|excluding|exclusive|excl|on top|jod\w*|laga\w*|upar)\b|जोड़\S*|लगा\S*|अतिरिक्त/giu;

/** What the sum is called. */
const SUM = /\b(?:base|basic|net|gross|total|final|original|actual|taxable|price|mrp|amount|value|cost|bill|invoice|paid)\b|दाम|कीमत|कुल/giu;
const EXCLUDED = /\bexcl(?:uding|usive|\.)?\b|\b(?:without|bina)\b|बिना/iu;
/** What was paid has the tax in it: the price without it is the rest. */
const OF_PAID =
  /\b(?:total|final|mrp|bill|invoice|paid)\b.*\b(?:without|bina)\b|\b(?:without|bina)\b.*\b(?:total|final|mrp|bill|invoice|paid)\b|कुल.*बिना|बिना.*कुल/iu;

const ON_SUM = /\binclu(?:ding|sive of)\b.*\b(?:gst|tax) on (?:rs\.? ?|₹ ?)?\d/iu;

/** The rates that most is taxed at, each told where a question names none. */
const USUAL_RATES = [5, 18, 40];

/** So much tax on a sum: `18% gst on 5000`; by each usual rate where none is named: `price before gst if total is 1180`. */
export function shareAnswer({ text, amounts, entities, conditions }: Query): DirectAnswer[] {
  const [, ...named] = PERCENT.exec(text) ?? [];
  const percent = Number(named.find((one) => one !== undefined));
  const sum = amounts.map(({ value }) => value).find((value) => value !== percent);
  if (
    !entities.some((one) => one === 'tax' || one === 'gstin') ||
    sum === undefined ||
    amounts.length > 2 ||
    // The tax on a thing of another area, such as gold, is that area's.
    conditions.some(({ kind, around }) => kind === 'other' && !around)
  )
    return [];
  // Of a sum that has the tax in it, the rest is the price.
  const left = text.replace(INCLUDED, ' ');
  // `price including 5% gst on 2500` is to have it in it.
  const isIncluded = (left !== text || OF_PAID.test(text)) && !ON_SUM.test(text);
  const rest = left.replace(ADDED, ' ');
  const plain = new Set(rest.replace(SUM, ' ').split(/\s+/u).map(normaliseDevanagari));
  const beside = conditions.flatMap(({ kind, text: one }) => (kind === 'word' && plain.has(normaliseDevanagari(one)) ? [one] : []));
  const isReckoned = beside.length === 0 && (isIncluded || rest !== left);
  const rates = percent > 0 && percent <= 100 ? [percent] : Number.isNaN(percent) && isReckoned ? USUAL_RATES : [];
  if (rates.length === 0) return [];
  // Of goods that cost so much the rate is said: `18% gst on 45000 laptop`.
  const isWhole = beside.every(isOfGoods);
  const taxOf = (rate: number) => {
    const net = isIncluded ? sum / (1 + rate / 100) : sum;
    return { net, tax: (net * rate) / 100 };
  };
  const [only] = rates.length === 1 ? rates.map(taxOf) : [];
  return [
    {
      title: inAllLocales(GST, (t) => t.shareOf(rates.join('%, '), groupDigits(sum))),
      answer: inAllLocales(GST, (t) =>
        rates
          .map((rate) => {
            const { net, tax } = taxOf(rate);
            const told = isIncluded
              ? t.shareIn(groupDigits(tax, 2), groupDigits(net, 2))
              : t.shareIs(groupDigits(tax, 2), groupDigits(sum + tax, 2));
            return rates.length > 1 ? `${rate}%: ${told}` : told;
          })
          .join('. '),
      ),
      detail: only
        ? `CGST ₹${groupDigits(only.tax / 2, 2)}, SGST ₹${groupDigits(only.tax / 2, 2)}`
        : inAllLocales(GST, (t) => t.noRateNamed),
      url: '/browse/gst',
      confidence: 0.97,
      unused: isWhole ? beside : [],
      uses: ['amount', ...(isWhole ? (['word', 'operation'] as const) : []), ...(EXCLUDED.test(text) ? (['negation'] as const) : [])],
    },
  ];
}
