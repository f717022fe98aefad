import { FIELD } from '../areas/field-wording.ts';
import { groupDigits } from '../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, localName } from '../i18n/locale.ts';
import { findStateName } from '../places/states.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import table from '../text/units.json' with { type: 'json' };
import { readNumber } from './amounts.ts';
import type { RankedAnswer } from './area-answer.ts';
import type { ParsedQuery } from './parse-query.ts';
import { isAround, isCalled, isPlace, phraseAt, placesOf, type Token } from './tokens.ts';

/** A unit: how many of the first of its kind it is, or how many bighas, in all states or in some. `from` is added before, of temperatures. */
interface Unit {
  kind: string;
  name: string;
  en: string;
  hi: string;
  size?: number;
  from?: number;
  bighas?: number | Readonly<Record<string, number>>;
}

/** Square metres of a bigha where it has one size; elsewhere it differs between districts. */
const BIGHAS: Readonly<Record<string, number>> = {
  'West Bengal': 1337.803776,
  Assam: 1337.803776,
  Bihar: 2529.285264,
  'Madhya Pradesh': 1114.83648,
  'Himachal Pradesh': 809.37128448,
};

const UNITS = Map.groupBy(
  Object.entries(table).flatMap(([kind, units]) =>
    Object.values(units).flatMap(({ names, ...unit }: Omit<Unit, 'kind' | 'name'> & { names: string }): Unit[] =>
      names.split(',').map((name) => ({ ...unit, kind, name: normaliseDevanagari(name) })),
    ),
  ),
  ({ name }) => name,
);
/** What units are called. */
export const UNIT_NAMES: ReadonlySet<string> = new Set(UNITS.keys());
const DIGITS = 6;
const TARGET = /\b(?:in|to|into|mein|me)\b|में/iu;
const PRICE = /\b(?:prices?|rates?|bha+v|da+m|cost|ki?mat|worth|value|rupees?|rs)\b|₹|भाव|दाम|कीमत|रेट|रुपय/iu;
/** What is weighed changes nothing: `10 tola gold in grams`. */
const WEIGHED = /^(?:gold|silver|platinum)$/;
const ASIDE = /^(?:equals?|equal|convert\w*|conversion|land|zameen|jameen|zamin|barabar|degrees?|जमीन|बराबर)$/u;

/** A measure in another unit of its kind: `5 quintal in kg`, `how many bigha in one acre in assam`. */
export function unitAnswers({ text, tokens, places }: ParsedQuery): RankedAnswer[] {
  const found: { units: readonly Unit[]; value: number | undefined }[] = [];
  const used = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const length = [3, 2, 1].find((one) => UNITS.has(phraseAt(tokens, at, one)));
    const units = length === undefined ? undefined : UNITS.get(phraseAt(tokens, at, length));
    if (!units || length === undefined) continue;
    const start = [at - 3, at - 2, at - 1].find((one) => one >= 0 && !used.has(one) && readNumber(tokens, one)?.end === at);
    found.push({ units, value: start === undefined ? undefined : readNumber(tokens, start)?.value });
    for (let one = start ?? at; one < at + length; one += 1) used.add(one);
    at += length - 1;
  }
  // The ml of litres is no Meghalaya.
  const [place, other] = places.filter((one) => tokens.some(({ senses }, at) => !used.has(at) && placesOf(senses).includes(one)));
  const kind = found[0]?.units.map((one) => one.kind).find((one) => found.every(({ units }) => units.some((unit) => unit.kind === one)));
  const isLeft = ({ kind: read, senses, word }: Token, at: number) =>
    !used.has(at) &&
    !(read === 'filler' || read === 'operation' || ASIDE.test(word)) &&
    !senses.some((one) => isPlace(one) || isAround(one) || isCalled(WEIGHED)(one));
  if (found.length < 2 || other || PRICE.test(text) || tokens.some(isLeft)) return [];
  if (!kind) {
    // `3 litres in kilometres`.
    const [one, another] = found.map(({ units: [unit] }) => unit);
    const isAsked = found.length === 2 && found.some(({ value }) => value !== undefined) && TARGET.test(text);
    const detail = inAllLocales(FIELD, (t, locale) => t.notOneKind(one?.[locale] ?? '', another?.[locale] ?? ''));
    return isAsked ? [{ title: { en: text }, answer: null, declined: true, detail, url: '/', area: 'search', confidence: 0.9 }] : [];
  }
  const read = found.map(({ units, value }) => ({ unit: units.find((one) => one.kind === kind) as Unit, value }));
  const counted = read.filter(({ value }) => value !== undefined);
  // `how many grams in a tola` counts the second, `tola in grams` the first.
  const [first, second] = /\b(?:how many|kitn[aei])\b|कितन/iu.test(text) ? read.toReversed() : read;
  const from = counted.length > 0 ? counted : first ? [first] : [];
  const targets = counted.length > 0 ? read.filter(({ value }) => value === undefined) : second ? [second] : [];
  const [to] = targets;
  if (!to || targets.length > 1 || from.length + 1 !== found.length) return [];
  const isOfBigha = read.some(({ unit }) => unit.bighas !== undefined);
  if (place && !(isOfBigha && place.type === 'state')) return [];
  const isOnlyBighas = read.every(({ unit }) => unit.bighas !== undefined);
  const bigha = isOnlyBighas ? 1 : BIGHAS[place?.name ?? ''];
  const sizeOf = ({ size, bighas }: Unit): number => {
    if (size !== undefined) return size;
    return (typeof bighas === 'number' ? bighas : (bighas?.[place?.name ?? ''] ?? Number.NaN)) * (bigha ?? Number.NaN);
  };
  const base = from.reduce((sum, { unit, value = 1 }) => sum + (value + (unit.from ?? 0)) * sizeOf(unit), 0);
  const answer = base / sizeOf(to.unit) - (to.unit.from ?? 0);
  const isKnown = Number.isFinite(answer);
  const shown = (value: number, unit: Unit, locale: Locale) => {
    const name = unit[locale];
    const rounded = Number(value.toPrecision(DIGITS));
    const said = locale === 'en' && rounded === 1 ? name.replace(/(?<=[a-z])(?:(?<=ch)e)?s$/u, '').replace('feet', 'foot') : name;
    return `${groupDigits(rounded, `${rounded}`.split('.')[1]?.length ?? 0)} ${said}`;
  };
  const inState = place ? eachLocale((locale) => localName(locale, findStateName(place.name))) : undefined;
  return [
    {
      title: inAllLocales(FIELD, (t, locale) =>
        [
          t.inUnit(from.map(({ unit, value = 1 }) => shown(value, unit, locale)).join(' '), to.unit[locale]),
          ...(isOfBigha && inState ? [inState[locale]] : []),
        ].join(', '),
      ),
      answer: isKnown ? eachLocale((locale) => shown(answer, to.unit, locale)) : null,
      ...(isKnown ? {} : { declined: true as const }),
      ...(isOfBigha && !(isOnlyBighas && isKnown) ? { detail: inAllLocales(FIELD, (t) => (isKnown ? t.bighaThere : t.bighaDiffers)) } : {}),
      url: '/',
      area: 'search',
      confidence: 0.98,
    },
  ];
}
