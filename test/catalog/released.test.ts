import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../src/catalog/areas.ts';
import { type ApiContract, findBreaches, listPromises } from '../../src/catalog/released-contract.ts';

/** The newest release's file, by its version's numbers. */
const newest = readdirSync('docs/schemas')
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .at(-1);

describe('what the last release promised', () => {
  it('is kept today', () => {
    const promised = JSON.parse(readFileSync(`docs/schemas/${newest}`, 'utf8')) as Record<string, ApiContract>;
    expect(Object.keys(promised).length).toBeGreaterThan(50);
    expect(findBreaches(promised, listPromises(AREAS))).toEqual([]);
  });

  const was: Record<string, ApiContract> = {
    '/x': { operation: 'x', parameters: ['q'], bodies: { '': { name: 'string', price: 'number', age: 'integer or null' } } },
  };
  const now = (members: Record<string, string>, parameters = ['q']): Record<string, ApiContract> => ({
    '/x': { operation: 'x', parameters, bodies: { '': members } },
  });
  const same = { name: 'string', price: 'number', age: 'integer or null' };

  it.each([
    ['an endpoint that is gone', {}, ['/x is gone']],
    [
      'an operation of another name',
      { '/x': { ...now(same)['/x'], operation: 'find_x' } as ApiContract },
      ['/x: its operation was x and is find_x'],
    ],
    ['a parameter that is gone', now(same, []), ['/x no longer reads q']],
    ['a member that is renamed', now({ title: 'string', price: 'number', age: 'integer or null' }), ['/x no longer has name']],
    ['a member of another type', now({ ...same, price: 'string' }), ['/x: price was number and is string']],
    ['a member that may now be null', now({ ...same, name: 'string or null' }), ['/x: name was string and is string or null']],
    ['a member that may now be absent', now({ ...same, name: 'string?' }), ['/x: name was string and is string?']],
  ])('is broken by %s', (_, today, breaches) => expect(findBreaches(was, today)).toEqual(breaches));

  it.each([
    ['a new member', now({ ...same, more: 'string' })],
    ['a new parameter', now(same, ['q', 'limit'])],
    ['a new endpoint', { ...now(same), '/y': { operation: 'y', parameters: [], bodies: {} } }],
    ['a type that says more', now({ ...same, price: 'integer', age: 'integer' })],
  ])('is kept by %s', (_, today) => expect(findBreaches(was, today)).toEqual([]));
});
