import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compile } from '../../src/api/compile.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { emptyValue } from '../../src/api/formats.ts';
import { AREAS } from '../../src/catalog/areas.ts';

describe('a body without content', () => {
  it('has every member, one record in a list, the first that is not null of several shapes', () => {
    const schema = z.object({
      kind: z.literal('fuel'),
      unit: z.enum(['litre', 'kg']),
      data: z.array(z.object({ price: z.number().nullable(), at: z.union([z.null(), z.string()]), none: z.string().optional() })),
      rates: z.record(z.string(), z.number()),
    });
    expect(emptyValue(schema)).toEqual({ kind: 'fuel', unit: 'litre', data: [{ price: 0, at: '', none: '' }], rates: { '': 0 } });
  });

  const tables = AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[]).filter(({ table }) => table);
  it.each(tables.map((endpoint) => [endpoint.path, endpoint] as const))('gives the columns of its table: %s', async (_, endpoint) => {
    expect(endpoint.table?.(emptyValue(endpoint.response) as never).length).toBeGreaterThan(0);
    expect(Object.keys(compile(endpoint).formats)).toContain('csv');
  });
});
