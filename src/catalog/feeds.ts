import { toICalendar } from '../api/icalendar.ts';
import type { Area } from '../areas/area.ts';
import type { Feed, FeedEntry } from '../areas/feed.ts';
import { env } from '../kernel/env.ts';
import { JSON_TYPE } from '../kernel/http.ts';
import { istDay, latestTimeOrUndefined } from '../kernel/time.ts';
import { readReport } from '../store/report.ts';
import { withoutSnapshot } from '../store/snapshot.ts';
import type { BuiltFile } from './built-file.ts';
import { ATOM_TYPE, atomText, jsonFeedText } from './feed-text.ts';

/** Paths of the feed of failed crawls and of the list of feeds, without extension. */
const CRAWLS_FEED = '/feeds/crawls';
export const FEEDS_LIST = '/feeds/index.json';

/** Every feed: those of areas and the one of crawls. An area whose snapshot cannot be read has none. */
export async function listFeeds(areas: readonly Area[]): Promise<Feed[]> {
  const ofAreas = await Promise.all(areas.map((area) => withoutSnapshot(async () => (await area.show?.feeds?.()) ?? [], [])));
  return [...ofAreas.flat(), await crawlsFeed(areas)];
}

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
/** A calendar that is subscribed to needs the newest alone. */
const CALENDAR_LENGTH = 12;

/** The newest of a feed as days of a calendar, for those who follow by the calendar of their phone. */
const feedCalendar = (feed: Feed): string =>
  toICalendar(
    feed.title,
    feed.entries
      .slice(0, CALENDAR_LENGTH)
      .map(({ key, title, text, at }) => ({ id: key.replaceAll('/', '-'), title, date: istDay(new Date(at)), about: text })),
    new Date(feed.at),
  );

/** Every feed as Atom, JSON Feed and a calendar, and the list of them. */
export async function feedFiles(areas: readonly Area[]): Promise<BuiltFile[]> {
  const feeds = await listFeeds(areas);
  const list = feeds.map(({ path, title, page, entries }) => ({
    title,
    page,
    entries: entries.length,
    atom: `${path}.atom`,
    json: `${path}.json`,
    ...(entries.length > 0 && { calendar: `${path}.ics` }),
  }));
  return [
    { path: FEEDS_LIST, type: JSON_TYPE, body: async () => JSON.stringify({ count: list.length, feeds: list }) },
    ...feeds.flatMap((feed): BuiltFile[] => [
      { path: `${feed.path}.atom`, type: ATOM_TYPE, body: async () => atomText(feed, env.SITE_URL) },
      { path: `${feed.path}.json`, type: JSON_TYPE, body: async () => jsonFeedText(feed, env.SITE_URL) },
      ...(feed.entries.length > 0 ? [{ path: `${feed.path}.ics`, type: CALENDAR_TYPE, body: async () => feedCalendar(feed) }] : []),
    ]),
  ];
}

/** Areas whose last crawl failed, from their reports. */
async function crawlsFeed(areas: readonly Area[]): Promise<Feed> {
  const crawled = areas.filter(({ data }) => data?.crawler);
  // Status reports an unreadable report.
  const reports = await Promise.all(crawled.map(async (area) => ({ area, report: await readReport(area.name).catch(() => undefined) })));
  const entries = reports.flatMap(({ area, report }): FeedEntry[] => {
    const { last_failure_at: at, last_failure: reason } = report ?? {};
    if (!at || !reason) return [];
    const last = report?.last_success_at;
    const text = `${reason}. ${last ? `The last crawl that went well was at ${last}.` : 'No crawl has gone well yet.'}`;
    return [{ key: `crawls/${area.name}/${at}`, title: `${area.title.en}: a crawl failed`, text, page: '/status', at }];
  });
  return {
    path: CRAWLS_FEED,
    title: 'Crawls that failed',
    about: 'The last crawl of each area that failed, with its reason',
    page: '/status',
    at: latestTimeOrUndefined(reports.flatMap(({ report }) => report?.finished_at ?? [])) ?? '1970-01-01T00:00:00.000Z',
    entries: entries.toSorted((a, b) => (a.at < b.at ? 1 : -1)),
  };
}
