import { z } from 'zod';
import { fileSource } from '../../crawl/list-sources.ts';
import { type Reader, type Source, unexpectedPage } from '../../crawl/source.ts';
import { parseJson } from '../../kernel/parse-json.ts';
import type { RegistryRow } from './tables.ts';

const IANA = 'iana-rdap';
const PATH = '/rdap/dns.json';
/** IANA lists over a thousand; far fewer are not its list. */
const MIN_ENTRIES = 500;

const bootstrap = z.object({
  publication: z.iso.datetime({ offset: true }),
  services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])),
});

/** IANA's list of registration data servers (RFC 9224). A server without https is left out: nobody could tell who answers. */
const reader: Reader<RegistryRow, unknown> = {
  requests: () => [{ path: PATH, about: undefined }],
  parse({ text, path }) {
    const list = bootstrap.safeParse(parseJson(text));
    if (!list.success) throw unexpectedPage(IANA, path, 'it is no list of registration servers', list.error);
    const as_of = list.data.publication.slice(0, 10);
    const rows = list.data.services.flatMap(([endings, urls]) => {
      const rdap = urls.map(rdapBase).find((url) => url !== undefined);
      return rdap ? endings.map((ending) => ({ ending: ending.toLowerCase().replace(/\.$/, ''), rdap, source: IANA, as_of })) : [];
    });
    const odd = rows.find(({ ending }) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(ending));
    if (odd) throw unexpectedPage(IANA, path, `it lists ${JSON.stringify(odd.ending)}, which is no ending`);
    if (rows.length < MIN_ENTRIES) throw unexpectedPage(IANA, path, `it has ${rows.length} endings only`);
    return rows;
  },
};

/** A server's base address with a slash at its end; undefined for one that is not asked. */
function rdapBase(text: string): string | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username || url.password || url.search || url.hash) return undefined;
  return url.href.replace(/\/?$/, '/');
}

const ianaRdap: Source<RegistryRow> = {
  name: IANA,
  title: "IANA's list of registration data servers",
  url: 'https://data.iana.org',
  reader,
};

const STARTER = 'rdap-starter';
const listFile = z.strictObject({
  about: z.string(),
  as_of: z.iso.date(),
  registries: z.record(z.string().regex(/^[a-z0-9-]+$/), z.url({ protocol: /^https$/ })),
});

/** data/starter/domain.json: India's registry and the large generic ones, until IANA's list has been read. */
const rdapSeed = fileSource<RegistryRow>(
  { name: STARTER, title: 'the best known registries', isSeed: true },
  {
    file: 'domain.json',
    parse(text) {
      const { as_of, registries } = listFile.parse(JSON.parse(text));
      return Object.entries(registries).map(([ending, rdap]) => ({ ending, rdap, source: STARTER, as_of }));
    },
  },
);

/** In order: the first that answers has the list. */
export const DOMAIN_SOURCES: readonly Source<RegistryRow>[] = [ianaRdap, rdapSeed];
