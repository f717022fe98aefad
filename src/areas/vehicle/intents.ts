import { eachLocale, inAllLocales, type Locale, type LocalizedText, localName, translate } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import { findDistrictName } from '../../places/districts.ts';
import { localityPoint } from '../../places/pincodes/locality-point.ts';
import { isLocality } from '../../places/pincodes/town-of-word.ts';
import { findStateName } from '../../places/states.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { declinedAnswer, firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { asksIfRight, usesOf } from '../query-uses.ts';
import { officesCalled, officesSpelt } from './called-offices.ts';
import { lettersAnswer, stateOffices, withTown } from './frames.ts';
import { officeName } from './office-names.ts';
import { findCurrentOffice, findDistrictOffices, findTownOffices, readOfficeCode } from './offices.ts';
import { cleanPlate, readPlate } from './plate.ts';
import { vehicleDatabase } from './queries.ts';
import { officeUrl } from './searchable.ts';
import { findStateByCode, lettersOf } from './state-codes.ts';
import type { OfficeRow } from './tables.ts';
import { officeText, VEHICLE } from './wording.ts';

const MAX_LISTED = 4;
const BHARAT_SERIES =
  /^(?:what is |kya hai )?(?:the )?(?:bh|bharat)[ -](?:series|number|plate)\b|\b(?:bh|bharat) series\b|\bbh\b(?=.*\b(?:number|plates?|gaadi|gadi|vehicle|car)\b)|बीएच सीरीज/i;
const WHERE =
  /\b(?:kaha|kahan|kahaan|kidhar|kiska|kis|which|where|whose|what|kaun\w*|kons?\w*|belongs?|registered|comes?|from|meaning|who|owns?|owned|owner)\b|कहाँ|कहां|किस|कौन/i;
const OWNER = /\bwho\b.*\bowns?\b|\bwhose\b|\bowner\b|\bowned by\b|\bmalik\b|\bkis(?:ka|ki|ke naam)\b|मालिक|किसकी/iu;
const STATE_LETTERS =
  /\b(?:vehicle|car|bike|gaadi|gadi|plate|plates)\b.*\b(?:code|starting|begins|letters|series|number|numbers|plate|plates)\b|गाड़ी/i;
/** `vehicle code`, `गाड़ी का नंबर`: the code of an office, where a vehicle is named. */
const OFFICE_CODE = /\b(?:codes?|registration|numbers?|no)\b|कोड|नंबर/iu;
const PLATE_FORM = /^(?:[A-Z]{2}\d{1,2}[A-Z]{1,3}\d{3,4}|\d{2}BH\d{4}[A-Z]{1,2})$/;
/** A plate or the code of an office within a text. */
const PLATE =
  /(?<![A-Z0-9])(?:[A-Z]{2}[ .-]?\d{1,2}[ .-]?[A-Z]{1,2}[ .-]?[A-Z]{0,2}[ .-]?\d{1,4}|\d{2}[ .-]?BH[ .-]?\d{4}[ .-]?[A-Z]{1,2})(?![A-Z0-9])/i;
/** A plate that is not yet typed to its end. */
const LETTERS = /(?<![A-Z0-9])([A-Z]{2}[ .-]?\d{1,2})[ .-]?[A-Z]{1,3}(?![A-Z0-9])/i;
const CODE = /(?<![A-Z0-9])[A-Z]{2}[ .-]?\d{1,2}(?![A-Z0-9])/i;

/** A number plate; the code of an office (`MH-12`); the offices of a town (`rto pune`). */
export const answerVehicle = firstAnswers(stateOffices, lettersAnswer, numberInState, writtenAnswer);

async function writtenAnswer(query: Query): Promise<DirectAnswer[]> {
  const bare = written(query);
  const code = readOfficeCode(bare);
  if (code && findStateByCode(code.slice(0, 2))) return codeAnswer(query, code, bare);
  const plate = readPlate(bare, Number(istDay().slice(0, 4)));
  // Three letters and a number are more than plates of before 1989.
  if (plate.ok && plate.value.kind !== 'before_1989' && (plate.value.kind !== 'ordinary' || plate.value.series))
    return [await plateAnswer(query, plate.value, bare)];
  if (BHARAT_SERIES.test(query.text)) return [OF_BHARAT];
  const clean = cleanPlate(bare);
  // Letters, figures, letters, figures are a plate and nothing else: what is wrong with it is told.
  if (!plate.ok && PLATE_FORM.test(clean)) return [faultAnswer(clean, plate.fault)];
  return officesAsked(query);
}

type PlateResult = ReturnType<typeof readPlate>;
type PlateValue = Extract<PlateResult, { ok: true }>['value'];

const asksOffice = ({ text, entities }: Query): boolean =>
  entities.includes('rto') || (entities.includes('vehicle') && OFFICE_CODE.test(text));

/** An office by its code. */
async function codeAnswer(query: Query, code: string, bare: string): Promise<DirectAnswer[]> {
  const db = await vehicleDatabase();
  const letters = LETTERS.exec(query.text)?.[0] ?? '';
  // TN-48X is an office of its own, beside TN-48.
  const longer = cleanPlate(letters).replace(/^([A-Z]{2})/, '$1-');
  const row = (longer === '' ? undefined : await findCurrentOffice(db, longer)) ?? (await findCurrentOffice(db, code));
  return row ? [withTown(query, row, officeOfCode(row, asksOffice(query) ? 1 : 0.9, usesOf(query, letters || bare)))] : [];
}

const officeOfCode = (row: OfficeRow, confidence: number, uses: DirectAnswer['uses']): DirectAnswer => ({
  title: inAllLocales(VEHICLE, (t) => t.onPlates(row.code)),
  answer: officeAnswer(row),
  detail: officeText(row),
  ...sourceOf(row),
  url: officeUrl(row),
  confidence,
  ...(uses && { uses }),
});

/** A state by name with a number of its plates: `punjab 65 number kis shehar ka`. */
async function numberInState({ text, place, words, unknownWords }: Query): Promise<DirectAnswer[]> {
  const [number = ''] = words.filter((word) => /^\d{1,2}$/.test(word));
  const letters = place?.type === 'state' ? lettersOf(place.name) : undefined;
  if (!letters || number === '' || unknownWords.length > 0 || CODE.test(text) || !OFFICE_CODE.test(text) || !WHERE.test(text)) return [];
  const row = await findCurrentOffice(await vehicleDatabase(), `${letters}-${number.padStart(2, '0')}`);
  return row ? [officeOfCode(row, 0.95, ['place', 'amount', 'operation', 'other'])] : [];
}

/** A plate: its office, or that its owner is told elsewhere. */
async function plateAnswer(query: Query, { display, kind, office_code, state, number }: PlateValue, bare: string): Promise<DirectAnswer> {
  const row = office_code ? await findCurrentOffice(await vehicleDatabase(), office_code) : undefined;
  const isOfOwner = OWNER.test(query.text);
  const answer = inAllLocales(VEHICLE, (t, locale) => {
    const called = (one: string) => localName(locale, findStateName(one));
    const office = row?.office ?? row?.district;
    if (row) return [office && localName(locale, officeName(office, row.state)), row.state && called(row.state)].filter(Boolean).join(', ');
    return state ? called(state) : t.kindOf(kind);
  });
  const detail = row ? officeText(row) : inAllLocales(VEHICLE, (t) => t.kindOf(kind));
  const elsewhere = inAllLocales(VEHICLE, (t, locale) => `${t.ownersElsewhere} ${translate(answer, locale)}`);
  return {
    title: inAllLocales(VEHICLE, (t) => t.plateTitle(display)),
    ...(isOfOwner ? { answer: null, declined: true as const, detail: elsewhere } : { answer, detail, ...(row && sourceOf(row)) }),
    url: `/browse/vehicle?number=${encodeURIComponent(number)}`,
    confidence: 1,
    uses: isOfOwner ? 'all' : usesOf(query, bare),
  };
}

const OF_BHARAT: DirectAnswer = {
  title: inAllLocales(VEHICLE, (t) => t.bharatSeries),
  answer: inAllLocales(VEHICLE, (t) => t.kindOf('bharat')),
  detail: inAllLocales(VEHICLE, (t) => t.bharatLike),
  url: '/browse/vehicle',
  confidence: 0.95,
  uses: ['word', 'other', 'place', 'operation'],
};

const faultAnswer = (clean: string, { message, suggestions: [like] }: Extract<PlateResult, { ok: false }>['fault']): DirectAnswer =>
  declinedAnswer(
    inAllLocales(VEHICLE, (t) => t.noPlate(clean)),
    `${message}${like ? `: ${like}?` : ''}`,
    { url: '/browse/vehicle', confidence: 0.9, uses: 'all' },
  );

/** The letters of a state, the offices of a town or of a name. */
async function officesAsked(query: Query): Promise<DirectAnswer[]> {
  const { text, place, unknownWords } = query;
  const asks = asksOffice(query);
  const named = asks && unknownWords.length > 0 ? await officesNamed(query) : [];
  if (named.length > 0) return named;
  const letters = place?.type === 'state' ? lettersOf(place.name) : undefined;
  if (place && letters && unknownWords.length <= 1 && (asks || STATE_LETTERS.test(text)))
    return [
      {
        title: inAllLocales(VEHICLE, (t, locale) => t.stateTitle(localName(locale, place))),
        answer: letters,
        detail: inAllLocales(VEHICLE, (t, locale) => t.lettersOf(localName(locale, place), letters)),
        url: `/browse/vehicle/rto/${place.slug}`,
        confidence: 0.95,
        uses: ['place', 'other'],
      },
    ];
  if (!asks) return [];
  if (!place) return unknownWords.length > 0 ? [] : [ABOUT];
  if (unknownWords.length > 1) return [];
  const ofTown = officesAnswer(await findTownOffices(await vehicleDatabase(), place), place, ['place']);
  return ofTown.length > 0 ? ofTown : officesOfLocality(place.name, place);
}

/** The offices of what the unknown words name. */
async function officesNamed(query: Query): Promise<DirectAnswer[]> {
  const { place, unknownWords } = query;
  const db = await vehicleDatabase();
  const name = unknownWords.join(' ');
  const called = await officesCalled(db, query);
  const ofLocality = called.length > 0 || place?.type === 'town' ? [] : await officesOfLocality(name, place);
  if (ofLocality.length > 0) return ofLocality;
  // What a locality is called by is no misspelt office: Bandra is not Banda.
  const isKnown = called.length > 0 || (await withoutSnapshot(() => isLocality(name, ''), false));
  return officesAnswer(isKnown ? called : await officesSpelt(db, query), name, ['place', 'word', 'other']);
}

/** The offices of the district of a locality without one: `rto of shirdi`. */
async function officesOfLocality(name: string, within: Query['place']): Promise<DirectAnswer[]> {
  const locality = await withoutSnapshot(() => localityPoint(name), undefined);
  if (!locality || (within && within.state !== locality.state)) return [];
  const all = await findDistrictOffices(await vehicleDatabase(), locality);
  const district = findDistrictName(locality.district, locality.state);
  return officesAnswer(all, locality, ['place', 'word', 'other']).map((one) => ({
    ...one,
    title: inAllLocales(VEHICLE, (t, locale) => t.rtoOfDistrict(localName(locale, district), locality.name)),
    ...(all.length > 1 && { detail: inAllLocales(VEHICLE, (t) => t.notKnownWhich) }),
    confidence: 0.95,
  }));
}

const ABOUT: DirectAnswer = {
  title: inAllLocales(VEHICLE, (t) => t.registeringOffices),
  answer: null,
  detail: inAllLocales(VEHICLE, (t) => t.byAny),
  url: '/browse/vehicle',
  confidence: 0.8,
};

/** The codes of the offices of a town, or of those of one name. */
function officesAnswer(all: readonly OfficeRow[], place: string | Named, uses: DirectAnswer['uses']): DirectAnswer[] {
  const [first] = all;
  if (!first) return [];
  const name = (locale: Locale) =>
    typeof place !== 'string'
      ? localName(locale, place)
      : first.office === null
        ? place
        : localName(locale, officeName(first.office, first.state));
  return [
    {
      title: inAllLocales(VEHICLE, (t, locale) => t.rtoOf(name(locale))),
      answer: all
        .slice(0, MAX_LISTED)
        .map((row) => row.code)
        .join(', '),
      detail: officeText(first),
      ...sourceOf(first),
      url: officeUrl(first),
      confidence: 1,
      ...(uses && { uses }),
    },
  ];
}

const sourceOf = ({ source, as_of }: OfficeRow) => ({ source, as_of });

type Named = Readonly<{ name: string; hi?: string }>;

/** The office's name, or its district's where it has none. */
function officeAnswer({ office, district, state }: OfficeRow): LocalizedText | null {
  const name = office ?? district;
  return name === null ? null : eachLocale((locale) => localName(locale, officeName(name, state)));
}

/** The part of a text that may be a plate or a code: all of it, or the part in that form if the text says nothing else. */
function written({ text, entities, unknownWords, unclaimedWords, tokens, asked }: Query): string {
  const plate = PLATE.exec(text)?.[0];
  const begun = LETTERS.exec(text);
  const written = plate ?? begun?.[1] ?? CODE.exec(text)?.[0];
  if (!written) return text;
  const parts = new Set((begun?.[0] ?? written).toLowerCase().match(/[a-z]+/g) ?? []);
  const others = [...unknownWords, ...unclaimedWords].filter((word) => !parts.has(word) && !WHERE.test(word) && !asksIfRight(word));
  // `in 22` and `ml 20` are no codes of offices where other things are spoken of.
  return others.length <= (plate === undefined && !entities.includes('rto') ? 0 : 1) &&
    (plate !== undefined ||
      entities.length > 0 ||
      // `is HR26 gurgaon or faridabad`.
      tokens.every(({ word, kind, place }) => kind === 'filler' || (place && asked.isQuestion) || /\d/.test(word) || parts.has(word)) ||
      WHERE.test(text) ||
      begun?.[0] === text ||
      written.length === text.length)
    ? written
    : text;
}
