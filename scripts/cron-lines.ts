import type { CrawledArea } from './schedule.ts';

/**
 * The cron lines of crawled areas as the crawl workflow has them, each once, below a comment with the areas that have it and when that is:
 *
 * @example cronLines(crawledAreas())
 */
export function cronLines(areas: readonly CrawledArea[]): string {
  const byLine = Map.groupBy(
    areas.flatMap(({ name, data: { crawler } }) => crawler.schedule.cron.map((line) => ({ name, line, words: crawler.schedule.words.en }))),
    ({ line }) => line,
  );
  const sections = Map.groupBy([...byLine], ([, these]) => `${these.map(({ name }) => name).join(' and ')}: ${these[0]?.words}`);
  return [...sections].map(([title, lines]) => `    # ${title}\n${lines.map(([line]) => `    - cron: "${line}"\n`).join('')}`).join('');
}
