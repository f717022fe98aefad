import { describe, expect, it } from 'vitest';
import { compile } from '../../src/api/compile.ts';
import { stations } from '../../src/areas/train/stations/station-endpoints.ts';
import { loadService } from '../support/call.ts';

const { get } = await loadService();

interface Collection {
  type: string;
  features: { type: string; geometry: { type: string; coordinates: [number, number] } | null; properties: Record<string, unknown> }[];
}
const collect = async (address: string): Promise<Collection & { contentType: string | null }> => {
  const answer = await get(address);
  return { ...((await answer.json()) as Collection), contentType: answer.headers.get('content-type') };
};

describe('an answer as GeoJSON', () => {
  it.each([
    ['stations', '/train/stations?q=kanpur&format=geojson', 'CNB'],
    ['stops of a train', '/train/route?number=12302&format=geojson', 'CNB'],
    ['post offices of a PIN code', '/pincode?code=110001&format=geojson', 'New Delhi'],
    ['PIN codes of a district', '/pincode/district/pune?format=geojson', '411001'],
    ['cities', '/weather/cities?format=geojson', 'mumbai'],
    ['rows of a table of stations', '/tables/train/station?format=geojson&_size=50&state=Delhi', 'NDLS'],
    ['rows of a table that keeps degrees as whole numbers', '/tables/pincode/pin?pin=110001&format=geojson', '110001'],
  ])('has %s as points of India, longitude first, with their other members', async (_, address, named) => {
    const { type, features, contentType } = await collect(address);
    expect([type, contentType]).toEqual(['FeatureCollection', 'application/geo+json']);
    const points = features.flatMap(({ geometry }) => (geometry ? [geometry.coordinates] : []));
    expect(points.length).toBeGreaterThan(0);
    for (const [lon, lat] of points) expect([lon > 67 && lon < 98, lat > 6 && lat < 37]).toEqual([true, true]);
    expect(JSON.stringify(features.map(({ properties }) => properties))).toContain(named);
    expect(features[0]?.properties).not.toHaveProperty('lat');
    expect(features[0]?.properties).not.toHaveProperty('location');
  });

  it('is chosen by the header Accept too', () => {
    expect(compile(stations).acceptedFormat('application/geo+json')).toBe('geojson');
  });

  it('keeps what has no point, without a geometry', async () => {
    const { features } = await collect('/pincode?code=110001&format=geojson');
    const json = (await (await get('/pincode?code=110001')).json()) as { offices: unknown[] };
    expect(features).toHaveLength(json.offices.length);
  });

  it('is refused where there are no points, with what there is', async () => {
    const fuel = await get('/fuel?format=geojson');
    expect([fuel.status, ((await fuel.json()) as { available: string[] }).available]).toEqual([400, ['json', 'csv']]);
    const rows = await get('/tables/fuel/price?format=geojson');
    expect([rows.status, ((await rows.json()) as { error: string }).error]).toEqual([400, expect.stringContaining('no points')]);
  });
});
