import { sql } from 'kysely';
import { type Crawl, type CrawlOptions, crawlArea, type Filled } from '../../crawl/crawl-area.ts';
import { GuardError } from '../../crawl/guards.ts';
import { noteUndated } from '../../crawl/page-day.ts';
import { completeDays, readRates } from '../../crawl/rates.ts';
import type { CrawlOutcome } from '../../store/report.ts';
import { addRows, replaceRows } from '../../store/rows.ts';
import { statementsOf } from '../../store/table.ts';
import { INDIA } from './places.ts';
import { measurePremiums, newPremiums } from './premium.ts';
import { allPremiums, allQuotes, allSpot, type CommoditiesDatabase } from './queries.ts';
import { guardQuotes, newQuotes, quoteKey, resolveQuotes } from './quotes.ts';
import { COMMODITY_SOURCES, QUOTE_SOURCES } from './sources/index.ts';
import { dropNoise, spotRows } from './spot.ts';
import { COMMODITIES_SNAPSHOT, type CommoditiesTables, type QuoteRow, type SpotRow } from './tables.ts';

/** Crawls metals into data/commodities.sqlite: spot of the days that are missing, quotes by place, and the premium of quotes over spot. */
export const crawl = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlArea<CommoditiesTables>(
    {
      area: 'commodities',
      schema: COMMODITIES_SNAPSHOT,
      older: orderQuotesByDay,
      sources: COMMODITY_SOURCES,
      counted: 'prices',
      protectedTables: [
        { table: 'quote', day: 'day' },
        { table: 'spot', day: 'day' },
      ],
      fill: fillPrices,
    },
    options,
  );

/** Schema version 1 had its quotes by place. */
async function orderQuotesByDay(db: CommoditiesDatabase): Promise<void> {
  await sql`alter table quote rename to quote_by_place`.execute(db);
  for (const statement of statementsOf(COMMODITIES_SNAPSHOT)) await sql.raw(statement).execute(db);
  await sql`insert into quote select * from quote_by_place`.execute(db);
  await sql`drop table quote_by_place`.execute(db);
  await sql`vacuum`.execute(db);
}

async function fillPrices(crawl: Crawl<CommoditiesTables>): Promise<Filled> {
  const { db } = crawl;
  const [quotesBefore, spotBefore] = [await allQuotes(db), await allSpot(db)];
  const newSpot = await findSpot(crawl, spotBefore);
  await addRows(db, 'spot', newSpot);
  const quotes = newQuotes(quotesBefore, await findQuotes(crawl, quotesBefore, [...spotBefore, ...newSpot]));
  await replaceRows(db, 'quote', quotes);
  const premiums = newPremiums(measurePremiums(await allQuotes(db), await allSpot(db)), await allPremiums(db));
  await replaceRows(db, 'premium', premiums);
  const days = new Set(newSpot.map(({ day }) => day)).size;
  return {
    changed: newSpot.length + quotes.length + premiums.length > 0,
    message: `${quotes.length} new quotes, spot of ${days} new days`,
  };
}

async function findSpot(crawl: Crawl<CommoditiesTables>, before: readonly SpotRow[]): Promise<SpotRow[]> {
  const onRecord = new Set(before.map(({ metal, day }) => `${metal} ${day}`));
  const { rows } = await readRates(crawl, completeDays(before), {
    toRows: (rates) => spotRows(rates).filter(({ metal, day }) => !onRecord.has(`${metal} ${day}`)),
    judge(spot) {
      const { rows: sane, dropped } = dropNoise(spot, before);
      // A file in which one metal is wrong is wrong.
      const wrong = Map.groupBy(dropped, ({ day }) => day);
      const refused = [...wrong].map(([day, off]) => ({
        day,
        why: off.map(({ metal, paise }) => `${metal} at ${paise / 100}`).join(', '),
        rows: spot.filter((row) => row.day === day),
      }));
      return {
        rows: sane.filter(({ day }) => !wrong.has(day)),
        notes: refused.map(({ day, why }) => `${day} is refused: ${why}`),
        refused,
      };
    },
  });
  return rows;
}

/** Asks every source of quotes; the first to quote a metal, place and day is believed. */
async function findQuotes(
  { now, today, readSources }: Crawl<CommoditiesTables>,
  existing: readonly QuoteRow[],
  spot: readonly SpotRow[],
): Promise<QuoteRow[]> {
  const quotes = new Map<string, QuoteRow>();
  await readSources({
    sources: QUOTE_SOURCES,
    together: true,
    needs: { today },
    accept(observations, source) {
      const { rows, unknown } = resolveQuotes(observations, source.name, now.toISOString());
      // The national price is on pages that we ask for by its name; a list of cities that we cannot read is no success.
      if (unknown.length > 0 && rows.every(({ place }) => place === INDIA.slug))
        throw new GuardError(`none of its ${unknown.length} places is known: ${unknown.slice(0, 5).join(', ')}`);
      const notes = rows.length > 0 || unknown.length === 0 ? guardQuotes(rows, existing, spot) : [];
      for (const row of rows) if (!quotes.has(quoteKey(row))) quotes.set(quoteKey(row), row);
      return { rows: rows.length, unknown, notes: [...notes, ...noteUndated(observations)] };
    },
  });
  return [...quotes.values()];
}
