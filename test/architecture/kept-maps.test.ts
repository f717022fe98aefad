import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TURNS } from '../../src/kernel/allowances.ts';

const kB = 1_000;
const MB = 1_000_000;
/** Memory of a server's files (SERVER_MEMORY_MB) by default. */
const FILES = 64 * MB;
/** Caches of providers' answers. */
const PROVIDER_CACHES = 30;
/** Snapshots, each with a connection. */
const SNAPSHOTS = 20;

/**
 * Every map, set, cache and queue that a process of the server keeps between calls, and its bound: bytes at most, or why nobody can make it grow.
 * Those of calls, pages' scripts and crawls are not meant, nor WeakMaps, whose values go with their keys.
 */
const KEPT: Readonly<Record<string, number | string>> = {
  'areas/commodities/spread.ts SPREADS': 'the metals',
  'areas/holidays/lists/index.ts read': 'the years of which there are lists',
  'areas/holidays/year.ts cache': 50 * 50 * kB,
  'pictures/font-file.ts files': 'one for each script',
  'areas/liquor/search.ts bearers': 'the words of the catalogue',
  'areas/schemes/eligible/fitting.ts kept': 50 * 2 * kB,
  'areas/panchang/compute.ts bodies': 33.6 * MB,
  'areas/panchang/eclipse-answer.ts years': 200 * 5 * kB,
  'areas/panchang/values.ts days': 400 * 40 * kB,
  'areas/pincode/votes.ts #votes': 'of a crawl',
  'areas/schemes/categories.ts BY_NAME': 'the names of categories',
  'areas/schemes/scheme-names.ts TRANSLATED': 'the names of schemes',
  'areas/schemes/title-joints.ts DOING': 'the joints with a verb',
  'areas/schemes/title-words.ts LONGEST': 'the words of the table of titles',
  'areas/schemes/search/scheme-index.ts matches': 30 * 50 * kB,
  'areas/schemes/search/scheme-index.ts lists': 100_000 * 10,
  'areas/screenshot/guarded-proxy.ts faults': 'the connections of one page',
  'areas/screenshot/guarded-proxy.ts sockets': 'the connections of one page',
  'areas/screenshot/shot-cache.ts shots': 25.2 * MB,
  'areas/train/timetable/network.ts calls': 'the stations of the timetable',
  'areas/webfetch/crawl-pages.ts asked': 'the origins of one crawl',
  'areas/webfetch/page-cache.ts pages': 25.2 * MB,
  'areas/webfetch/pictures.ts pictures': 16.8 * MB,
  'areas/webfetch/read/choose/features/families.ts seen': 5_000 * (2 * 400 + 100),
  'areas/ip/databases.ts opened': 'the databases',
  'areas/webfetch/read/office/chart.ts written': 'the charts of one file',
  'areas/webfetch/read/prepare/reveal.ts ids': 'of one page',
  'astronomy/calendar/festivals/year.ts cache': 60 * 100 * kB,
  'astronomy/calendar/frame.ts frames': 12_000 * 600,
  'astronomy/calendar/frame.ts suns': 12_000 * 250,
  'astronomy/crossings.ts cache': 20_000 * 150,
  'astronomy/crossings.ts quarters': 60_000 * 150,
  'catalog/pages-entry.ts firstOfRoute': 'the routes of pages',
  'catalog/pages-entry.ts lists': 'the pages of a build',
  'catalog/downloads.ts described': 'the areas',
  'catalog/mcp/resources.ts listed': 'the resources of the areas',
  'catalog/pages-on-request.ts listed': 'the areas',
  'catalog/routes.ts fixed': 'the endpoints',
  'catalog/static-files.ts listed': 'the areas',
  'catalog/tables/values.ts freshness': 'the areas',
  'html/fetch-robots.ts cache': 4.2 * MB,
  'i18n/format.ts GROUPED': 'the numbers of decimals',
  'kernel/fair-queue.ts #active': 'callers at work, by the ledger',
  'kernel/fair-queue.ts #queue': 'callers who wait, by the ledger',
  'kernel/fair-queue.ts #queues': 'callers who wait, by the ledger',
  'kernel/ledger.ts books': 'callers who hold something, by its own bounds',
  'kernel/ledger.ts semaphores': `the ${Object.keys(TURNS).length} kinds of work`,
  'kernel/ledger.ts buckets': 2 * 50_000 * 300,
  'kernel/zone.ts formats': 50 * 50 * kB,
  'net/host-agents.ts ofHosts': 'the hosts that need a root of their own',
  'providers/upstream-cache.ts answers': PROVIDER_CACHES * 2.1 * MB,
  'providers/upstream-cache.ts flights': 'calls under way, by the ledger',
  'providers/provider-queue.ts #queue': '120 that wait',
  'providers/provider-queue.ts queues': 'the providers',
  'places/pincodes/locality-words.ts counts': 'the words of post offices',
  'text/name-index.ts newNames': 'the names of the data',
  'search/beside-answers.ts namedInTitles': 2000 * 0.5 * kB,
  'search/typing.ts kept': 200 * 10 * kB,
  'search/queries.ts cachedRows': 1_000 * 500,
  'search/site-index.ts postingsByWord': 'of a build',
  'server/address.ts soundHosts': 100 * (2 * 255 + 100),
  'server/answer-cache.ts addresses': FILES / 8 / 4,
  'server/answer-cache.ts answers': FILES / 8,
  'server/answer-cache.ts searchRules': 'the routes',
  'server/back-off.ts shortLives': 'the signals and codes that a worker ends with',
  'server/connections.ts open': 'open sockets, by the ledger',
  'server/encoding.ts chosenBefore': 200 * (2 * 100 + 100),
  'server/files.ts answers': FILES,
  'server/files.ts files': 'the files of the build',
  'server/heartbeat.ts silences': 'the workers',
  'server/makings.ts making': 'calls that are being answered, on sockets counted by the ledger',
  'server/makings.ts single': 'the routes',
  'server/no-vary-search.ts rules': 'the rules of the routes',
  'server/pipelines.ts pipeline': 'requests read ahead, by the ledger',
  'server/rounds.ts queue': 'one part of each answer that is being sent, on sockets counted by the ledger',
  'server/throttle.ts queue': 'callers who wait, by the ledger',
  'server/unbuilt-files.ts answers': 'as server/files.ts, in its place',
  'server/unsent.ts bodies': 'bytes not sent yet, by the ledger',
  'server/unsent.ts ofCaller': 'bytes not sent yet, by the ledger',
  'server/unsent.ts waiting': 'open sockets, by the ledger',
  'server/work-meter.ts working': 'calls that compute, by the ledger',
  'server/workers.ts born': 'the workers',
  'server/workers.ts ready': 'the workers',
  'server/workers.ts retired': 'the workers',
  'server/workers.ts stopped': 'the workers',
  'store/fts-query.ts lists': 3 * 100_000 * 10,
  'store/packed-files.ts cache': 8.4 * MB,
  'store/packed-files.ts readers': 'the builds that were served',
  'store/packed-files.ts unpacking': 'blocks being unpacked, by the turns of files',
  'store/snapshot.ts opened': 'the snapshots',
  'store/sqlite/node-database.ts statements': SNAPSHOTS * 100 * 10 * kB,
  'store/sqlite/thread/worker.ts databases': 4 * 3 * MB,
};

/** Of all together; the heap's code, indexes of the data and what calls hold come on top. */
const MAX_BYTES = 550 * MB;

const COLD = /\/(browser|components|sources)\/|^src\/(crawl|site|pages)\//;
const FUNCTION =
  /^(?:export )?(?:async )?function (\w+)|^(?:export )?const (\w+)\b.*=>|^(?:export )?class (\w+)|^(?:export )?const (\w+) = memoizeAsync/;
/** Functions whose variables stay as long as what they return. */
const MAKES = /^(?:create|watch|limit|load|open|make|run|start)/;

/** Names of what a file keeps: variables of the module, members of classes, variables of functions that make something, and any cache or queue. */
function keptIn(file: string): string[] {
  let within = '';
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      within = FUNCTION.exec(line)?.slice(1).find(Boolean) ?? within;
      const made = /new (Map|Set|LRUCache|FairQueue)\b(?:<.*?>)?\((\)?)/.exec(line);
      if (!made || /^\s*(?:\/\/|\*)/.test(line)) return [];
      const [, kind = '', empty] = made;
      const isBounded = kind === 'LRUCache' || kind === 'FairQueue';
      const [, module, member, closure, property] =
        /^(?:export )?(?:const|let) (\w+)|^\s+(?:readonly )?(?:this\.)?(#\w+)\b.*=|^ {2,4}const (\w+)|^\s+(\w+): new/.exec(line) ?? [];
      const name = module ?? member ?? closure ?? property;
      if (name === undefined || (!isBounded && !empty && !/new Map\(\)/.test(line))) return [];
      const isKept = isBounded || module !== undefined || (member !== undefined && /readonly/.test(line)) || MAKES.test(within);
      // One for each snapshot or table, filled from it.
      return isKept && !/memoizeAsync/.test(line) ? [`${file.slice('src/'.length)} ${name}`] : [];
    });
}

it('every map that is kept between calls has a bound, and all together fit', () => {
  const files = globSync('src/**/*.ts').filter((file) => !COLD.test(file));
  const found = new Set(files.flatMap(keptIn));
  const isOfServer = (one: string) => found.has(one);
  expect(
    [...found].filter((one) => !Object.hasOwn(KEPT, one)),
    'without a bound: add what bounds it',
  ).toEqual([]);
  expect(
    Object.keys(KEPT).filter((one) => !isOfServer(one)),
    'gone',
  ).toEqual([]);
  const bytes = Object.values(KEPT).reduce<number>((sum, bound) => sum + (typeof bound === 'number' ? bound : 0), 0);
  console.log(`Kept between calls: ${Math.round(bytes / MB)} MB at most`);
  expect(bytes).toBeLessThan(MAX_BYTES);
});

it('a cache says in bytes how large it may be, or holds so many things of a known size', () => {
  for (const file of globSync('src/**/*.ts').filter((one) => !COLD.test(one))) {
    const text = readFileSync(file, 'utf8');
    for (const [, options = ''] of text.matchAll(/new LRUCache(?:<[^(]*>)?\((\{[\s\S]*?\})\)/g))
      expect([file, /\bmax(?:Size)?\b/.test(options)]).toEqual([file, true]);
  }
});
