import { brotliCompressSync } from 'node:zlib';
import { defaultFormat } from '../../src/api/formats.ts';
import type { EndpointFile } from '../../src/catalog/static-files.ts';
import { expectAtom, INSTANT } from '../support/atom.ts';
import { csvFaults } from '../support/csv-faults.ts';
import type { Check } from './walk.ts';

/** A page of the reference, besides type and styles, as it is sent. */
const REFERENCE_BYTES = 22_000;
/** How files of these kinds begin. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  sqlite: /^SQLite format 3\0/,
  png: /^.PNG\r\n/,
  webp: /^RIFF[\s\S]{4}WEBP/,
  woff2: /^wOF2/,
  svg: /^<svg |^<\?xml /,
};

/** What holds of files by their kind. `staticFiles`: the prebuilt answers of endpoints. */
export function formatChecks(staticFiles: readonly EndpointFile[]): Check[] {
  const answers = new Map(
    staticFiles.filter(({ endpoint }) => defaultFormat(endpoint) === 'json').map(({ file, endpoint }) => [file.path, endpoint.response]),
  );
  return [
    {
      title: 'a JSON file can be read, and is of the shape that its endpoint promises',
      files: /\.(json|jsonld|webmanifest)$/,
      fewest: 500,
      *look({ path, text }) {
        const body: unknown = JSON.parse(text);
        const read = answers.get(path)?.safeParse(body);
        for (const { path: where, message } of read?.error?.issues ?? []) yield `${where.join('.')}: ${message}`;
      },
      wrong: { '/fuel.json': '{"status":"success"}', '/x.json': '{"a":1', '/y.json': '' },
    },
    {
      title: 'a CSV file opens right in a spreadsheet',
      files: /\.csv$/,
      fewest: 300,
      look: ({ bytes }) => csvFaults(bytes),
      wrong: { '/a.csv': 'a,b\r\n=1+1,2\r\n', '/b.csv': 'a,a\r\n1,2\r\n', '/c.csv': 'a,b\r\n1,2', '/d.csv': 'a,b\r\n1\r\n' },
    },
    {
      title: 'a feed is valid as Atom',
      files: /\.atom$/,
      fewest: 20,
      look({ text }) {
        expectAtom(text);
        return [];
      },
      wrong: { '/feeds/a.atom': '<feed xmlns="http://www.w3.org/2005/Atom"><title>A & B</title></feed>' },
    },
    {
      title: 'a feed is valid as JSON Feed',
      files: /^\/feeds\/(?!index\.json$).*\.json$/,
      fewest: 20,
      *look({ text }) {
        const { version, title, items } = JSON.parse(text);
        if (version !== 'https://jsonfeed.org/version/1.1' || typeof title !== 'string') yield `version ${version}, title ${title}`;
        for (const { id, content_text, date_published } of items)
          if (typeof id !== 'string' || typeof content_text !== 'string' || !INSTANT.test(date_published)) yield `item ${id}`;
      },
      wrong: { '/feeds/a.json': '{"version":"1","title":"A","items":[]}', '/feeds/b.json': '{}' },
    },
    {
      title: 'a calendar is whole, and its lines are such as programs take',
      files: /\.ics$/,
      fewest: 2,
      *look({ text }) {
        if (!/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR(\r\n)?$/.test(text)) yield 'it does not begin and end as a calendar';
        const count = (line: string) => text.split(`${line}\r\n`).length - 1;
        if (count('BEGIN:VEVENT') === 0 || count('BEGIN:VEVENT') !== count('END:VEVENT')) yield 'its events do not end, or there are none';
        // RFC 5545, 3.1: lines of 75 octets.
        for (const line of text.split('\r\n')) if (line.includes('\n') || Buffer.byteLength(line) > 75) yield `a line: ${line}`;
      },
      wrong: { '/a.ics': 'BEGIN:VCALENDAR\nEND:VCALENDAR\n', '/b.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
    },
    {
      title: 'a database, picture or typeface is what its name says',
      files: /\.(sqlite|png|webp|woff2|svg)$/,
      fewest: 20,
      look({ path, bytes }) {
        const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
        return SIGNATURES[path.split('.').at(-1) ?? '']?.test(start) ? [] : [`it begins with ${JSON.stringify(start.slice(0, 12))}`];
      },
      wrong: { '/data/fuel.sqlite': '', '/card.png': '<html>', '/india.svg': '<!doctype html>' },
    },
    {
      title: `a page of the reference is sent in ${REFERENCE_BYTES / 1000} kB besides type and styles`,
      files: /^\/docs(\.html$|\/(fuel|train|schemes|guides\/limits)\.html$)/,
      fewest: 5,
      look({ bytes }) {
        const sent = brotliCompressSync(bytes).length;
        return sent < REFERENCE_BYTES ? [] : [`${sent} bytes`];
      },
      wrong: { '/docs/fuel.html': Array.from({ length: 40_000 }, (_, at) => Math.sin(at)).join() },
    },
  ];
}
