// `node scripts/holiday-lists.ts [FROM-TO]`: writes the lists of holidays in src/areas/holidays/lists anew: those of the states from the Python package
// `holidays` (MIT), which has them as rules in code and is therefore run, with pip's own checks, in a folder of its own; those of exchanges from the data of
// `aion-indian-market-calendar` (MIT). Lists are part of the source: what changes is read before it is committed.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readWheel } from '../src/net/wheel.ts';
import { listMarkets, listStates, type MarketEvent, type MarketRow, type NamedDay, type StateRow } from './holidays/lists.ts';

interface List<Row> {
  about: string;
  source: string;
  licence: string;
  as_of: string;
  days: Row[];
}
const FOLDER = join(import.meta.dirname, '..', 'src', 'areas', 'holidays', 'lists');
const STATES = 36;
/** A list with less than this share of its previous days is our error or the package's. */
const MIN_SHARE = 0.9;
const today = new Date().toISOString().slice(0, 10);
const run = promisify(execFile);

const DUMP = `
import json, sys
import holidays
from holidays.countries import India
days = []
for year in map(int, sys.argv[1:]):
    for kind in ("public", "government", "optional"):
        for state in (None, *India.subdivisions):
            found = holidays.country_holidays("IN", subdiv=state, years=year, language="en_IN", categories=(kind,))
            for day, names in found.items():
                if day.year == year:
                    days += [[str(day), kind, state or "all", name] for name in names.split("; ")]
print(json.dumps({"version": holidays.__version__, "days": days}))
`;

const [from = 2024, to = 2028] = (process.argv[2] ?? '').split('-').filter(Boolean).map(Number);
const years = Array.from({ length: to - from + 1 }, (_, at) => from + at);
const { version, days } = await askPackage();
const codes = new Set(days.map(([, , state]) => state)).size - 1;
if (codes !== STATES) throw new Error(`The package names ${codes} states`);
for (const year of years) {
  const rows = listStates(days.filter(([day]) => day.startsWith(`${year}-`)));
  write<StateRow>(`${year}.json`, `vacanza/holidays ${version}, from gazettes as collected there`, rows);
}
await writeMarkets();

async function askPackage(): Promise<{ version: string; days: NamedDay[] }> {
  const target = await mkdtemp(join(tmpdir(), 'jaankari-holidays-'));
  try {
    await run('python3', ['-m', 'pip', 'install', '--quiet', '--only-binary=:all:', `--target=${target}`, 'holidays']);
    const { stdout } = await run('python3', ['-c', DUMP, ...years.map(String)], {
      env: { ...process.env, PYTHONPATH: target },
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(stdout);
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

/** Each year for which the package has data. */
async function writeMarkets(): Promise<void> {
  const data = 'aion_indian_market_calendar/data';
  const manifest = await readWheel('aion-indian-market-calendar', [`${data}/manifest.json`]);
  const { years: packageYears, last_updated } = JSON.parse(manifest.files.get(`${data}/manifest.json`)?.toString('utf8') ?? '{}');
  for (const year of packageYears as number[]) {
    const path = `${data}/holidays_${year}.json`;
    const { files } = await readWheel('aion-indian-market-calendar', [path], manifest.version);
    const { events } = JSON.parse(files.get(path)?.toString('utf8') ?? '{}') as { events: MarketEvent[] };
    const file = `markets-${year}.json`;
    const onRecord = existsSync(join(FOLDER, file)) ? (JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as List<MarketRow>).days : [];
    const source = `aion-indian-market-calendar ${manifest.version}, which compared them with the lists of the exchanges`;
    write<MarketRow>(file, source, listMarkets(events, onRecord), String(last_updated).slice(0, 10));
  }
}

/** Writes a list if its days have changed; its header stays, with source and day. */
function write<Row extends object>(file: string, source: string, days: Row[], asOf = today): void {
  const path = join(FOLDER, file);
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as List<Row>) : undefined;
  if (before && days.length < before.days.length * MIN_SHARE)
    throw new Error(`${file}: ${days.length} days, of ${before.days.length} before`);
  const same = before && JSON.stringify(sorted(before.days)) === JSON.stringify(sorted(days));
  console.log(`${file}: ${days.length} days${same ? ', as before' : before ? `, ${before.days.length} before` : ''}`);
  if (same) return;
  const head = { about: before?.about ?? `Days of ${file.replace(/\D/g, '')}.`, source, licence: before?.licence ?? 'MIT', as_of: asOf };
  const rows = days.map((day) => `    ${JSON.stringify(day)}`).join(',\n');
  writeFileSync(path, `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "days": [\n${rows}\n  ]\n}\n`);
}

/** With rows and members in a fixed order. */
function sorted(rows: readonly object[]): string[] {
  return rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();
}
