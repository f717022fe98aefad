import { FIELD } from '../areas/field-wording.ts';
import { groupDigits } from '../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, localName } from '../i18n/locale.ts';
import type { Place } from '../places/gazetteer.ts';
import { distanceKm } from '../places/near.ts';
import { findSkyPoint } from '../places/sky-point.ts';
import { findStateName, STATES } from '../places/states.ts';
import type { RankedAnswer } from './area-answer.ts';
import type { ParsedQuery } from './parse-query.ts';
import { isThing, placesOf } from './tokens.ts';

const SURE = 0.97;
const FARTHER = /\b(?:farther|further|door|dur)\b|दूर/iu;
const NEARER = /\b(?:nearer|closer|nearest|closest|pa+s|na[zj]di+k|kareeb|karib)\b|पास|नज़?दीक|करीब/iu;
const OF_AREA =
  /\b(?:(?:total|land|geographical|surface) area|area of|area (?:kitna|kya|in sq)|kshetrafal|how (?:big|large) is|size of)\b|क्षेत्रफल/iu;
const LARGEST =
  /\b(?:largest|biggest|smallest|sabse (?:bad[aei]|chh?ot[aei]))\s+(?:indian\s+)?(?:states?|district|city|town|rajya|jila|shahar|sheher)\b|सबसे (?:बड़[ाेी]|बड़[ाेी]|छोट[ाेी]) (?:राज्य|ज़िला|जिला|शहर)/iu;
const UNIONS = /\bunion territor(?:y|ies)\b|केंद्र ?शासित/iu;
const STATE = /\b(?:states?|rajya)\b|राज्य/iu;

/** Questions that compare, count or measure places: which of two is farther, how many states there are, and that areas are not on record. */
export function comparedPlaces(parsed: ParsedQuery): RankedAnswer[] {
  const isOfThing = parsed.tokens.some(({ kind, senses }) => kind === 'name' && senses.some(isThing));
  return isOfThing ? [] : [...fartherOf(parsed), ...liesIn(parsed), ...statesCounted(parsed), ...withoutArea(parsed)];
}

const answerOf = (answer: Omit<RankedAnswer, 'area' | 'confidence'>): RankedAnswer => ({ ...answer, area: 'places', confidence: SURE });
const pageOf = (place: Place | undefined): string => (place ? `/place/${place.slug}` : '/browse/pincode');

/** Which of two places is farther from a third: `which is farther from delhi mumbai or chennai`. */
function fartherOf({ text, places, tokens }: ParsedQuery): RankedAnswer[] {
  const isNearer = NEARER.test(text);
  if (places.length !== 3 || !(isNearer || FARTHER.test(text))) return [];
  const isFrom = (place: Place) =>
    tokens.some(
      ({ word }, at) =>
        (/^(?:from|to)$/.test(word) && tokens[at + 1]?.senses.some((one) => 'place' in one && one.place === place)) ||
        (/^(?:se|से|ke|के)$/u.test(word) && tokens[at - 1]?.senses.some((one) => 'place' in one && one.place === place)),
    );
  const from = places.find(isFrom);
  const start = from && findSkyPoint(from);
  const ends = places.flatMap((place) => {
    const point = place === from ? undefined : findSkyPoint(place);
    return start && point ? [{ place, km: Math.round(distanceKm(start, point)) }] : [];
  });
  const [first, second] = ends.toSorted((a, b) => (isNearer ? a.km - b.km : b.km - a.km));
  if (!from || !first || !second) return [];
  const told = ({ place, km }: typeof first, locale: Locale) => `${localName(locale, place)}: ${FIELD[locale].kilometres(groupDigits(km))}`;
  return [
    answerOf({
      title: inAllLocales(FIELD, (t, locale) =>
        t.distance(localName(locale, from), [first, second].map(({ place }) => localName(locale, place)).join(', ')),
      ),
      answer: eachLocale((locale) => told(first, locale)),
      detail: inAllLocales(FIELD, (t, locale) => [told(second, locale), t.straightLine].join(t.stop)),
      url: pageOf(first.place),
    }),
  ];
}

/** Whether a town is in a state, or a state a union territory: `is leh in jammu and kashmir`, `is goa a union territory`. */
function liesIn({ text, asked, places, tokens, unknownWords }: ParsedQuery): RankedAnswer[] {
  // A state beside its town is none of the places.
  const named = [...new Set(tokens.filter(({ starts }) => starts).flatMap(({ senses }) => placesOf(senses).slice(0, 1)))];
  const town = places.find(({ type }) => type === 'town');
  const state = named.find(({ type, name }) => type === 'state' && name !== town?.name);
  const kind = STATES.find(({ name }) => name === state?.name)?.kind;
  const isKind = !town && (UNIONS.test(text) || STATE.test(text));
  if (!asked.isQuestion || !state || !kind || !(town || isKind) || named.length > 2 || unknownWords.some((word) => !UNION_WORD.test(word)))
    return [];
  const isSo = town ? town.state === state.name : (kind === 'union territory') === UNIONS.test(text);
  return [
    answerOf({
      title: eachLocale((locale) => [...(town ? [town] : []), state].map((one) => localName(locale, one)).join(', ')),
      answer: inAllLocales(FIELD, (t, locale) =>
        (isSo ? t.yes : t.no)(town ? localName(locale, findStateName(town.state)) : t.kindsOfState[kind]),
      ),
      url: pageOf(town ?? state),
    }),
  ];
}
const PLURAL = /\b(?:states|territories|rajyo?n?)\b|राज्य|केंद्र ?शासित/iu;
const UNION_WORD = /^(?:union|territor\w+|शासित)$/u;

/** How many states and union territories there are. */
function statesCounted({ text, asked, places, unknownWords }: ParsedQuery): RankedAnswer[] {
  const isOfUnions = UNIONS.test(text);
  const isOther = unknownWords.some((word) => !UNION_WORD.test(word));
  if (
    !['count', 'list', 'value'].includes(asked.kind) ||
    !PLURAL.test(text) ||
    places.length > 0 ||
    isOther ||
    !(isOfUnions || STATE.test(text))
  )
    return [];
  const of = (kind: (typeof STATES)[number]['kind']) => STATES.filter((one) => one.kind === kind);
  const listed = of(isOfUnions && !STATE.test(text) ? 'union territory' : 'state');
  return [
    answerOf({
      title: inAllLocales(FIELD, (t) => t.statesOfIndia),
      answer: inAllLocales(FIELD, (t) => t.statesAndUnions(of('state').length, of('union territory').length)),
      detail: eachLocale((locale) => listed.map((one) => localName(locale, one)).join(', ')),
      url: '/browse/pincode',
    }),
  ];
}

/** That no areas are on record, where one or the largest is asked for. */
function withoutArea({ text, places: [place, other] }: ParsedQuery): RankedAnswer[] {
  const isRanked = LARGEST.test(text);
  if (other || !(isRanked || OF_AREA.test(text))) return [];
  return [
    answerOf({
      title: inAllLocales(FIELD, (t, locale) => (place && !isRanked ? t.areaOf(localName(locale, place)) : t.areas)),
      answer: null,
      declined: true,
      detail: inAllLocales(FIELD, (t) => t.noAreas),
      url: pageOf(place),
    }),
  ];
}
