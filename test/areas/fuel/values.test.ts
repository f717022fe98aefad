import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { shareLine, toAnswer, toFact, toTile } from '../../../src/areas/figure.ts';
import { FUEL_PLACES } from '../../../src/areas/fuel/places.ts';
import { newestPrices } from '../../../src/areas/fuel/queries.ts';
import { FUELS, type FuelTables } from '../../../src/areas/fuel/tables.ts';
import { changesByPlace, dailyPrices, fuelFigure, newestOf, priceOf, pricesAt } from '../../../src/areas/fuel/values.ts';
import { addDays } from '../../../src/kernel/time.ts';
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts';
import { FROZEN } from '../../support/frozen.ts';
import { workDir } from '../../support/work-dir.ts';

const db = new DatabaseSync(join(FROZEN.DATA_DIR, 'fuel.sqlite'), { readOnly: true });

/** Prices of a place on record, newest first. */
const onRecord = (place: string, fuel: string) =>
  db.prepare('select day, paise from price where place = ? and fuel = ? order by day desc').all(place, fuel) as {
    day: string;
    paise: number;
  }[];

describe.each(FUEL_PLACES.map((place) => [place.id, place] as const))('%s', (id, place) => {
  it('has the prices, changes and days of its own rows, though a city and a state share a name', async () => {
    const [at] = await pricesAt([place]);
    for (const fuel of FUELS) {
      const [newest, before] = onRecord(id, fuel);
      const price = at && priceOf(at, fuel);
      expect(price && [price.place.id, price.day, price.rupees]).toEqual(newest && [id, newest.day, newest.paise / 100]);
      const isDayBefore = newest && before && before.day === addDays(newest.day, -1);
      expect(price?.change.rupees).toBe(newest && (isDayBefore ? (newest.paise - before.paise) / 100 : null));
      const days = await dailyPrices(place, fuel, 90);
      const first = newest ? addDays(newest.day, -89) : '';
      const recorded = onRecord(id, fuel).filter(({ day }) => day >= first);
      expect(days.toReversed()).toEqual(recorded.map(({ day, paise }) => ({ day, value: paise / 100 })));
    }
  });
});

describe('the newest price', () => {
  it('has changed since the day before only where that day is on record', async () => {
    const work = workDir();
    const file = join(work.path, 'fuel.sqlite');
    const days = new DatabaseSync(file);
    days.exec('create table price (place text, fuel text, day text, paise integer, change_pct real, source text, observed_at text)');
    const insert = days.prepare("insert into price values (?, 'petrol', ?, ?, null, 'goodreturns', '2026-06-07T01:00:00.000Z')");
    for (const [place, day, paise] of [
      ['city/mumbai', '2026-06-06', 10_000],
      ['city/mumbai', '2026-06-07', 10_030],
      ['city/kolkata', '2026-06-05', 10_000],
      ['city/kolkata', '2026-06-07', 10_030],
    ] as const)
      insert.run(place, day, paise);
    days.close();
    const read = new Kysely<FuelTables>({ dialect: sqliteDialect(file, 'read') });
    const rows = await newestPrices(read);
    await read.destroy();
    work.remove();
    expect(rows.map(({ place, day, paise_before }) => [place, day, paise_before])).toEqual([
      ['city/kolkata', '2026-06-07', null],
      ['city/mumbai', '2026-06-07', 10_000],
    ]);
  });
});

describe('prices of several places', () => {
  it('come in the order asked for, and one without a price is left out', async () => {
    const asked = ['state/goa', 'city/mumbai'].map((id) => FUEL_PLACES.find((place) => place.id === id)).filter((one) => one !== undefined);
    expect((await pricesAt(asked)).map(({ place }) => place.id)).toEqual(['state/goa', 'city/mumbai']);
    expect(await pricesAt(asked, '1990-01-01')).toEqual([]);
  });

  it('are as new as the newest of them, by all their sources', () => {
    const [place] = FUEL_PLACES;
    if (!place) throw new Error('There are no places');
    const price = { place, fuel: 'petrol', rupees: 1, change: { percent: null, rupees: null } } as const;
    expect(
      newestOf([
        { ...price, day: '2026-06-06', source: 'ndtv', observedAt: '2026-06-06T01:00:00.000Z' },
        { ...price, day: '2026-06-07', source: 'goodreturns', observedAt: '2026-06-07T01:00:00.000Z' },
      ]),
    ).toEqual({ day: '2026-06-07', source: 'ndtv, goodreturns', observedAt: '2026-06-07T01:00:00.000Z' });
  });

  it('change in a feed only where two days differ', async () => {
    for (const { changes } of await changesByPlace()) for (const { price, before } of changes) expect(price.paise).not.toBe(before.paise);
  });
});

describe('a price as people are told it', () => {
  const place = FUEL_PLACES.find(({ id }) => id === 'city/mumbai');
  if (!place) throw new Error('Mumbai is missing');
  const figure = fuelFigure({
    place,
    fuel: 'petrol',
    rupees: 104.08,
    day: '2026-06-07',
    source: 'goodreturns',
    observedAt: '2026-06-07T01:00:00.000Z',
    change: { percent: 0.29, rupees: 0.3 },
  });

  it('is the same on a tile, on the page of a place, in an answer and when passed on, in both languages', () => {
    expect(toTile(figure, 'en', { page: '/x' })).toEqual({
      label: 'Petrol, Mumbai',
      hi: 'मुंबई',
      sign: '₹',
      value: '104.08',
      unit: 'a litre',
      changePct: 0.29,
      change: 0.3,
      page: '/x',
      day: '2026-06-07',
    });
    expect(toTile(figure, 'hi', { page: '/x' })).toMatchObject({ label: 'पेट्रोल, मुंबई', unit: 'प्रति लीटर' });
    expect(toFact(figure)).toEqual({
      label: { en: 'Petrol', hi: 'पेट्रोल' },
      value: '₹104.08',
      note: { en: 'a litre', hi: 'प्रति लीटर' },
    });
    expect(toAnswer(figure)).toEqual({
      title: { en: 'Petrol in Mumbai', hi: 'मुंबई में पेट्रोल' },
      answer: { en: '₹104.08 a litre', hi: '₹104.08 प्रति लीटर' },
      as_of: '2026-06-07',
      source: 'goodreturns',
    });
    expect(shareLine(figure, 'en')).toBe('Petrol in Mumbai ₹104.08 a litre, 7 Jun 2026');
    expect(shareLine(figure, 'hi')).toBe('मुंबई में पेट्रोल ₹104.08 प्रति लीटर, 7 जून 2026');
  });
});
