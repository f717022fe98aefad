import { z } from 'zod';
import { fileSource } from '../../../crawl/list-sources.ts';
import type { Source } from '../../../crawl/source.ts';
import { FACT_RULES, takeFacts } from '../facts/take-facts.ts';
import type { SchemeFacts, SchemePage } from '../facts/types.ts';
import type { FactRow } from '../tables.ts';
import { findTexts, openTextsIn } from '../text-queries.ts';
import type { SchemeTexts } from '../texts.ts';

const factsFile = z.strictObject({
  source: z.string(),
  as_of: z.string().regex(/^\d{4}-\d{2}$/),
  about: z.string(),
  facts: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** Facts of about 2,000 schemes, taken by the same rules from their pages of February 2026. */
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

/** A scheme whose texts are on record. */
export interface ReadScheme {
  slug: string;
  name: string;
  level: 'central' | 'state';
}

/** Facts of the texts that a crawl has brought. */
export const FACTS_OF_TEXTS: Source<FactRow, { schemes: readonly ReadScheme[] }> = {
  name: 'scheme-texts',
  title: 'texts on record',
  async collect({ schemes }, { dataDir }) {
    const db = await openTextsIn(dataDir);
    if (!db) return [];
    try {
      const rows: FactRow[] = [];
      for (const scheme of schemes) {
        const found = await findTexts(db, scheme.slug);
        if (found)
          rows.push({
            slug: scheme.slug,
            facts: packFacts(takeFacts(pageOf(scheme, found.texts)).facts),
            as_of: found.read_on,
            rules: FACT_RULES,
          });
      }
      return rows;
    } finally {
      await db.destroy();
    }
  },
};

const packFacts = (facts: SchemeFacts): string => JSON.stringify(facts);

/** A scheme's texts as the rules read them. */
export const pageOf = ({ name, level }: Pick<ReadScheme, 'name' | 'level'>, texts: SchemeTexts): SchemePage => ({
  name,
  level,
  details: texts.details,
  benefits: texts.benefits,
  eligibility: texts.eligibility,
  documents: [texts.documents],
  application: texts.application,
});
