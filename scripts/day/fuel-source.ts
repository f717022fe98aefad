import { join } from 'node:path';
import { FUEL_PLACES } from '../../src/areas/fuel/places.ts';
import { formatDay } from '../../src/i18n/format.ts';
import { istDay } from '../../src/kernel/time.ts';
import { openNodeDatabase } from '../../src/store/sqlite/node-database.ts';
import { goodreturnsIndex } from '../../test/support/fuel-pages.ts';
import type { StandIn } from '../../test/support/stand-in.ts';

/** How a source's prices differ from those at first: so many paise dearer, then so many times that. */
export interface PriceChange {
  dearer?: number;
  times?: number;
}

/** A stand-in for the source of fuel prices, which begins with those that a data folder has. */
export function fuelSource(dataDir: string, upstream: StandIn) {
  const atFirst = readPrices(dataDir);
  return {
    /** Paise at first of a place (`city/mumbai`) and fuel; 0 where none is on record. */
    paiseAtFirst: (place: string, fuel: string): number => atFirst.get(`${place} ${fuel}`) ?? 0,
    /** The source's pages from now on. */
    tellPrices({ dearer = 0, times = 1 }: PriceChange): void {
      for (const fuel of ['petrol', 'diesel'] as const) {
        const price = (name: string) => {
          const id = FUEL_PLACES.find((one) => one.name === name)?.id;
          const paise = atFirst.get(`${id} ${fuel}`);
          return paise === undefined ? undefined : ((paise + dearer) / 100) * times;
        };
        // A page that says no day is not believed early in the morning.
        const title = `<title>${fuel} price in India, ${formatDay(istDay())}</title>`;
        const page = goodreturnsIndex(fuel, { change: dearer / 100, price });
        upstream.routes[`/${fuel}-price.html`] = page.replace(/<title>.*?<\/title>/, title);
      }
    },
  };
}

/** The newest paise of each place and fuel. */
function readPrices(dataDir: string): Map<string, number> {
  const database = openNodeDatabase(join(dataDir, 'fuel.sqlite'), 'read');
  try {
    const rows = database.prepare('select place, fuel, paise from price order by day').all([]) as Record<string, unknown>[];
    return new Map(rows.map(({ place, fuel, paise }) => [`${place} ${fuel}`, Number(paise)]));
  } finally {
    database.close();
  }
}
