import { z } from 'zod';
import { fileSource } from '../../../crawl/list-sources.ts';
import type { CollectOptions, Source } from '../../../crawl/source.ts';
import { readSnapshotIn } from '../../../store/snapshot.ts';
import { FACT_RULES, takeFacts } from '../facts/take-facts.ts';
import type { SchemePage } from '../facts/types.ts';
import { type FactRow, SCHEME_TEXTS_SNAPSHOT, type SchemeRow } from '../tables.ts';
import { findTexts } from '../text-queries.ts';
import type { SchemeTexts } from '../texts.ts';

const month = z.string().regex(/^\d{4}-\d{2}$/);
const factsBySlug = z.record(z.string(), z.record(z.string(), z.unknown()));
const factsFile = z.strictObject({
  source: z.string(),
  as_of: month,
  about: z.string(),
  facts: factsBySlug,
  /** Of pages read later, of other schemes; and by hand. */
  later: z.array(z.strictObject({ as_of: month, facts: factsBySlug })).default([]),
});

/** Facts of about 3,000 schemes, extracted by the same rules from their pages of February and March 2026. */
export const RECORDED_FACTS: Source<FactRow, unknown> = fileSource(
  { name: 'recorded-facts', title: 'facts of 3,000 schemes, February and March 2026' },
  {
    file: 'schemes-facts.json.gz',
    parse(text) {
      const { as_of, facts, later } = factsFile.parse(JSON.parse(text));
      const rows = (of: string, all: typeof facts) =>
        Object.entries(all).map(([slug, one]) => ({ slug, facts: JSON.stringify(one), as_of: of, rules: FACT_RULES }));
      return [...rows(as_of, facts), ...later.flatMap((one) => rows(one.as_of, one.facts))];
    },
  },
);

/** The facts that are on file in a data folder. */
export const recordedFacts = async (options: CollectOptions): Promise<FactRow[]> =>
  'collect' in RECORDED_FACTS ? RECORDED_FACTS.collect(undefined, options) : [];

/** A scheme with recorded texts. */
export type ReadScheme = Pick<SchemeRow, 'slug' | 'name' | 'level'>;

/** Facts from crawled texts. */
export const FACTS_OF_TEXTS: Source<FactRow, { schemes: readonly ReadScheme[] }> = {
  name: 'scheme-texts',
  title: 'texts on record',
  async collect({ schemes }, { dataDir }) {
    const rows = await readSnapshotIn(dataDir, SCHEME_TEXTS_SNAPSHOT, async (db) => {
      const rows: FactRow[] = [];
      for (const scheme of schemes) {
        const text = await findTexts(db, scheme.slug);
        if (!text) continue;
        const facts = JSON.stringify(takeFacts(pageOf(scheme, text.texts)).facts);
        rows.push({ slug: scheme.slug, facts, as_of: text.read_on, rules: FACT_RULES });
      }
      return rows;
    });
    return rows ?? [];
  },
};

/** A scheme's texts as input for the rules. */
const pageOf = ({ name, level }: Pick<ReadScheme, 'name' | 'level'>, texts: SchemeTexts): SchemePage => ({
  ...texts,
  name,
  level,
  documents: [texts.documents],
});
