import { z } from 'zod';
import { fileSource } from '../../../crawl/list-sources.ts';
import type { Source } from '../../../crawl/source.ts';
import { readSnapshotIn } from '../../../store/snapshot.ts';
import { FACT_RULES, takeFacts } from '../facts/take-facts.ts';
import type { SchemePage } from '../facts/types.ts';
import { type FactRow, SCHEME_TEXTS_SNAPSHOT, type SchemeRow } from '../tables.ts';
import { findTexts } from '../text-queries.ts';
import type { SchemeTexts } from '../texts.ts';

const factsFile = z.strictObject({
  source: z.string(),
  as_of: z.string().regex(/^\d{4}-\d{2}$/),
  about: z.string(),
  facts: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** Facts of about 2,000 schemes, extracted by the same rules from their pages of February 2026. */
export const RECORDED_FACTS: Source<FactRow, unknown> = fileSource(
  { name: 'recorded-facts', title: 'facts of 2,000 schemes, February 2026' },
  {
    file: 'schemes-facts.json.gz',
    parse(text) {
      const { as_of, facts } = factsFile.parse(JSON.parse(text));
      return Object.entries(facts).map(([slug, one]) => ({ slug, facts: JSON.stringify(one), as_of, rules: FACT_RULES }));
    },
  },
);

/** A scheme with recorded texts. */
export type ReadScheme = Pick<SchemeRow, 'slug' | 'name' | 'level'>;

/** Facts from crawled texts. */
export const FACTS_OF_TEXTS: Source<FactRow, { schemes: readonly ReadScheme[] }> = {
  name: 'scheme-texts',
  title: 'texts on record',
  async collect({ schemes }, { dataDir }) {
    const rows = await readSnapshotIn(dataDir, SCHEME_TEXTS_SNAPSHOT, async (db) => {
      const found: FactRow[] = [];
      for (const scheme of schemes) {
        const text = await findTexts(db, scheme.slug);
        if (!text) continue;
        const facts = JSON.stringify(takeFacts(pageOf(scheme, text.texts)).facts);
        found.push({ slug: scheme.slug, facts, as_of: text.read_on, rules: FACT_RULES });
      }
      return found;
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
