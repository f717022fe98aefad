import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readStarterFile } from '../../../crawl/starter-file.ts';
import { LEVELS } from '../tables.ts';
import type { SchemeObservation } from './observation.ts';

const seedFile = z.strictObject({
  source: z.string(),
  recorded_by: z.string(),
  note: z.string(),
  schemes: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      level: z.enum(LEVELS),
      ministry: z.string().optional(),
      states: z.array(z.string()).optional(),
      short_title: z.string().optional(),
      categories: z.array(z.string()).optional(),
      tags: z.array(z.string()).optional(),
      for: z.string().optional(),
      close_date: z.iso.date().nullable().optional(),
      recorded: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/),
    }),
  ),
});

const briefsFile = z.strictObject({ about: z.string(), briefs: z.record(z.string(), z.string().min(20).max(320)) });

/** Our own briefs by slug; none if the data folder has no such file. Throws if it is malformed. */
export async function readBriefs(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(dataDir, 'starter', 'schemes-briefs.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? {} : briefsFile.parse(JSON.parse(text)).briefs;
}

/**
 * The schemes in starter/schemes.json, with our own briefs: the seed of the first snapshot. A missing member is unknown. Throws if a file
 * is missing or malformed, or a brief belongs to no scheme.
 */
export async function readSeed(dataDir: string): Promise<SchemeObservation[]> {
  const { schemes } = seedFile.parse(JSON.parse(await readStarterFile(dataDir, 'schemes.json')));
  const briefs = await readBriefs(dataDir);
  const slugs = new Set(schemes.map(({ slug }) => slug));
  const strange = Object.keys(briefs).filter((slug) => !slugs.has(slug));
  if (strange.length > 0) throw new Error(`starter/schemes-briefs.json has briefs of no scheme: ${strange.join(', ')}`);
  return schemes.map((one): SchemeObservation => {
    const brief = briefs[one.slug] ?? null;
    return {
      slug: one.slug,
      upstreamId: '',
      name: one.name,
      shortTitle: one.short_title ?? null,
      level: one.level,
      schemeFor: one.for ?? null,
      // Only central schemes have a nodal ministry, so for a state's it is known to be empty.
      ministry: one.ministry ?? (one.level === 'state' ? '' : null),
      states: one.states ?? null,
      categories: one.categories ?? null,
      tags: one.tags ?? null,
      brief,
      briefSource: brief === null ? null : 'jaankari',
      closeDate: one.close_date ?? null,
      known: one.tags ? 'listing' : 'name',
      recorded: one.recorded,
    };
  });
}
