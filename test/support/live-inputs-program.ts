// node live-inputs-program.ts [build]: answers live calls as a server does, or as a build that tracks inputs, and prints as JSON how many functions were called
// and which of them are of the tracking of inputs.
import { Session } from 'node:inspector/promises';
import { recordInputs, trackInputs } from '../../src/kernel/inputs.ts';
import { loadService } from './call.ts';

const CALLS = ['/fuel?city=mumbai', '/fuel/history?city=mumbai', '/commodities', '/panchang?city=delhi', '/holidays?year=2026'];

const isBuild = process.argv[2] === 'build';
if (isBuild) trackInputs();
const { get } = await loadService();
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const statuses: number[] = [];
for (const call of CALLS) statuses.push((await (isBuild ? recordInputs(() => get(call)).then(({ result }) => result) : get(call))).status);
const { result } = await session.post('Profiler.takePreciseCoverage');
const called = result.flatMap(({ url, functions }) =>
  functions.flatMap(({ functionName, ranges }) => ((ranges[0]?.count ?? 0) > 0 ? [{ url, name: functionName }] : [])),
);
const tracking = called.filter(({ url, name }) => url.endsWith('/src/kernel/inputs.ts') && name !== '').map(({ name }) => name);
process.stdout.write(JSON.stringify({ statuses, called: called.length, tracking: [...new Set(tracking)].sort() }));
