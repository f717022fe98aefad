import { describe, expect, it } from 'vitest';
import { airHistory } from '../../../src/areas/aqi/history-schema.ts';
import { loadService } from '../../support/call.ts';
import { workDir } from '../../support/work-dir.ts';

const server = await loadService();
const ask = async (query: string) => airHistory.parse((await server.json(`/aqi/history${query}`)).body);

describe('/aqi/history', () => {
  it('tells the air of a city by day, newest first, at each time by the station in its middle', async () => {
    const body = await ask('?city=delhi');
    expect(body).toMatchObject({ city: 'Delhi', state: 'Delhi', station: null, as_of: '2026-11-21', count: 4, stale: false });
    expect(body.data.map(({ date, stations }) => [date, stations])).toEqual([
      ['2026-11-21', 3],
      ['2026-11-20', 3],
      ['2026-11-19', 3],
      ['2026-11-18', 3],
    ]);
    // The frozen crawls left out the night and the evening of the 20th: they stay unknown.
    expect(body.data[1]).toMatchObject({ h00: null, h06: expect.any(Number), h12: expect.any(Number), h18: null });
    for (const { lowest, highest, h00, h06, h12, h18 } of body.data) {
      const known = [h00, h06, h12, h18].filter((index) => index !== null);
      expect([lowest, highest]).toEqual([Math.min(...known), Math.max(...known)]);
    }
  });

  it('takes a city by any name, a station by its own, and days', async () => {
    expect(await ask('?city=bangalore')).toMatchObject({ city: 'Bengaluru', state: 'Karnataka' });
    expect(await ask('?station=worli,+mumbai+-+mpcb&from=2026-11-19&to=2026-11-19')).toMatchObject({
      station: 'Worli, Mumbai - MPCB',
      count: 1,
      data: [{ date: '2026-11-19', stations: 1 }],
    });
  });

  it.each([
    ['?city=pune', 'unknown_place'],
    ['?station=worlii', 'unknown_place'],
    ['?city=delhi&from=2025-01-01&to=2025-01-02', 'not_found'],
  ])('answers %s with 404', async (query, code) => {
    expect(await server.json(`/aqi/history${query}`)).toMatchObject({ status: 404, body: { code } });
  });

  it('says that nothing was crawled yet, and never an empty list', async () => {
    const data = workDir();
    const empty = await loadService({ DATA_DIR: data.path });
    expect(await empty.json('/aqi/history')).toMatchObject({ status: 503, body: { code: 'snapshot_unavailable' } });
    data.remove();
  });
});
