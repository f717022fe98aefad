import { beforeAll, describe, expect, it } from 'vitest';
import { holidaysResponse, nextHolidays, workingDays } from '../../../src/areas/holidays/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';

let server: ServedAt;
beforeAll(async () => {
  server = await loadService();
});

describe('/holidays', () => {
  it('gives the central list of a known year, each with its source', async () => {
    const { body } = await server.json('/holidays?year=2026');
    const year = holidaysResponse.parse(body);
    expect(year).toMatchObject({ count: 18, central_list: { known: true }, state: null, state_list: null });
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
    const year = holidaysResponse.parse((await server.json('/holidays?year=2027')).body);
    expect(year.central_list.known).toBe(false);
    expect(year.holidays.find(({ id }) => id === 'diwali')).toMatchObject({ date: '2027-10-29', kind: 'expected', note: 'by computation' });
    expect(year.holidays.find(({ id }) => id === 'muharram')?.note).toBe('by computation, subject to the sighting of the moon');
  });

  it("adds the state's own holidays, and says which of the centre's it lists too", async () => {
    const year = holidaysResponse.parse((await server.json('/holidays?year=2026&state=Orissa')).body);
    expect(year).toMatchObject({ state: 'Odisha', state_list: { known: false, collected: true, note: expect.stringContaining('Odisha') } });
    const on = (date: string) => year.holidays.filter((one) => one.date === date);
    expect(on('2026-04-01')).toMatchObject([
      {
        id: 'utkal-divas',
        name_hi: expect.stringMatching(/^[\p{Script=Devanagari}\s]+$/u),
        kind: 'state',
        state: 'Odisha',
        source: expect.stringContaining('Odisha 2026'),
      },
    ]);
    expect(on('2026-12-25')).toMatchObject([{ id: 'christmas', kind: 'gazetted', state: 'Odisha' }]);
    // Odisha keeps Ram Navami a day after the centre.
    expect([...on('2026-03-26'), ...on('2026-03-27')].map(({ id, kind }) => [id, kind])).toEqual([
      ['ram-navami', 'gazetted'],
      ['ram-navami', 'state'],
    ]);
    expect((await server.json('/holidays/2026/odisha.json')).body).toEqual((await server.json('/holidays?year=2026&state=odisha')).body);
  });

  it.each([
    ['year=2026&state=nagaland', 'Nagaland'],
    ['year=2030&state=odisha', 'Odisha'],
  ])('says where no list of the state is on record: %s', async (query, state) => {
    const year = holidaysResponse.parse((await server.json(`/holidays?${query}`)).body);
    expect(year.state_list).toMatchObject({ collected: false, note: expect.stringContaining(state) });
    // New Year's Day is known of some states by the Reserve Bank's list alone.
    expect(year.holidays.filter(({ kind, id }) => kind === 'state' && id !== 'new-year-s-day')).toEqual([]);
  });

  it('gives the days of an order of the state as ordered, and none of the centre as its own', async () => {
    const year = holidaysResponse.parse((await server.json('/holidays?year=2026&state=telangana')).body);
    expect(year.state_list).toMatchObject({
      basis: 'ordered',
      order: { ordered: '2025-12-08', whole: true, reports: [expect.any(String), expect.any(String)] },
    });
    const own = year.holidays.filter(({ state }) => state === 'Telangana');
    expect(own.map(({ date }) => date.slice(5))).toEqual([
      ...['01-14', '01-15', '02-15', '03-03', '03-19', '03-21', '03-22', '03-27', '04-03', '04-05', '04-14', '05-27', '06-26'],
      ...['08-10', '08-26', '09-04', '09-14', '10-18', '10-20', '10-21', '11-08', '11-24', '12-25', '12-26'],
    ]);
    expect(own.every(({ basis }) => basis === 'ordered')).toBe(true);
    const on = (date: string) => year.holidays.filter((one) => one.date === date).map(({ id, kind, state }) => [id, kind, state]);
    expect(on('2026-03-04')).toEqual([['holi', 'gazetted', null]]);
    expect(on('2026-03-31')).toEqual([['mahavir-jayanti', 'gazetted', null]]);
    expect(on('2026-10-10')).toEqual([]);
  });

  it('takes the ordered days of a state whose whole order is not here in place of the expected ones', async () => {
    const { holidays } = holidaysResponse.parse((await server.json('/holidays?year=2026&state=tamil-nadu')).body);
    const own = holidays.filter(({ state }) => state === 'Tamil Nadu');
    expect(own.filter(({ basis }) => basis === 'ordered').map(({ id, date }) => [id, date.slice(5)])).toEqual([
      ['pongal', '01-15'],
      ['thiruvalluvar-day', '01-16'],
      ['uzhavar-thirunal', '01-17'],
    ]);
    expect(own.find(({ date }) => date === '2026-01-01')).toMatchObject({ name: "New Year's Day", basis: 'expected', note: 'expected' });
    expect(own.filter(({ id }) => id === 'pongal')).toHaveLength(1);
  });

  it('expects in a year without a list what the centre lists every year, so that no working day is counted too many', async () => {
    const { holidays } = holidaysResponse.parse((await server.json('/holidays?year=2027&state=gujarat')).body);
    expect(
      holidays
        .filter(({ id }) => ['holi', 'maha-shivaratri', 'janmashtami', 'ambedkar-jayanti'].includes(id))
        .map(({ date, basis }) => [date, basis]),
    ).toEqual([
      ['2027-03-06', 'expected'],
      ['2027-03-22', 'expected'],
      ['2027-04-14', 'expected'],
      ['2027-08-25', 'expected'],
    ]);
  });

  it('marks days that were worked out ahead of the moon as estimated', async () => {
    const { holidays } = holidaysResponse.parse((await server.json('/holidays?year=2027&state=bihar')).body);
    expect(holidays.find(({ id }) => id === 'chehlum')).toMatchObject({
      kind: 'state',
      estimated: true,
      note: expect.stringContaining('moon'),
    });
    expect(holidays.find(({ id }) => id === 'republic-day')).toMatchObject({ estimated: false });
  });

  it('gives optional holidays of the centre, and before them those of a state', async () => {
    const of = async (state: string) =>
      holidaysResponse
        .parse((await server.json(`/holidays?year=2026&kind=optional${state}`)).body)
        .holidays.map(({ id, state: by }) => [id, by]);
    expect(await of('')).toContainEqual(['raksha-bandhan', null]);
    expect(await of('&state=punjab')).toContainEqual(['hola-mohalla', 'Punjab']);
    expect(await of('&state=maharashtra')).not.toContainEqual(['ganesh-chaturthi-vinayak-chaturthi', null]);
  });

  it('gives second and fourth Saturdays with the public holidays of a state as those of banks', async () => {
    const bank = holidaysResponse.parse((await server.json('/holidays?year=2026&state=maharashtra&kind=bank')).body);
    expect(bank.holidays.filter(({ kind }) => kind === 'bank')).toHaveLength(24);
    expect(bank.holidays.filter(({ date }) => date.startsWith('2026-12')).map(({ date, name }) => `${date.slice(8)} ${name}`)).toEqual([
      '12 Second Saturday',
      '25 Christmas Day',
      '26 Fourth Saturday',
    ]);
    expect(bank.kind_note).toMatch(/Negotiable Instruments Act/);
    const before = holidaysResponse.parse((await server.json('/holidays?year=2015&kind=bank')).body);
    expect(before.holidays.find(({ kind }) => kind === 'bank')?.date).toBe('2015-09-12');
  });

  it('says which exchanges are closed for which part of a day, and of which year nothing is known', async () => {
    const market = holidaysResponse.parse((await server.json('/holidays?year=2026&kind=market')).body);
    expect(market.holidays.find(({ date }) => date === '2026-11-10')).toMatchObject({
      name: 'Diwali (Bali Pratipada)',
      markets: [
        { name: 'NSE', closed: 'day' },
        { name: 'BSE', closed: 'day' },
        { name: 'MCX', closed: 'morning' },
        { name: 'CURRENCY', closed: 'day' },
      ],
    });
    expect(market.holidays.filter(({ markets }) => markets?.some(({ name }) => name === 'NSE'))).toHaveLength(16);
    expect(holidaysResponse.parse((await server.json('/holidays?year=2027&kind=market')).body)).toMatchObject({
      count: 0,
      kind_note: expect.stringContaining('not on record'),
    });
    expect(await (await server.get('/holidays?year=2026&kind=market&format=csv')).text()).toContain('NSE; BSE; MCX (morning); CURRENCY');
  });

  it('is a calendar to subscribe to', async () => {
    for (const path of ['/holidays/2026.ics', '/holidays?year=2026&format=ics']) {
      const response = await server.get(path);
      expect(response.headers.get('content-type'), path).toContain('text/calendar');
      const text = await response.text();
      expect(text.match(/BEGIN:VEVENT/g), path).toHaveLength(18);
      expect(text, path).toContain('DTSTART;VALUE=DATE:20261108');
    }
  });

  it.each([
    ['year=1900', 400],
    ['state=nowhere', 404],
    ['kind=school', 400],
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

  it("counts to the state's own holiday", async () => {
    const next = nextHolidays.parse((await server.json('/holidays/next?state=goa&date=2026-11-25')).body);
    expect(next.holidays).toMatchObject([{ id: 'saint-francis-xavier-s-day', date: '2026-12-03', days_left: 8, state: 'Goa' }]);
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

  it('gives a range where expected holidays may be a day off, and one number where all are ordered', async () => {
    const count = async (query: string) => workingDays.parse((await server.json(`/holidays/working-days?${query}`)).body);
    const ordered = await count('from=2026-01-01&to=2026-12-31&state=telangana');
    expect([ordered.working_days_least, ordered.working_days_most]).toEqual([ordered.working_days, ordered.working_days]);
    const expected = await count('from=2027-01-01&to=2027-12-31&state=gujarat');
    expect(expected.working_days_least).toBeLessThanOrEqual(expected.working_days);
    expect(expected.working_days_most).toBeGreaterThan(expected.working_days_least);
    expect(expected.working_days_most - expected.working_days_least).toBeLessThan(15);
  });

  it("counts a state's own holidays where a state is given", async () => {
    const days = async (state: string) =>
      (await server.json(`/holidays/working-days?from=2026-11-01&to=2026-11-30${state}`)).body.working_days;
    // Bali Pratipada, Tuesday 10 November, is a holiday of Maharashtra alone.
    // So is Bhai Duj, the day after, by an order of 9 December 2025.
    expect([await days(''), await days('&state=maharashtra')]).toEqual([20, 18]);
  });

  it('takes a week of six days or of seven', async () => {
    const days = async (weekend: string) =>
      (await server.json(`/holidays/working-days?from=2026-12-01&to=2026-12-31&weekend=${weekend}`)).body.working_days;
    expect([await days('sat-sun'), await days('sun'), await days('second-fourth-sat'), await days('none')]).toEqual([22, 26, 24, 30]);
  });

  it('counts the central holidays that /holidays has, computed ones of years without a list too, and names those years', async () => {
    const body = workingDays.parse((await server.json('/holidays/working-days?from=2027-01-01&to=2027-12-31')).body);
    expect(body.years_without_list).toEqual([2027]);
    const year = holidaysResponse.parse((await server.json('/holidays?year=2027')).body);
    expect(body.holidays.map(({ id }) => id)).toEqual(year.holidays.map(({ id }) => id));
    expect(body.holidays_on_weekdays).toBeGreaterThan(5);
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
