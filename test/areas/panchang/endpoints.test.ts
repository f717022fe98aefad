import { beforeAll, describe, expect, it } from 'vitest';
import { panchangDay, panchangFestivals, panchangMonth } from '../../../src/areas/panchang/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';

let server: ServedAt;
beforeAll(async () => {
  server = await loadService();
});

/** A body's times without their dates and seconds. */
const hour = (time: string | null) => time?.slice(11, 16);

describe('/panchang', () => {
  it('says which place it took where the call names none', async () => {
    for (const path of ['/panchang', '/panchang/month']) {
      expect((await server.json(path)).body.assumed).toEqual({ city: 'Delhi' });
      expect((await server.json(`${path}?city=delhi`)).body).not.toHaveProperty('assumed');
    }
  });

  it('gives today in Delhi when nothing is asked', async () => {
    const { status, body } = await server.json('/panchang');
    expect(status).toBe(200);
    const day = panchangDay.parse(body);
    expect(day).toMatchObject({
      date: '2026-11-21',
      place: { name: 'Delhi', tz: 'Asia/Kolkata' },
      vara: { name: 'Shanivara', name_hi: 'शनिवार', weekday: 'Saturday' },
      month: { amanta: { name: 'Kartika', adhika: false }, purnimanta: { name: 'Kartika' }, paksha: { name: 'Shukla' } },
      samvat: {
        vikram: 2083,
        shaka: 1948,
        samvatsara: { name: 'Parabhava' },
        gujarati: 2083,
        national: { year: 1948, month: 'Kartika', day: 30 },
      },
      sun_rashi: { name: 'Vrishchika' },
    });
    expect(day.tithi[0]).toMatchObject({ number: 12, name: 'Shukla Dwadashi', name_hi: 'शुक्ल द्वादशी' });
    expect([hour(day.sunrise), hour(day.sunset)]).toEqual(['06:48', '17:25']);
    expect(day.choghadiya).toHaveLength(16);
    expect(day.hora).toHaveLength(24);
  });

  it('has the festivals of the day, with those of the state of the place', async () => {
    const of = async (query: string) => (await server.json(`/panchang?${query}`)).body.festivals.map(({ id }: { id: string }) => id);
    expect(await of('date=2026-11-08&city=varanasi')).toEqual(expect.arrayContaining(['diwali', 'naraka-chaturdashi']));
    expect(await of('date=2026-08-26&city=kochi')).toContain('onam');
    expect(await of('date=2026-08-26&city=delhi')).not.toContain('onam');
  });

  it('tells a skipped tithi, and why the moon does not rise', async () => {
    const skipped = panchangDay.parse((await server.json('/panchang?date=2026-11-20')).body);
    expect(skipped.tithi.map((one) => one.skipped)).toEqual([false, true, false]);
    const days = await Promise.all(
      Array.from({ length: 30 }, (_, at) => server.json(`/panchang?date=2026-11-${String(at + 1).padStart(2, '0')}`)),
    );
    const without = days.map(({ body }) => panchangDay.parse(body)).filter(({ moonrise }) => moonrise === null);
    expect(without).toHaveLength(1);
    expect(without[0]?.moonrise_reason).toContain('does not rise');
  });

  it('has no Abhijit on a Wednesday', async () => {
    expect((await server.json('/panchang?date=2026-11-25')).body.periods.abhijit).toBeNull();
  });

  it('takes any place by numbers, south of the equator and abroad', async () => {
    const sydney = panchangDay.parse((await server.json('/panchang?date=2026-12-22&lat=-33.8688&lon=151.2093&tz=Australia/Sydney')).body);
    expect(sydney.place).toEqual({ name: null, state: null, lat: -33.8688, lon: 151.2093, tz: 'Australia/Sydney' });
    expect([hour(sydney.sunrise), sydney.sunrise.slice(-6)]).toEqual(['05:41', '+11:00']);
    const leh = panchangDay.parse((await server.json('/panchang?date=2026-06-21&city=leh')).body);
    const south = panchangDay.parse((await server.json('/panchang?date=2026-06-21&city=kanyakumari')).body);
    expect(leh.sunrise < south.sunrise && leh.sunset > south.sunset).toBe(true);
  });

  it.each([
    ['date=2026-02-30', 400, 'date', 'day that exists'],
    ['date=1850-01-01', 400, 'date', 'between 1900'],
    ['date=2101-01-01', 400, 'date', '2100'],
    ['date=21-11-2026', 400, 'date', 'YYYY-MM-DD'],
    ['lat=28.6', 400, 'lon', 'longitude'],
    ['lon=77.2', 400, 'lat', 'latitude'],
    ['lat=69.6&lon=18.9&tz=Europe/Oslo', 400, 'lat', 'from -65 to 65'],
    ['lat=51.5&lon=-0.1', 400, 'tz', 'Europe/London'],
    ['city=delhi&tz=Asia/Nowhere', 400, 'tz', 'IANA'],
    ['city=delhii', 404, undefined, 'delhii'],
  ])('answers %s with %i and says which parameter, in words', async (query, status, parameter, words) => {
    const got = await server.json(`/panchang?${query}`);
    expect(got.status).toBe(status);
    expect(got.body).toMatchObject({ status: 'error' });
    if (parameter) expect(got.body.parameter).toBe(parameter);
    else expect(got.body.suggestions).toContain('Delhi');
    expect(got.body.error).toContain(words);
  });
});

describe('/panchang/month', () => {
  it('gives every day of a month, live, as a file and as CSV', async () => {
    const { body } = await server.json('/panchang/month?month=2026-10&city=mumbai');
    const month = panchangMonth.parse(body);
    expect(month).toMatchObject({ month: '2026-10', count: 31, place: { name: 'Mumbai' } });
    expect(month.days[19]).toMatchObject({
      date: '2026-10-20',
      festivals: expect.arrayContaining([expect.objectContaining({ id: 'dussehra' })]),
    });
    expect((await server.json('/panchang/month/mumbai/2026-10.json')).body).toEqual(body);
    expect((await (await server.get('/panchang/month/mumbai/2026-10.csv')).text()).split('\r\n')[20]).toContain('2026-10-20,Tuesday');
  });

  it('has the same day as the endpoint of a day', async () => {
    const month = panchangMonth.parse((await server.json('/panchang/month/kolkata/2027-01.json')).body);
    const day = panchangDay.parse((await server.json('/panchang?date=2027-01-14&city=kolkata')).body);
    const cell = month.days[13];
    expect([cell?.sunrise, cell?.moonrise, cell?.tithi[0]?.ends]).toEqual([day.sunrise, day.moonrise, day.tithi[0]?.end]);
  });

  it('says what a month is', async () => {
    const { status, body } = await server.json('/panchang/month?month=2026-13');
    expect([status, body.parameter]).toEqual([400, 'month']);
  });
});

describe('/panchang/festivals', () => {
  it('gives the year with the rule of each day, and the days of others', async () => {
    const { body } = await server.json('/panchang/festivals?year=2026');
    const year = panchangFestivals.parse(body);
    const find = (id: string) => year.festivals.find((festival) => festival.id === id);
    expect(find('diwali')).toMatchObject({ date: '2026-11-08', decided_by: { name: 'Ashwina Amavasya' }, states: null });
    expect(find('devutthana-ekadashi')).toMatchObject({ date: '2026-11-20', other_dates: [{ date: '2026-11-21', by: 'vaishnavas' }] });
    expect(find('makar-sankranti')?.moment).toMatch(/^2026-01-14T15:/);
    expect(find('onam')).toMatchObject({ date: '2026-08-26', states: ['Kerala'] });
    expect(year.festivals.every(({ rule }) => rule.length > 10)).toBe(true);
    expect((await server.json('/panchang/festivals/2026.json')).body).toEqual(body);
  });

  it('leaves out what other states keep, and reckons by the capital of the state', async () => {
    const kerala = panchangFestivals.parse((await server.json('/panchang/festivals?year=2026&state=KL')).body);
    const ids = kerala.festivals.map(({ id }) => id);
    expect(kerala).toMatchObject({ state: 'Kerala', computed_for: { name: 'Thiruvananthapuram' } });
    expect(ids).toContain('vishu');
    expect(ids).not.toContain('pohela-boishakh');
  });

  it('gives a calendar to subscribe to', async () => {
    const fasts = panchangFestivals.parse((await server.json('/panchang/festivals?year=2027&kind=ekadashi')).body);
    expect(fasts.count).toBeGreaterThanOrEqual(24);
    expect(fasts.festivals.filter(({ name }) => !/Ekadashi$/.test(name))).toEqual([]);
    expect(await (await server.get('/panchang/festivals/ekadashi.ics')).text()).toContain('X-WR-CALNAME:Ekadashis 2026');
    const response = await server.get('/panchang/festivals/2027.ics');
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/calendar');
    expect(text).toContain('DTSTART;VALUE=DATE:20271029');
    expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(80);
  });

  it.each(['year=1700', 'year=x', 'state=atlantis'])('refuses %s', async (query) => {
    expect((await server.json(`/panchang/festivals?${query}`)).status).toBe(query.startsWith('state') ? 404 : 400);
  });
});
