import { describe, expect, it } from 'vitest';
import { loadService } from '../support/call.ts';

const { json, get } = await loadService();

interface Day {
  count: number;
  data: {
    area: string;
    table: string;
    units: object;
    count: number;
    changes: {
      what: string;
      key: Record<string, unknown>;
      since: string | null;
      before: Record<string, number> | null;
      after: Record<string, number> | null;
    }[];
  }[];
}
const changesOn = async (date: string): Promise<Day> => (await json(`/changes/${date}`)).body as Day;

describe('what changed on a day', () => {
  it('is told of every area that keeps its past, figure by figure, with what was before', async () => {
    const { data, count } = await changesOn('2026-09-29');
    expect(data.map(({ area, table }) => `${area}/${table}`)).toEqual(
      expect.arrayContaining(['commodities/spot', 'forex/rate', 'crypto/price']),
    );
    expect(count).toBe(data.reduce((sum, one) => sum + one.changes.length, 0));
    const gold = data.find(({ table }) => table === 'spot')?.changes.find(({ key }) => key.metal === 'gold');
    expect(gold).toMatchObject({
      what: 'changed',
      since: '2026-09-28',
      before: { paise: expect.any(Number) },
      after: { paise: expect.any(Number) },
    });
  });

  it('agrees with the history that the area gives itself, and leaves out what stayed', async () => {
    const { data } = await changesOn('2026-06-07');
    const fuel = data.find(({ area }) => area === 'fuel');
    expect(fuel?.units).toEqual({ paise: 'paise per litre' });
    const mumbai = fuel?.changes.find(({ key }) => key.place === 'city/mumbai' && key.fuel === 'petrol');
    const [last, before] = ((await json('/fuel/history?city=mumbai&days=2')).body as { data: { price: string; date: string }[] }).data;
    expect([(mumbai?.after?.paise ?? 0) / 100, (mumbai?.before?.paise ?? 0) / 100]).toEqual([Number(last?.price), Number(before?.price)]);
    for (const change of fuel?.changes ?? []) expect(change.after).not.toEqual(change.before);
    const delhi = (await json('/fuel/history?city=delhi&days=2')).body as { data: { price: string }[] };
    expect(delhi.data[0]?.price).toBe(delhi.data[1]?.price);
    expect(fuel?.changes.some(({ key }) => key.place === 'city/new-delhi' && key.fuel === 'petrol')).toBe(false);
  });

  it('calls what had no figure before new', async () => {
    const days = (await json('/changes')).body as { data: { date: string }[] };
    const { data } = await changesOn(days.data.at(-1)?.date ?? '');
    expect(data[0]?.changes[0]).toMatchObject({ what: 'new', since: null, before: null });
  });

  it('is a file for each day that the list names, newest first, and CSV', async () => {
    const { data, count } = (await json('/changes')).body as { count: number; data: { date: string; path: string; areas: string[] }[] };
    expect(data).toHaveLength(count);
    expect(data.map(({ date }) => date)).toEqual(
      data
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect((await json(data[0]?.path ?? '')).body).toEqual(await changesOn(data[0]?.date ?? ''));
    const [head, ...lines] = (await (await get(`/changes/${data[0]?.date}?format=csv`)).text()).trim().split('\r\n');
    expect([head, lines.length]).toEqual(['area,table,what,since,key,before,after', (await changesOn(data[0]?.date ?? '')).count]);
  });

  it('is refused for a day without data, with the one before, and for what is no day', async () => {
    const none = await json('/changes/2026-11-01');
    expect([none.status, none.body]).toEqual([404, expect.objectContaining({ code: 'not_found', suggestions: ['2026-09-29'] })]);
    expect((await get('/changes/yesterday')).status).toBe(400);
  });
});
