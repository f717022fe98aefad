import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../../src/lib/errors.ts';
import { choiceParam, flagParam, ignoredIn, integerParam, numberParam, paramMeta, parseQuery, textParam } from '../../src/lib/params.ts';

const schema = z.object({
  q: textParam({ about: 'words', required: true, longest: 10 }),
  colour: choiceParam(['red', 'blue'], { about: 'a colour', default: 'red' }),
  days: integerParam({ about: 'days', minimum: 1, maximum: 90, default: 7 }),
  lat: numberParam({ about: 'latitude', minimum: -90, maximum: 90 }),
  links: flagParam({ about: 'links too', default: false }),
});
const parse = (query: string) => parseQuery(schema, new URLSearchParams(query));
const refuse = (query: string): ApiError => {
  try {
    parse(query);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error(`${query} was accepted`);
};

describe('parameters', () => {
  it('have their defaults when left out', () => {
    expect(parse('q=x')).toEqual({ q: 'x', colour: 'red', days: 7, lat: undefined, links: false });
  });

  it('are trimmed, and words are taken in any case', () => {
    expect(parse('q=+x+&colour=BLUE&days=90&lat=-12.5&links=1')).toEqual({ q: 'x', colour: 'blue', days: 90, lat: -12.5, links: true });
  });

  it('count once: the first of repeated ones, and one in the path before one in the query', () => {
    expect(parse('q=x&days=1&days=2').days).toBe(1);
    expect(parseQuery(schema, new URLSearchParams('q=query'), { q: 'path' }).q).toBe('path');
  });

  it.each(['0', '91', '1.5', 'abc', '1e1', '0x10', '９'])('refuse days=%s by name, with what is accepted', (days) => {
    const error = refuse(`q=x&days=${encodeURIComponent(days)}`);
    expect(error.code).toBe('invalid_parameter');
    expect(error.message).toContain('days must be a whole number from 1 to 90');
    expect(error.message).toContain(JSON.stringify(days));
  });

  it.each(['NaN', 'Infinity', '1e9', '91', ''])('refuse lat=%s', (lat) => {
    expect(refuse(`q=x&lat=${lat}`).message).toContain('lat');
  });

  it('list the choices', () => {
    expect(refuse('q=x&colour=green').details.available).toEqual(['red', 'blue']);
    expect(refuse('q=x&links=yes').details.available).toEqual([0, 1]);
  });

  it('say when one is missing, apart from one that is wrong', () => {
    expect(refuse('').code).toBe('missing_parameter');
    expect(refuse('days=0').code).toBe('invalid_parameter');
  });

  it('echo no more than the beginning of a long value', () => {
    expect(refuse(`q=x&colour=${'a'.repeat(5000)}`).message.length).toBeLessThan(200);
    expect(refuse('q=12345678901').message).toContain('at most 10');
  });

  it('12.10: that are unknown are named, once each, and fit into a header', () => {
    const sent = new URLSearchParams([
      ['days', '3'],
      ['utm_source', 'x'],
      ['b', ''],
      ['b', ''],
      ['ü\r\n', '1'],
      ['l'.repeat(500), '1'],
    ]);
    expect(ignoredIn(schema, sent)).toBe(`utm_source, b, %C3%BC%0D%0A, ${'l'.repeat(40)}`);
    expect(ignoredIn(schema, new URLSearchParams(Array.from({ length: 99 }, (_, n) => [`p${n}`, ''])))).toMatch(/^p0, .*, p9$/);
    expect(ignoredIn(schema, new URLSearchParams('days=3'))).toBe('');
  });

  it('describe themselves for the docs', () => {
    expect(paramMeta(schema.shape.days)).toMatchObject({ type: 'integer', minimum: 1, maximum: 90, default: 7 });
    expect(() => paramMeta(z.string())).toThrow();
  });
});
