// Trains over the whole timetable: milliseconds a question, on the clock and of the processor, for any two stations and for the hundred with the most trains.
import { between } from '../../../src/areas/train/endpoints.ts';
import { timetableNetwork } from '../../../src/areas/train/network.ts';
import { searchStations } from '../../../src/areas/train/station-search.ts';
import { TIMETABLE } from '../../../src/areas/train/timetable.ts';
import { journeysVia } from '../../../src/areas/train/via.ts';
import { internalCall } from '../../../src/kernel/endpoint.ts';
import { istDay } from '../../../src/kernel/time.ts';
import { closeSnapshots } from '../../../src/store/snapshot.ts';
import { quantiles, timeEach } from '../results.ts';

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
measure('any two stations        ', all);
measure(`the ${BUSIEST_STATIONS} busiest         `, busy);
await measureCalls('/train, any two         ', (at) => codesOf(all, at));
await measureCalls(`/train, the ${BUSIEST_STATIONS} busiest `, (at) => codesOf(busy, at));
await measureCalls('/train, two towns       ', (at) => [TOWNS[at % TOWNS.length] ?? '', TOWNS[(at * 7 + 3) % TOWNS.length] ?? '']);
await measureSearch(['delhi', 'hawrah', 'NDLX', 'bombay', 'दिल्ली', 'prayag']);
await closeSnapshots();

/** Pairs spread evenly over all, the same ones in every run. */
function codesOf(codes: readonly string[], at: number): [string, string] {
  return [codes[(at * 7919) % codes.length] ?? '', codes[(at * 104_729 + 17) % codes.length] ?? ''];
}

/** Whole answers of the endpoint: names resolved, direct trains or journeys with a change, the body. */
async function measureCalls(title: string, pairOf: (at: number) => [string, string]): Promise<void> {
  const times: number[] = [];
  const cpu: number[] = [];
  let found = 0;
  for (let at = 0; at < LOOKUPS; at += 1) {
    const [from, to] = pairOf(at);
    if (from === to) continue;
    const [begun, used] = [performance.now(), process.cpuUsage()];
    const { trains } = await between.respond({ from, to, provider: TIMETABLE.name, limit: 100, page: 1 } as never, internalCall());
    times.push(performance.now() - begun);
    const { user, system } = process.cpuUsage(used);
    cpu.push((user + system) / 1000);
    if (trains.length > 0) found += 1;
  }
  report(title, times, `${found} of ${times.length} have a direct train`);
  report(`${' '.repeat(title.length - 4)}CPU `, cpu, 'with what runs beside it in the process');
}

function measure(title: string, codes: readonly string[]): void {
  const day = istDay();
  const times: number[] = [];
  let found = 0;
  for (let at = 0; at < LOOKUPS; at += 1) {
    const [from, to] = codesOf(codes, at);
    if (from === to) continue;
    const begun = performance.now();
    if (journeysVia(network, from, to, day).length > 0) found += 1;
    times.push(performance.now() - begun);
  }
  report(title, times, `${found} of ${times.length} have a journey`);
}

async function measureSearch(texts: readonly string[]): Promise<void> {
  const asked = Array.from({ length: 20 }, () => texts).flat();
  const times = await timeEach(asked, (text) => searchStations(network, text));
  report('a station by name       ', times, `${network.stations.size} stations`);
}

function report(title: string, times: readonly number[], note: string): void {
  const share = quantiles(times);
  const at = (part: number) => share(part).toFixed(2);
  console.log(
    `${title}median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, 99 % under ${at(0.99)} ms, longest ${share(1).toFixed(1)} ms; ${note}`,
  );
}
