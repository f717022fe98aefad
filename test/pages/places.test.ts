import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACES, placeBySlug } from '../../src/lib/places/gazetteer.ts';
import { neighboursOf } from '../../src/lib/places/neighbours.ts';
import { STATES } from '../../src/lib/places/states.ts';
import { type RunningServer, startServer } from '../support/server.ts';

describe('the places', () => {
  it('have an address each, and are all states and over 500 towns', () => {
    expect(new Set(PLACES.map(({ slug }) => slug)).size).toBe(PLACES.length);
    expect(PLACES.filter(({ type }) => type === 'town').length).toBeGreaterThan(500);
    for (const { name } of STATES) expect(PLACES.some((place) => place.name === name)).toBe(true);
  });

  it('tell two towns of one name apart by their state', () => {
    expect(placeBySlug('aurangabad')?.state).toBe('Maharashtra');
    expect(placeBySlug('aurangabad-bihar')?.state).toBe('Bihar');
  });

  it('have neighbours within 250 km only', () => {
    const port = placeBySlug('port-blair');
    expect(port && neighboursOf(port).every(({ km }) => km <= 250)).toBe(true);
    const pune = placeBySlug('pune');
    expect(pune && neighboursOf(pune)[0]?.place.name).toBe('Pimpri');
  });
});

describe('the sheet of a place', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  const html = async (path: string) => {
    const response = await server.get(path);
    expect(response.status).toBe(200);
    return response.text();
  };

  it('shows its own prices, with their age and source', async () => {
    const page = await html('/place/mumbai');
    expect(page).toMatch(/Petrol<\/dt>[\s\S]{0,200}₹\d+\.\d\d/);
    expect(page).toMatch(/as of <time datetime="\d{4}-\d\d-\d\d">/);
    expect(page).toContain('data-live-call="/weather?lat=19.07&amp;lon=72.88"');
  });

  it("labels its state's price as such where it has none", async () => {
    expect(await html('/place/pune')).toContain('price of Maharashtra');
  });

  it('is listed with all others, and 404 where there is no such place', async () => {
    expect(await html('/place')).toContain('/place/pune');
    expect((await server.get('/place/atlantis')).status).toBe(404);
  });
});
