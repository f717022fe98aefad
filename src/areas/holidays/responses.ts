import { WEEKDAYS } from '../panchang/names.ts';
import { CENTRAL_HOLIDAYS } from './central.ts';
import { centralList, type Holiday } from './year.ts';

const SIGHTING = 'subject to the sighting of the moon';
const BY_COMPUTATION = 'by computation';

/** Where a holiday's day comes from. */
function sourceOf({ kind, date }: Holiday): string {
  const year = Number(date.slice(0, 4));
  if (kind === 'national') return 'national holiday, the same day every year';
  if (kind === 'gazetted')
    return `DoPT list of gazetted holidays ${year}, central government offices at Delhi and New Delhi (${centralList(year)?.url})`;
  return `compulsory in central government offices every year; the DoPT list of ${year} is not known here`;
}

function noteOf({ kind, moon }: Holiday): string | null {
  if (kind === 'expected') return moon ? `${BY_COMPUTATION}, ${SIGHTING}` : BY_COMPUTATION;
  return moon ? SIGHTING : null;
}

/** A holiday as bodies give it. */
export function holidayBody(holiday: Holiday) {
  const name = CENTRAL_HOLIDAYS[holiday.id];
  if (!name) throw new Error(`The holiday ${holiday.id} has no name`);
  const weekday = WEEKDAYS[new Date(`${holiday.date}T00:00:00Z`).getUTCDay()]?.en ?? '';
  return {
    id: holiday.id,
    name: name.en,
    name_hi: name.hi,
    date: holiday.date,
    weekday,
    kind: holiday.kind,
    source: sourceOf(holiday),
    note: noteOf(holiday),
  };
}

/** What is known of the central list of a year. */
export function centralListBody(year: number) {
  const list = centralList(year);
  if (list)
    return {
      known: true,
      source: `DoPT, list of gazetted holidays ${year} for central government offices at Delhi and New Delhi`,
      url: list.url,
    };
  return { known: false, source: `The DoPT list of ${year} is not known here; compulsory holidays are given by computation.`, url: null };
}

export const stateListBody = (state: string | null) =>
  state === null
    ? null
    : {
        known: false as const,
        note: `No sure list of ${state}'s own holidays is known here: the national ones and those of central government offices are given. The state's gazette has its list.`,
      };
