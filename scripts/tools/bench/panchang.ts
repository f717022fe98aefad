// Accuracy against published values, and speed: writes the tables of docs/accuracy.md.
import { computeAlmanacDay } from '../../../src/areas/panchang/day.ts';
import { festivalsOn, listFestivals } from '../../../src/astronomy/calendar/festivals/year.ts';
import { addDays } from '../../../src/kernel/time.ts';
import { accuracyTables } from '../accuracy/tables.ts';
import { replaceTable } from '../results.ts';

const ROUNDS = 12;

/** CPU milliseconds of the fastest of some rounds: other programs on the machine only ever add. */
function fastest(run: (round: number) => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    run(round);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** A place that nothing has been kept for. */
const samplePlace = (round: number) => ({ lat: 28.6 + round / 100, lon: 77.2, zone: 'Asia/Kolkata' });
const month = (year: number, number: number) =>
  Array.from({ length: 30 }, (_, at) => addDays(`${year}-${String(number).padStart(2, '0')}-01`, at));

const DAYS = 10;
const day = fastest((round) => {
  for (let at = 0; at < DAYS; at++) computeAlmanacDay(samplePlace(round), `${2030 + round}-${String(at + 1).padStart(2, '0')}-17`);
});
const sheet = fastest((round) => {
  for (const date of month(2050 + round, 3)) {
    computeAlmanacDay(samplePlace(round), date);
    festivalsOn(date, samplePlace(round));
  }
});
const year = fastest((round) => listFestivals(2070 + round, samplePlace(round)));

const speed = [
  '| made anew, nothing kept from before | CPU time, ms |',
  '|---|---|',
  `| one day | ${(day / DAYS).toFixed(1)} |`,
  `| a month with its festivals | ${sheet.toFixed(0)} |`,
  `| the festivals of a year | ${year.toFixed(0)} |`,
].join('\n');
const tables = accuracyTables();
console.log(`${tables}\n\n${speed}`);
replaceTable('docs/accuracy.md', 'accuracy', tables);
replaceTable('docs/accuracy.md', 'speed', speed);
