import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type CrawlOptions, crawlArea } from '../../crawl/crawl-area.ts';
import { GuardError, guardCount } from '../../crawl/guards.ts';
import { findEdition, putEdition, readEdition } from './queries.ts';
import { countNodes, type Edition, lostLandmarks } from './sources/edition.ts';
import { IP_SOURCES } from './sources/index.ts';
import { IP_SNAPSHOT, type IpTables } from './tables.ts';

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
export const crawl = (options: CrawlOptions) =>
  crawlArea<IpTables>(
    {
      area: 'ip',
      schema: IP_SNAPSHOT,
      older: 'rebuild',
      sources: IP_SOURCES,
      counted: 'databases',
      protectedTables: [{ table: 'edition' }],
      async fill({ db, readSources }) {
        const before = await readEdition(db, NAME);
        const known = before ? countNodes(before) : 0;
        let found: Edition | undefined;
        await readSources<Edition, undefined>({
          sources: IP_SOURCES,
          needs: undefined,
          accept([edition]) {
            if (!edition) throw new GuardError('there is no database');
            guardCount(known, countNodes(edition), 'nodes');
            const lost = lostLandmarks(edition);
            if (lost.length > 0) throw new GuardError(`it has ${lost.join(', ')} in another country`);
            if (!found || edition.edition > found.edition) found = edition;
            return { rows: 1 };
          },
          enough: () => found !== undefined,
        });
        if (!found || (before && (found.sha256 === before.sha256 || found.edition < before.edition)))
          return { changed: false, message: `the edition of ${(await findEdition(db, NAME))?.edition ?? 'no day'} stands` };
        await putEdition(db, { ...found, name: NAME, ipv4: await pack(found.ipv4), ipv6: found.ipv6 && (await pack(found.ipv6)) });
        return { changed: true, message: `edition of ${found.edition}` };
      },
    },
    options,
  );
