// Trains over the whole timetable: milliseconds a question, on the clock and of the processor, for any two stations and for the hundred with the most trains.

import { internalCall } from '../../../src/api/endpoint.ts';
import { between } from '../../../src/areas/train/endpoints.ts';
import { journeysVia } from '../../../src/areas/train/routes/via.ts';
import { searchStations } from '../../../src/areas/train/stations/station-search.ts';
import { timetableNetwork } from '../../../src/areas/train/timetable/network.ts';
import { TIMETABLE } from '../../../src/areas/train/timetable/timetable.ts';
import { istDay } from '../../../src/kernel/time.ts';
import { closeSnapshots } from '../../../src/store/snapshot.ts';
import { tellTimes } from '../results.ts';

const LOOKUPS = 1000;
const BUSIEST_STATIONS = 100;
const TOWNS = 'Pune Howrah mumbai Delhi chennai Bengaluru churchgate virar Lucknow Patna Guwahati कोच्चि Jaipur'.split(' ');

const started = performance.now();
const network = await timetableNetwork();
console.log(
  `timetable in memory     ${(performance.now() - started).toFixed(0)} ms, ${network.trains.length} trains, ${network.calls.size} stations with trains`,
);

const all = [...network.calls.keys()];
const busy = all.toSorted((a, b) => (network.calls.get(b)?.length ?? 0) - (network.calls.get(a)?.length ?? 0)).slice(0, BUSIEST_STATIONS);
const day = istDay();
for (const [title, codes] of [['any two stations', all] as const, [`the ${BUSIEST_STATIONS} busiest`, busy] as const]) {
  const pairs = pairsOf((at) => [codes[(at * 7919) % codes.length] ?? '', codes[(at * 104_729 + 17) % codes.length] ?? '']);
  await tellTimes(`a change, ${title}`, pairs, ([from, to]) => Number(journeysVia(network, from, to, day).length > 0));
  await tellTimes(`/train, ${title}`, pairs, answer);
}
const towns = pairsOf((at) => [TOWNS[at % TOWNS.length] ?? '', TOWNS[(at * 7 + 3) % TOWNS.length] ?? '']);
await tellTimes('/train, two towns', towns, answer);
const names = ['delhi', 'hawrah', 'NDLX', 'bombay', 'दिल्ली', 'prayag'];
await tellTimes('a station by name', Array.from({ length: 20 }, () => names).flat(), (text) => searchStations(network, text).length);
await closeSnapshots();

/** Pairs spread evenly over all, the same ones in every run. */
function pairsOf(pairAt: (at: number) => [from: string, to: string]): [from: string, to: string][] {
  return Array.from({ length: LOOKUPS }, (_, at) => pairAt(at)).filter(([from, to]) => from !== to);
}

/** A whole answer of the endpoint: names resolved, direct trains or journeys with a change, the body. Gives whether there is a direct train. */
async function answer([from, to]: [from: string, to: string]): Promise<number> {
  const { trains } = await between.respond({ from, to, provider: TIMETABLE.name, limit: 100, page: 1 } as never, internalCall());
  return Number(trains.length > 0);
}
