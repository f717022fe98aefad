import { type CrawlOptions, crawlArea } from '../../../crawl/crawl-area.ts';
import { GuardError } from '../../../crawl/guards.ts';
import { addDays, istDay } from '../../../kernel/time.ts';
import { describeMisfits, findMisfit } from '../../../store/forms.ts';
import type { CrawlOutcome } from '../../../store/report.ts';
import { readSnapshotIn } from '../../../store/snapshot.ts';
import { TEXTS_SOURCE } from '../sources/index.ts';
import type { SchemeRef, TextPart } from '../sources/myscheme-texts.ts';
import { type PassRow, SCHEME_TEXTS_SNAPSHOT, type TextTables } from '../tables.ts';
import { dropTexts, findTexts, packTexts, putPass, putText, readPass, textDays } from '../text-queries.ts';
import { NO_TEXTS, type SchemeTexts } from '../texts.ts';

/** A listed scheme with the day its listing last changed. */
export interface TextState extends SchemeRef {
  recorded: string;
}

/** Schemes between two promotions: at most this many are read again after an aborted crawl. */
const ROUND = 40;
const ANSWERS_A_SCHEME = 3;

/**
 * Reads texts that are missing or whose listing has changed, then continues the weekly reading of all. Undefined if there is nothing to
 * read.
 */
export async function crawlTexts(schemes: readonly TextState[], options: CrawlOptions): Promise<CrawlOutcome | undefined> {
  const today = istDay(options.now);
  const state = await readSnapshotIn(options.dataDir, SCHEME_TEXTS_SNAPSHOT, async (db) => ({
    days: await textDays(db),
    pass: await readPass(db),
  }));
  const work = planReading(schemes, state ?? { days: new Map(), pass: undefined }, today);
  if (work.wanted.length === 0 && work.gone.length === 0) return undefined;
  const all = work.wanted.length;
  let read = 0;
  let changed = 0;
  return crawlArea<TextTables>(
    {
      area: 'schemes',
      schema: SCHEME_TEXTS_SNAPSHOT,
      older: 'rebuild',
      sources: [TEXTS_SOURCE],
      counted: 'texts',
      protectedTables: [{ table: 'text' }],
      async fill({ db, readSources }) {
        const batch = work.wanted.slice(read, read + ROUND);
        let written = 0;
        const left: string[] = [];
        await readSources({
          sources: [TEXTS_SOURCE],
          needs: { schemes: batch },
          async accept(parts) {
            const texts = completeTexts(batch, parts);
            if (texts.size === 0) throw new GuardError('no texts were read');
            for (const { slug, changedListing } of batch) {
              const read = texts.get(slug);
              if (!read) continue;
              const before = await findTexts(db, slug);
              const row = { slug, body: packTexts({ ...NO_TEXTS, ...before?.texts, ...read }), read_on: today };
              const misfit = findMisfit(SCHEME_TEXTS_SNAPSHOT.tables.text, row);
              if (misfit !== undefined) {
                left.push(`${slug}, ${misfit}`);
                continue;
              }
              if (!changedListing && before && Buffer.compare(before.body, row.body) === 0) continue;
              await putText(db, row);
              written += 1;
            }
            return { rows: texts.size, notes: describeMisfits(left) };
          },
        });
        read += batch.length;
        changed += written;
        await dropTexts(db, work.gone.splice(0));
        const through = batch.findLast(({ changedListing }) => !changedListing)?.slug ?? work.pass.through;
        await putPass(db, { began: work.pass.began, through: read >= all ? LAST : through });
        return { changed: true, message: `${changed} of ${read} texts changed`, more: read < all };
      },
    },
    { ...options, onPage: (done, of) => options.onPage?.(read * ANSWERS_A_SCHEME + done, Math.max(of, all * ANSWERS_A_SCHEME)) },
  );
}

/** Sorts after every slug: the weekly reading is complete. */
const LAST = '~';

interface Work {
  wanted: readonly (SchemeRef & { changedListing: boolean })[];
  /** Slugs with texts that are no longer listed. */
  gone: string[];
  pass: Omit<PassRow, 'id'>;
}

interface State {
  days: ReadonlyMap<string, string>;
  pass: Omit<PassRow, 'id'> | undefined;
}

/** What to read: first missing and changed texts, then the rest of the weekly reading, by slug. */
function planReading(schemes: readonly TextState[], { days, pass }: State, today: string): Work {
  const current = pass && pass.began >= startOfWeek(today) ? pass : { began: today, through: '' };
  const changed = schemes.filter(({ slug, recorded }) => (days.get(slug) ?? '') < recorded);
  const isChanged = new Set(changed.map(({ slug }) => slug));
  const rest = schemes
    .filter(({ slug }) => slug > current.through && !isChanged.has(slug) && (days.get(slug) ?? '') < current.began)
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const listed = new Set(schemes.map(({ slug }) => slug));
  return {
    wanted: [...changed.map((one) => ({ ...one, changedListing: true })), ...rest.map((one) => ({ ...one, changedListing: false }))],
    gone: [...days.keys()].filter((slug) => !listed.has(slug)),
    pass: current,
  };
}

/** The Sunday on or before a day; both as YYYY-MM-DD. */
const startOfWeek = (day: string): string => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * Texts by slug, for schemes whose answers are complete. Answers come in order, so any scheme before the last one answered was fully asked,
 * and what is missing the publisher lacks. The last one may be cut off.
 */
function completeTexts(batch: readonly SchemeRef[], parts: readonly TextPart[]): Map<string, Partial<SchemeTexts>> {
  const bySlug = Map.groupBy(parts, ({ slug }) => slug);
  const last = batch.findLastIndex(({ slug }) => bySlug.has(slug));
  const complete = new Map<string, Partial<SchemeTexts>>();
  for (const [index, { slug }] of batch.entries()) {
    const ofScheme = bySlug.get(slug) ?? [];
    if (!ofScheme.some(({ part }) => part === 'details') || (index === last && ofScheme.length < ANSWERS_A_SCHEME)) continue;
    complete.set(slug, Object.assign({}, ...ofScheme.map(({ texts }) => texts)));
  }
  return complete;
}
