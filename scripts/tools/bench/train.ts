// Journeys with one change over the whole timetable: milliseconds a question, for any two stations and for the hundred with the most trains.
import { timetableNetwork } from '../../../src/areas/train/network.ts';
import { searchStations } from '../../../src/areas/train/station-search.ts';
import { journeysVia } from '../../../src/areas/train/via.ts';
import { istDay } from '../../../src/kernel/time.ts';
import { closeSnapshots } from '../../../src/store/snapshot.ts';

const LOOKUPS = 1000;
const BUSIEST_STATIONS = 100;

const started = performance.now();
const network = await timetableNetwork();
console.log(
  `timetable in memory     ${(performance.now() - started).toFixed(0)} ms, ${network.trains.length} trains, ${network.calls.size} stations with trains`,
);

const all = [...network.calls.keys()];
const busy = all.toSorted((a, b) => (network.calls.get(b)?.length ?? 0) - (network.calls.get(a)?.length ?? 0)).slice(0, BUSIEST_STATIONS);
measure('any two stations        ', all);
measure(`the ${BUSIEST_STATIONS} busiest         `, busy);
measureSearch(['delhi', 'hawrah', 'NDLX', 'bombay', 'दिल्ली', 'prayag']);
await closeSnapshots();

function measure(title: string, codes: readonly string[]): void {
  const day = istDay();
  const times: number[] = [];
  let found = 0;
  for (let at = 0; at < LOOKUPS; at += 1) {
    // Pairs spread evenly over all, the same ones in every run.
    const [from, to] = [codes[(at * 7919) % codes.length], codes[(at * 104_729 + 17) % codes.length]];
    if (!from || !to || from === to) continue;
    const begun = performance.now();
    if (journeysVia(network, from, to, day).length > 0) found += 1;
    times.push(performance.now() - begun);
  }
  report(title, times, `${found} of ${times.length} have a journey`);
}

function measureSearch(texts: readonly string[]): void {
  const times = Array.from({ length: 20 }, () => texts)
    .flat()
    .map((text) => {
      const begun = performance.now();
      searchStations(network, text);
      return performance.now() - begun;
    });
  report('a station by name       ', times, `${network.stations.size} stations`);
}

function report(title: string, times: readonly number[], note: string): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  console.log(`${title}median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(1)} ms; ${note}`);
}
