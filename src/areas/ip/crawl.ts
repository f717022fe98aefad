import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type CrawlOptions, crawlArea } from '../../lib/crawl/crawl-area.ts';
import { GuardError, guardCount } from '../../lib/crawl/guards.ts';
import type { CrawlOutcome } from '../../lib/crawl/report.ts';
import { unpackEdition } from './editions.ts';
import { editionOf, putEdition, wholeEdition } from './queries.ts';
import { type Edition, lostLandmarks, nodesOf } from './sources/edition.ts';
import { IP_SOURCES } from './sources/index.ts';
import { CREATE_IP_TABLES, IP_VERSION, type IpTables } from './tables.ts';

const NAME = 'country';
const compress = promisify(brotliCompress);
/** Three quarters of a minute once a month, for a quarter less in every clone. */
const pack = (file: Uint8Array): Promise<Buffer> =>
  compress(file, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
    },
  });

/** Crawls the database of countries into data/ip.sqlite, as its publisher made it. An older edition than that on record is left. */
export const crawl = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlArea<IpTables>(
    {
      area: 'ip',
      version: IP_VERSION,
      tables: CREATE_IP_TABLES,
      older: 'rebuild',
      sources: IP_SOURCES,
      counted: 'databases',
      keeps: [{ table: 'edition' }],
      async fill({ db, ask }) {
        const before = await wholeEdition(db, NAME);
        const known = before ? nodesOf(unpackEdition(before)) : 0;
        let found: Edition | undefined;
        await ask<Edition, undefined>({
          sources: IP_SOURCES,
          needs: undefined,
          take([edition]) {
            if (!edition) throw new GuardError('there is no database');
            guardCount(known, nodesOf(edition), 'nodes');
            const lost = lostLandmarks(edition);
            if (lost.length > 0) throw new GuardError(`it has ${lost.join(', ')} in another country`);
            if (!found || edition.edition > found.edition) found = edition;
            return { rows: 1 };
          },
          enough: () => found !== undefined,
        });
        if (!found || (before && (found.sha256 === before.sha256 || found.edition < before.edition)))
          return { changed: false, message: `the edition of ${(await editionOf(db, NAME))?.edition ?? 'no day'} stands` };
        await putEdition(db, { ...found, name: NAME, ipv4: await pack(found.ipv4), ipv6: found.ipv6 && (await pack(found.ipv6)) });
        return { changed: true, message: `edition of ${found.edition}` };
      },
    },
    options,
  );
