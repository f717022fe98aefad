import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choiceParam, flagParam, integerParam, numberParam, paramMeta, textParam } from '../../src/api/params.ts';
import { compileQuery, parseQuery } from '../../src/api/query.ts';
import { dayParam } from '../../src/api/when-params.ts';
import { ApiError } from '../../src/kernel/errors.ts';

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

  it('in the path count before those in the query', () => {
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

  it.each(['colour=', 'colour=%0B', 'days=', 'lat=+'])('are refused empty: %s', (sent) => {
    expect(refuse(`q=x&${sent}`).message).toMatch(/^\w+ is empty: give a value, or leave it out$/);
  });

  it('that say more about another are refused without it', () => {
    const list = z.object({
      q: textParam({ about: 'words' }),
      limit: numberParam({ about: 'at most', minimum: 1, maximum: 90, needs: ['q'] }),
    });
    expect(() => parseQuery(list, new URLSearchParams('limit=3'))).toThrow('limit means nothing here without q');
    expect(parseQuery(list, new URLSearchParams('q=x&limit=3')).limit).toBe(3);
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

  it('that are noise of links are ignored and named, once each, and fit into a header', () => {
    const sent = new URLSearchParams([
      ['days', '3'],
      ['utm_source', 'x'],
      ['_', ''],
      ['_', ''],
      ['fbclid', '1'],
      [`utm_${'l'.repeat(500)}`, '1'],
    ]);
    expect(compileQuery(schema).findIgnored(sent)).toBe(`utm_source, _, fbclid, utm_${'l'.repeat(36)}`);
    expect(compileQuery(schema).findIgnored(new URLSearchParams(Array.from({ length: 99 }, (_, n) => [`utm_${n}`, ''])))).toMatch(
      /^utm_0, .*, utm_9$/,
    );
    expect(compileQuery(schema).findIgnored(new URLSearchParams('days=3'))).toBe('');
    expect(parseQuery(schema, new URLSearchParams(`${sent}&q=x`)).days).toBe(3);
  });

  it.each([
    ['Days=3', 'days'],
    ['day=3', 'days'],
    ['coluor=red', 'colour'],
    ['color=red', 'colour'],
  ])('that are unknown are refused with the name that is meant: %s', (sent, meant) => {
    const error = refuse(`q=x&${sent}`);
    expect(error).toMatchObject({ code: 'invalid_parameter', details: { suggestions: [meant] } });
    expect(error.message).toContain(`did you mean ${meant}?`);
  });

  it('that are nothing like any are refused with the one that is required and takes the value, where that is not sent', () => {
    expect(refuse('words=x').message).toBe('"words" is not known here: did you mean q?');
    expect(refuse(`words=${'x'.repeat(11)}`).details.suggestions).toBeUndefined();
    expect(refuse('words=x&search=y').details.suggestions).toBeUndefined();
    expect(refuse('link=x').details.suggestions).toEqual(['links', 'q']);
  });

  it('that are the end of an address with a query are told how to send it', () => {
    expect(refuse('q=https://a.b/?c=1&e=2').details.hint).toContain('%26');
    expect(refuse('q=https://a.b/&e=2').details.hint).not.toContain('%26');
  });

  it('that are days are taken with and without hyphens, and others told the day that they may mean', () => {
    const day = z.object({ date: dayParam({ about: 'a day', from: '2000-01-01', until: '2099-12-31' }) });
    const read = (date: string) => parseQuery(day, new URLSearchParams({ date })).date;
    expect(['2026-11-25', '20261125'].map(read)).toEqual(['2026-11-25', '2026-11-25']);
    for (const date of ['25-11-2026', '25/11/2026', '25 Nov 2026', '2026-11-25T10:00:00Z'])
      expect(() => read(date)).toThrow(`${JSON.stringify(date)}, did you mean 2026-11-25?`);
    for (const date of ['20261301', '2026-0230', '2026-02-30', 'today']) expect(() => read(date)).toThrow(/as YYYY-MM-DD; got "[^,]+$/);
    expect(() => read('19991231')).toThrow('must lie between 2000-01-01 and 2099-12-31; got 1999-12-31');
  });

  it('that are nothing like any are refused with all names there are', () => {
    expect(refuse('q=x&zzzz=1').details.hint).toContain('are q, colour, days, lat, links');
  });

  it('given twice with two values are refused, with one value are taken', () => {
    expect(refuse('q=x&q=y').message).toContain('q can have one value; got q="x" and q="y"');
    expect(refuse('q=x&query=y').message).toContain('q and query are one parameter');
    expect(parseQuery(schema, new URLSearchParams('q=x&q=x')).q).toBe('x');
  });

  it('are taken by the names of other services', () => {
    expect(parseQuery(schema, new URLSearchParams('search=x')).q).toBe('x');
    expect(parseQuery(schema, new URLSearchParams('q=x&latitude=2.2e-16')).lat).toBe(2.2e-16);
  });

  it('that exclude each other are refused together', () => {
    const place = z.object({
      city: textParam({ about: 'a city', excludes: ['lat'] }),
      lat: numberParam({ about: 'latitude', minimum: -90, maximum: 90 }),
    });
    expect(() => parseQuery(place, new URLSearchParams('city=delhi&latitude=19'))).toThrow('city and lat ask for two things');
  });

  it('describe themselves for the docs', () => {
    expect(paramMeta(schema.shape.days)).toMatchObject({ type: 'integer', minimum: 1, maximum: 90, default: 7 });
    expect(() => paramMeta(z.string())).toThrow();
  });
});
