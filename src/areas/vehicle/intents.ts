import { eachLocale, inAllLocales, type LocalizedText, localName, translate } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import { findStateName } from '../../places/states.ts';
import { declinedAnswer, firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { asksIfRight, usesOf } from '../query-uses.ts';
import { lettersAnswer, stateOffices, withTown } from './frames.ts';
import { asksOffice, OFFICE_CODE, officesNamed, officesOfTown, sourceOf, stateLetters } from './office-answers.ts';
import { officeName } from './office-names.ts';
import { findCurrentOffice, readOfficeCode } from './offices.ts';
import { cleanPlate, readPlate } from './plate.ts';
import { vehicleDatabase } from './queries.ts';
import { officeUrl } from './searchable.ts';
import { findStateByCode, lettersOf } from './state-codes.ts';
import type { OfficeRow } from './tables.ts';
import { officeText, VEHICLE } from './wording.ts';

const BHARAT_SERIES =
  /^(?:what is |kya hai )?(?:the )?(?:bh|bharat)[ -](?:series|number|plate)\b|\b(?:bh|bharat) series\b|\bbh\b(?=.*\b(?:number|plates?|gaadi|gadi|vehicle|car)\b)|बीएच सीरीज/i;
const WHERE =
  /\b(?:kaha|kahan|kahaan|kidhar|kiska|kis|which|where|whose|what|kaun\w*|kons?\w*|belongs?|regist\w*|issue[sd]?|comes?|from|meaning|who|owns?|owned|owner)\b|कहाँ|कहां|किस|कौन/i;
const OWNER = /\bwho\b.*\bowns?\b|\bwhose\b|\bowner\b|\bowned by\b|\bmalik\b|\bkis(?:ka|ki|ke naam)\b|मालिक|किसकी/iu;
const PLATE_FORM = /^(?:[A-Z]{2}\d{1,2}[A-Z]{1,3}\d{3,4}|\d{2}BH\d{4}[A-Z]{1,2})$/;
/** A plate or the code of an office within a text. */
const PLATE =
  /(?<![A-Z0-9])(?:[A-Z]{2}[ .-]?\d{1,2}[ .-]?[A-Z]{1,2}[ .-]?[A-Z]{0,2}[ .-]?\d{1,4}|\d{2}[ .-]?BH[ .-]?\d{4}[ .-]?[A-Z]{1,2})(?![A-Z0-9])/i;
/** A plate that is not yet typed to its end. */
const LETTERS = /(?<![A-Z0-9])([A-Z]{2}[ .-]?\d{1,2})[ .-]?[A-Z]{1,3}(?![A-Z0-9])/i;
const CODE = /(?<![A-Z0-9])[A-Z]{2}[ .-]?\d{1,2}(?![A-Z0-9])/i;

/** A number plate; the code of an office (`MH-12`); the offices of a town (`rto pune`). */
export const answerVehicle = firstAnswers(
  stateOffices,
  lettersAnswer,
  numberInState,
  writtenAnswer,
  officesNamed,
  stateLetters,
  officesOfTown,
);

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
  return !plate.ok && query.day === undefined && PLATE_FORM.test(clean) ? [faultAnswer(clean, plate.fault)] : [];
}

type PlateResult = ReturnType<typeof readPlate>;
type PlateValue = Extract<PlateResult, { ok: true }>['value'];

/** An office by its code. */
async function codeAnswer(query: Query, code: string, bare: string): Promise<DirectAnswer[]> {
  const db = await vehicleDatabase();
  const letters = LETTERS.exec(query.text)?.[0] ?? '';
  // TN-48X is an office of its own, beside TN-48.
  const longer = cleanPlate(letters).replace(/^([A-Z]{2})/, '$1-');
  const row = (longer === '' ? undefined : await findCurrentOffice(db, longer)) ?? (await findCurrentOffice(db, code));
  // `who registers KL 07` asks for the office.
  const conditions = query.conditions.filter(({ text }) => !WHERE.test(text));
  return row
    ? [withTown(query, row, officeOfCode(row, asksOffice(query) ? 1 : 0.9, usesOf({ ...query, conditions }, letters || bare)))]
    : [];
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
