import { memoizeAsync } from '../../kernel/memoize.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import { addName, namesIn, nearestName, newNames } from '../../text/name-index.ts';
import type { Query } from '../intent.ts';
import { officeName } from './office-names.ts';
import { officesIn, type VehicleDatabase } from './queries.ts';
import { STATE_CODES } from './state-codes.ts';
import type { OfficeRow } from './tables.ts';

/** Offices by each part of their name in both languages: Vashi and New Mumbai for `Vashi (New Mumbai)`. */
const loadNames = memoizeAsync(async (db: VehicleDatabase) => {
  const index = newNames<OfficeRow>();
  const rows = (await Promise.all([...new Set(Object.values(STATE_CODES))].map((state) => officesIn(db, state)))).flat();
  for (const row of rows) {
    if (row.office === null || !(row.status === 'active' || row.status === null)) continue;
    const { name, hi } = officeName(row.office, row.state);
    for (const part of [name, hi ?? ''].flatMap((one) => one.split(/[(),/]/)))
      if (fold(part) !== '') addName(index, normaliseDevanagari(part), row);
  }
  return index;
});

/** The offices that the unknown words of a question name, as they are called or sound; in the state that is named, if any. */
export async function officesCalled(db: VehicleDatabase, { unknownWords, place }: Query): Promise<readonly OfficeRow[]> {
  const [longest] = namesIn(await loadNames(db), unknownWords).toSorted((a, b) => b.length - a.length);
  return longest && longest.length === unknownWords.length ? inState(longest.things, place) : [];
}

/** Those that the one unknown word nearly spells. */
export async function officesSpelt(db: VehicleDatabase, { unknownWords: [word, more], place }: Query): Promise<readonly OfficeRow[]> {
  const index = await loadNames(db);
  const near = word === undefined || more !== undefined ? undefined : nearestName(index, word);
  return near === undefined ? [] : inState(index.exact.get(near) ?? [], place);
}

const SIDE = /^(?:north|south|east|west|central)(?: (?:east|west))?$/;

/** Those of the town that is named, else of its state. A side of a town is none of another's: Pune East is not Mumbai (East). */
function inState(offices: readonly OfficeRow[], place: Query['place']): readonly OfficeRow[] {
  if (!place) return offices;
  const there = offices.filter(({ state }) => state === place.state);
  if (place.type !== 'town') return there;
  const names = [place.name, ...place.aliases].map(fold);
  const isOfTown = ({ office, district }: OfficeRow) =>
    [office, district].some((text) => names.some((name) => ` ${fold(text ?? '')} `.includes(` ${name} `)));
  const ofTown = there.filter(isOfTown);
  return ofTown.length > 0 ? ofTown : there.filter(({ office }) => !(office ?? '').split(/[(),]/).some((part) => SIDE.test(fold(part))));
}
