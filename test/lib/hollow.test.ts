import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../src/areas/area.ts';
import { AREAS } from '../../src/areas/index.ts';
import { formatsOf } from '../../src/lib/formats.ts';
import { hollowOf } from '../../src/lib/hollow.ts';

describe('a body without content', () => {
  it('has every member, one record in a list, the first that is not null of several shapes', () => {
    const schema = z.object({
      kind: z.literal('fuel'),
      unit: z.enum(['litre', 'kg']),
      data: z.array(z.object({ price: z.number().nullable(), at: z.union([z.null(), z.string()]), none: z.string().optional() })),
      rates: z.record(z.string(), z.number()),
    });
    expect(hollowOf(schema)).toEqual({ kind: 'fuel', unit: 'litre', data: [{ price: 0, at: '', none: '' }], rates: { '': 0 } });
  });

  const tables = AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[]).filter(({ table }) => table);
  it.each(tables.map((endpoint) => [endpoint.path, endpoint] as const))('gives the columns of its table: %s', async (_, endpoint) => {
    expect(endpoint.table?.(hollowOf(endpoint.response) as never).length).toBeGreaterThan(0);
    expect(Object.keys(formatsOf(endpoint))).toContain('csv');
  });
});
