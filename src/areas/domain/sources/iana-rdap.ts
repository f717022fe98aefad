import { z } from 'zod';
import { type Reader, type Source, unexpectedPage } from '../../../crawl/source.ts';
import type { RegistryRow } from '../tables.ts';

const NAME = 'iana-rdap';
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
    const list = bootstrap.safeParse(readJson(text));
    if (!list.success) throw unexpectedPage(NAME, path, 'it is no list of registration servers', list.error);
    const as_of = list.data.publication.slice(0, 10);
    const rows = list.data.services.flatMap(([endings, urls]) => {
      const rdap = urls.map(rdapBase).find((url) => url !== undefined);
      return rdap ? endings.map((ending) => ({ ending: ending.toLowerCase().replace(/\.$/, ''), rdap, source: NAME, as_of })) : [];
    });
    const odd = rows.find(({ ending }) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(ending));
    if (odd) throw unexpectedPage(NAME, path, `it lists ${JSON.stringify(odd.ending)}, which is no ending`);
    if (rows.length < MIN_ENTRIES) throw unexpectedPage(NAME, path, `it has ${rows.length} endings only`);
    return rows;
  },
};

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A server's base address with a slash at its end; undefined for one that is not asked. */
function rdapBase(text: string): string | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username || url.password || url.search || url.hash) return undefined;
  return url.href.replace(/\/?$/, '/');
}

export const ianaRdap: Source<RegistryRow> = {
  name: NAME,
  title: "IANA's list of registration data servers",
  url: 'https://data.iana.org',
  reader,
};
