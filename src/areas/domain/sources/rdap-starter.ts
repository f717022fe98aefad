import { z } from 'zod';
import { fileSource } from '../../../crawl/list-sources.ts';
import type { RegistryRow } from '../tables.ts';

const NAME = 'rdap-starter';
const listFile = z.strictObject({
  about: z.string(),
  as_of: z.iso.date(),
  registries: z.record(z.string().regex(/^[a-z0-9-]+$/), z.url({ protocol: /^https$/ })),
});

/** data/starter/domain.json: India's registry and the large generic ones, until IANA's list has been read. */
export const rdapSeed = fileSource<RegistryRow>(
  { name: NAME, title: 'the best known registries', isSeed: true },
  {
    file: 'domain.json',
    parse(text) {
      const { as_of, registries } = listFile.parse(JSON.parse(text));
      return Object.entries(registries).map(([ending, rdap]) => ({ ending, rdap, source: NAME, as_of }));
    },
  },
);
