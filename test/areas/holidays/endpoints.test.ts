import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holidaysOfYear, nextHolidays, workingDays } from '../../../src/areas/holidays/schema.ts';
import { type RunningServer, startServer } from '../../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('/holidays', () => {
  it('gives the central list of a known year, each with its source', async () => {
    const { body } = await server.json('/holidays?year=2026');
    const year = holidaysOfYear.parse(body);
    expect(year).toMatchObject({ count: 17, central_list: { known: true }, state: null, state_list: null });
    expect(year.holidays.filter(({ kind }) => kind === 'national').map(({ date }) => date)).toEqual([
      '2026-01-26',
      '2026-08-15',
      '2026-10-02',
    ]);
    expect(year.holidays.find(({ id }) => id === 'id-ul-fitr')).toMatchObject({
      date: '2026-03-21',
      note: 'subject to the sighting of the moon',
    });
    expect(year.holidays.every(({ source }) => source.length > 10)).toBe(true);
    expect((await server.json('/holidays/2026.json')).body).toEqual(body);
  });

  it('says that the list of another year is not known, and gives what every list has by computation', async () => {
    const year = holidaysOfYear.parse((await server.json('/holidays?year=2027')).body);
    expect(year.central_list.known).toBe(false);
    expect(year.holidays.find(({ id }) => id === 'diwali')).toMatchObject({ date: '2027-10-29', kind: 'expected', note: 'by computation' });
    expect(year.holidays.find(({ id }) => id === 'muharram')?.note).toBe('by computation, subject to the sighting of the moon');
  });

  it('says that a state has no sure list here', async () => {
    const year = holidaysOfYear.parse((await server.json('/holidays?year=2026&state=Orissa')).body);
    expect(year).toMatchObject({ state: 'Odisha', state_list: { known: false, note: expect.stringContaining('Odisha') } });
  });

  it('is a calendar to subscribe to', async () => {
    for (const path of ['/holidays/2026.ics', '/holidays?year=2026&format=ics']) {
      const response = await server.get(path);
      expect(response.headers.get('content-type'), path).toContain('text/calendar');
      const text = await response.text();
      expect(text.match(/BEGIN:VEVENT/g), path).toHaveLength(17);
      expect(text, path).toContain('DTSTART;VALUE=DATE:20261108');
    }
  });

  it.each([
    ['year=1900', 400],
    ['state=nowhere', 404],
  ])('answers %s with %i', async (query, status) => expect((await server.json(`/holidays?${query}`)).status).toBe(status));
});

describe('/holidays/next', () => {
  it('counts the days from today in India', async () => {
    const next = nextHolidays.parse((await server.json('/holidays/next?count=3')).body);
    expect(next.from).toBe('2026-11-21');
    expect(next.holidays.map(({ id, days_left }) => [id, days_left])).toEqual([
      ['guru-nanak-jayanti', 3],
      ['christmas', 34],
      ['republic-day', 66],
    ]);
  });

  it('counts a holiday of the day itself', async () => {
    expect((await server.json('/holidays/next?date=2026-11-24')).body.holidays[0]).toMatchObject({
      id: 'guru-nanak-jayanti',
      days_left: 0,
    });
  });
});

describe('/holidays/working-days', () => {
  it('leaves out weekends and holidays, and counts no day twice', async () => {
    const body = workingDays.parse((await server.json('/holidays/working-days?from=2026-11-01&to=2026-11-30')).body);
    // Diwali falls on a Sunday.
    expect(body).toMatchObject({ days: 30, weekend_days: 9, holidays_on_weekdays: 1, working_days: 20, years_without_list: [] });
  });

  it('takes a week of six days or of seven', async () => {
    const days = async (weekend: string) =>
      (await server.json(`/holidays/working-days?from=2026-12-01&to=2026-12-31&weekend=${weekend}`)).body.working_days;
    expect([await days('sat-sun'), await days('sun'), await days('none')]).toEqual([22, 26, 30]);
  });

  it('counts what is sure alone in years without a list, and names them', async () => {
    const body = workingDays.parse((await server.json('/holidays/working-days?from=2027-01-01&to=2027-12-31')).body);
    expect(body.years_without_list).toEqual([2027]);
    expect(body.holidays.map(({ kind }) => kind)).toEqual(['national', 'national', 'national']);
  });

  it.each([
    ['from=2026-11-01', 'to'],
    ['from=2026-11-30&to=2026-11-01', 'to'],
    ['from=2000-01-01&to=2050-01-01', 'to'],
    ['from=2026-11-31&to=2026-12-01', 'from'],
  ])('refuses %s', async (query, parameter) => {
    const { status, body } = await server.json(`/holidays/working-days?${query}`);
    expect([status, body.parameter]).toEqual([400, parameter]);
  });
});
