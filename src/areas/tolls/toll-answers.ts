import { groupDigits } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, type LocalizedText, localName, toLocalizedText, translate } from '../../i18n/locale.ts';
import type { Place } from '../../places/gazetteer.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { confidence } from '../../text/confidence.ts';
import { declinedAnswer, firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { answerOperation } from '../quantities.ts';
import { asksWhere, countedQuantity, type Quantity } from '../quantity.ts';
import { QUANTITIES } from '../quantity-wording.ts';
import { answerCounts } from '../state-counts.ts';
import { type AskedTolls, readAskedTolls } from './asked-tolls.ts';
import { plazaNames } from './plaza-names.ts';
import { carToll, PAGE, pageOf, SOURCE, statePage, tollsAt } from './show.ts';
import type { Journey, Vehicle } from './tables.ts';
import { type Plaza, plazas } from './values.ts';
import { TOLLS } from './wording.ts';

const MAX_TOLD = 4;
const common = { uses: ['place', 'word', 'other', 'operation', 'amount'] as const, source: SOURCE };

/** What is paid at a plaza that is named, by its class of vehicles and journey; the plazas of a highway, a state, or near a town. */
export const answerTolls = (query: Query): Promise<DirectAnswer[]> =>
  withoutSnapshot(async () => {
    const asked = await readAskedTolls(query);
    return asked ? wayOf(asked) : [];
  }, []);

const wayOf = firstAnswers<AskedTolls>(countedInStates, compared, atPlazas, ofJourney, ofNoPlaza, ofMany, nearTown);

/** A class of vehicles on a journey at a plaza. */
interface Passage {
  plaza: Plaza;
  vehicle: Vehicle;
  journey: Journey | undefined;
}
const passagesAt = (all: readonly Plaza[], { vehicles, journeys }: AskedTolls): Passage[] =>
  all.flatMap((plaza) => vehicles.flatMap((vehicle) => journeys.map((journey) => ({ plaza, vehicle, journey }))));

const titleAt = ({ plaza, vehicle, journey }: Passage): LocalizedText =>
  inAllLocales(TOLLS, (t, locale) => t.tollFor(localName(locale, plazaNames(plaza)), t.vehicles[vehicle], journey && t.journeys[journey]));

const paidAt = ({ plaza, vehicle, journey = 'single' }: Passage): number | undefined => plaza.rates[vehicle]?.[journey] ?? undefined;

/** What is paid as a quantity; none where it is not on record. */
function tollOf(passage: Passage): Quantity[] {
  const { plaza } = passage;
  const paid = paidAt(passage);
  if (paid === undefined) return [];
  return [
    countedQuantity({
      ...{ day: plaza.asOf, value: paid, source: SOURCE, url: pageOf(plaza), title: titleAt(passage) },
      name: eachLocale((locale) => localName(locale, plazaNames(plaza))),
      show: (rupees) => ({ en: `₹${groupDigits(rupees, Number.isInteger(rupees) ? 0 : 1)}` }),
    }),
  ];
}

const PRICED = /\b(?:cheap|cost|expens|dear|sast|m[ae]h[ae]?ng|manhg|price|rate|high|low)|सस्त|महंग|महँग/iu;

/** How many plazas states have: `which state has the most toll plazas`. */
async function countedInStates({ query, unknownWords }: AskedTolls): Promise<DirectAnswer[]> {
  const isOfStates = asksWhere(query) || query.places.length > 1;
  if (!isOfStates || PRICED.test(query.text) || unknownWords.some((word) => !/^states?$/.test(word))) return [];
  const all = await plazas();
  return answerCounts(query, {
    countIn: (state) => all.filter((one) => one.state === state).length,
    titleOf: (state) => inAllLocales(TOLLS, (t, locale) => t.inState(localName(locale, state))),
    ...{ day: all[0]?.asOf ?? '', source: SOURCE, url: PAGE },
  });
}

/** Operations over the plazas that are named, else over all of the road and the state. */
async function compared(asked: AskedTolls): Promise<DirectAnswer[]> {
  const { query, named, within, vehicles, journeys, unknownWords } = asked;
  const [vehicle = 'car'] = vehicles;
  const [journey] = journeys;
  if (named.length === 0 && (unknownWords.length > 0 || (query.places.length > 0 && !asked.state))) return [];
  return answerOperation(query, {
    named: passagesAt(named, asked).flatMap(tollOf),
    all: named.length > 0 || vehicles.length + journeys.length > 2 ? undefined : async () => passagesAt(within, asked).flatMap(tollOf),
    ranking: (end) =>
      inAllLocales(TOLLS, (t, locale) =>
        QUANTITIES[locale].extreme(
          [translate(titleOf(asked), locale), t.vehicles[vehicle], ...(journey ? [t.journeys[journey]] : [])].join(', '),
          end,
        ),
      ),
    isOfAll: true,
    url: urlOf(asked),
    uses: ['place', 'word', 'other'],
  });
}

/** What is paid at each plaza that is named; of a car the return toll too, where no journey is. */
function atPlazas(asked: AskedTolls): DirectAnswer[] {
  return passagesAt(asked.named, asked).map((passage) => {
    const { plaza, vehicle, journey } = passage;
    const [toll] = tollOf(passage);
    const title = titleAt(passage);
    const frame = { ...common, as_of: plaza.asOf, url: pageOf(plaza), confidence: asked.query.entities.includes('toll') ? 0.95 : 0.8 };
    const answer = vehicle === 'car' && !journey ? carToll(plaza) : toll?.show(paidAt(passage) ?? 0);
    return answer
      ? { ...frame, title, answer }
      : declinedAnswer(
          title,
          inAllLocales(TOLLS, (t) => t.notKnown),
          frame,
        );
  });
}

const titleOf = ({ road, state }: AskedTolls): LocalizedText =>
  inAllLocales(TOLLS, (t, locale) => {
    const where = state && localName(locale, state);
    return road ? t.onRoadIn(t.onRoad(road), where) : where ? t.inState(where) : t.title;
  });
const urlOf = ({ state }: AskedTolls): string => (state ? statePage(state.name) : PAGE);

/** The plazas of a highway or a state: how many, and what a car pays; what the page has where neither is named. */
function ofMany(asked: AskedTolls): DirectAnswer[] {
  const { query, road, state, within } = asked;
  if (query.place && !state && !road) return [];
  const [first] = within;
  const [title, url] = [titleOf(asked), urlOf(asked)];
  if (!road && !state && query.asked.kind !== 'count')
    return [{ title, answer: null, detail: inAllLocales(TOLLS, (t) => t.tableAbout), url, confidence: 0.8 }];
  if (!first) return [];
  const paying = within.flatMap((one) => (one.rates.car?.single ? [{ one, paid: one.rates.car.single }] : [])).slice(0, MAX_TOLD + 1);
  const line = (locale: Locale) => paying.map(({ one, paid }) => `${localName(locale, plazaNames(one))} ₹${groupDigits(paid)}`).join('; ');
  return [
    {
      ...{ ...common, title, url, as_of: first.asOf, confidence: 0.95 },
      answer: inAllLocales(TOLLS, (t) => `${within.length} ${t.plazas}`),
      ...(paying.length > 0 && { detail: inAllLocales(TOLLS, (t, locale) => `${t.forCars}: ${line(locale)}`) }),
    },
  ];
}

/** The plazas nearest to a town, with what a car pays. */
async function nearTo(place: Place): Promise<Omit<DirectAnswer, 'confidence'> | undefined> {
  const section = await tollsAt(place);
  if (!section) return undefined;
  const [first, ...more] = section.facts.map(({ label, value, note }) =>
    eachLocale((locale) => {
      const [name, toll, km] = [label, value, note ?? ''].map((text) => translate(toLocalizedText(text as string | LocalizedText), locale));
      return `${name} ${toll} (${km})`;
    }),
  );
  if (!first) return undefined;
  return {
    ...common,
    title: inAllLocales(TOLLS, (t, locale) => t.nearest(localName(locale, place))),
    answer: first,
    ...(more.length > 0 ? { detail: eachLocale((locale) => more.map((one) => translate(one, locale)).join('; ')) } : {}),
    ...(section.asOf ? { as_of: section.asOf } : {}),
    url: section.url,
  };
}

/** A town has the tolls of cars: another class or journey is told as unused. */
async function nearTown({ query: { place }, unknownWords, vehicles, journeys }: AskedTolls): Promise<DirectAnswer[]> {
  const near = place && (await nearTo(place));
  const others = vehicles.filter((one) => one !== 'car').map((one) => TOLLS.en.vehicles[one]);
  const unused = [...others, ...journeys.flatMap((one) => (one ? [TOLLS.en.journeys[one]] : []))];
  return near ? [{ ...near, unused, confidence: confidence(unknownWords) }] : [];
}

/** That no journey's toll is on record, and the plazas near its two ends. */
async function ofJourney({ query: { places }, road, unknownWords }: AskedTolls): Promise<DirectAnswer[]> {
  const [from, to, other] = places;
  if (!from || !to || other || road || unknownWords.length > 0) return [];
  const ends = (await Promise.all([nearTo(from), nearTo(to)])).filter((one) => one !== undefined);
  return [
    declinedAnswer(
      inAllLocales(TOLLS, (t, locale) => t.fromTo(localName(locale, from), localName(locale, to))),
      inAllLocales(
        TOLLS,
        (t, locale) =>
          `${t.noRoute} ${ends
            .map(({ title, answer }) => [title, answer ?? ''].map((text) => translate(toLocalizedText(text), locale)).join(': '))
            .join('; ')}`,
      ),
      { ...common, url: ends[0]?.url ?? PAGE, confidence: 0.95 },
    ),
  ];
}

/** That no plaza or road has a name; those of states and of concessions are not on NHAI's list. */
function ofNoPlaza({ road, unknownWords, called }: AskedTolls): DirectAnswer[] {
  if (road || unknownWords.length === 0 || called === '') return [];
  return [
    declinedAnswer(
      inAllLocales(TOLLS, (t) => t.noneCalled(called)),
      inAllLocales(TOLLS, (t) => t.ofNationalRoads),
      { ...common, url: PAGE, confidence: 0.7 },
    ),
  ];
}
