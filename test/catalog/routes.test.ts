import { describe, expect, it } from 'vitest';
import { AREAS } from '../../src/catalog/areas.ts';
import { createRouter } from '../../src/catalog/routes.ts';

const find = (path: string) => createRouter(AREAS)(path.slice(1).split('/'));

describe('the routes of the registry', () => {
  it('name an endpoint by its path, by another path of it, and with a parameter in the path', () => {
    expect(find('/fuel')?.endpoint.path).toBe('/fuel');
    expect(find('/v1/fetch')?.endpoint.path).toBe('/fetch');
    expect(find('/gst/hsn/1006')).toMatchObject({ endpoint: { path: '/gst/hsn/{code}' }, path: { code: '1006' } });
    expect(find('/gst/hsn')?.endpoint.path).toBe('/gst/hsn');
  });

  it.each(['/', '/nothing', '/fuel/cities/more', '/gst/hsn/', '/gst/hsn/1006/more', '/{code}', '/v1', '/__proto__', '/constructor'])(
    'name nothing at %s',
    (path) => expect(find(path)).toBeUndefined(),
  );

  it('refuse two endpoints at one path', () => {
    const [first] = AREAS;
    if (!first) throw new Error('there are areas');
    expect(() => createRouter([first, first])).toThrow('Two endpoints stand at');
  });
});
