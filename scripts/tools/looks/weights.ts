import { inBothLanguages } from '../../../src/areas/hindi-pages.ts';
import { departuresAt, localsApart, stillRunning } from '../../../src/areas/train/stations/board.ts';
import { timetableNetwork } from '../../../src/areas/train/timetable/network.ts';
import { pageOfLocals, pageOfStation } from '../../../src/areas/train/timetable/timetable.ts';
import { istDay } from '../../../src/kernel/time.ts';

/** What a first visit may take over the network: HTML, CSS, JS and fonts, in bytes. In Hindi two faces more. */
const FIRST_VISIT = { en: 85_000, hi: 100_000 } as const;

/** The budget of a first visit of the page at a path from the root. */
export const firstVisitOf = (address: string): number => FIRST_VISIT[/^\/hi(?:\/|$)/.test(address) ? 'hi' : 'en'];

/** Pages of so many stations with most trains, with those of their local trains, in both languages: the heaviest that are no template's own. */
export async function largestStations(most: number): Promise<string[]> {
  const network = await timetableNetwork();
  const largest = [...network.calls].sort(([, a], [, b]) => b.length - a.length).slice(0, most);
  return inBothLanguages(
    largest.flatMap(([code]) => {
      const apart = localsApart(stillRunning(departuresAt(network, code), istDay()));
      return [pageOfStation(network, code), ...(apart ? [pageOfLocals(code)] : [])];
    }),
  );
}
