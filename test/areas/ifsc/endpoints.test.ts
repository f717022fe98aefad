import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ifscBank, ifscBanks, ifscBranch, ifscSearch } from '../../../src/areas/ifsc/schema.ts';
import { type RunningServer, startServer } from '../../support/server.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { BRANCH, RAZORPAY_REPLY } from './replies.ts';

const NEW_BRANCH = 'HDFC0099999';

let razorpay: StandIn;
let live: RunningServer;
let offline: RunningServer;
beforeAll(async () => {
  const notFound = { status: 404, headers: { 'content-type': 'application/json' }, body: '"Not Found"' };
  razorpay = await startStandIn({
    '/HDFC0000001': JSON.stringify(RAZORPAY_REPLY),
    [`/${NEW_BRANCH}`]: JSON.stringify({ ...RAZORPAY_REPLY, IFSC: NEW_BRANCH, BRANCH: 'A NEW BRANCH', CITY: 'TURA' }),
    '/ICIC0000104': notFound,
    '/HDFC0088888': notFound,
  });
  [live, offline] = await Promise.all([
    startServer({ UPSTREAM_RAZORPAY_IFSC_URL: razorpay.url }),
    startServer({ UPSTREAM_RAZORPAY_IFSC_URL: 'http://127.0.0.1:1' }),
  ]);
});
afterAll(() => Promise.all([live, offline, razorpay].map((one) => one.stop())));

describe('/ifsc', () => {
  it.each(['/ifsc?code=HDFC0000001', '/ifsc?code=hdfc0000001', '/ifsc?ifsc=HDFC%200000001', '/ifsc/HDFC0000001'])(
    'tells bank and branch at %s',
    async (address) => {
      const { status, body } = await live.json(address);
      expect(status).toBe(200);
      const { bank: _, ...branch } = BRANCH;
      expect(ifscBranch.parse(body)).toEqual({
        status: 'ok',
        api: 'ifsc',
        code: 'HDFC0000001',
        valid: true,
        bank_code: 'HDFC',
        bank: 'HDFC Bank',
        kind: 'private sector bank',
        member_bank: null,
        branch_code: '000001',
        ...branch,
        listed: true,
        source: 'ifsc',
        edition: '2.0.50',
        as_of: '2026-11-21',
        provider: 'razorpay-ifsc',
        unavailable: [],
      });
    },
  );

  it('gives the offline part and names what is missing when the service that knows branches is out', async () => {
    const { status, body } = await offline.json('/ifsc?code=HDFC0000001');
    expect(status).toBe(200);
    expect(ifscBranch.parse(body)).toMatchObject({ valid: true, bank: 'HDFC Bank', branch: null, upi: null, listed: true, provider: null });
    expect(body.unavailable).toEqual(expect.arrayContaining(['branch', 'address', 'micr', 'upi']));
  });

  it('asks nobody with live=0', async () => {
    razorpay.asked.length = 0;
    const { status, body } = await live.json('/ifsc?code=SBIN0000300&live=0');
    expect(status).toBe(200);
    expect(body).toMatchObject({ bank: 'State Bank of India', listed: true, branch: null, provider: null, unavailable: [] });
    expect(razorpay.asked).toEqual([]);
  });

  it('asks once for what it was told before', async () => {
    razorpay.asked.length = 0;
    for (let call = 0; call < 3; call += 1) await live.json('/ifsc?code=HDFC0000001');
    expect(razorpay.asked.length).toBeLessThanOrEqual(1);
  });

  it('names the bank behind a code of another', async () => {
    const { body } = await offline.json('/ifsc?code=HDFC0CAACOB');
    expect(body).toMatchObject({ bank: 'HDFC Bank', member_bank: 'Akhand Anand Co.op Bank', branch_code: 'CAACOB' });
  });

  it('does not make up the name of a bank that the list names by letters alone', async () => {
    const { body } = await offline.json('/ifsc/bank/ADBK');
    expect(ifscBank.parse(body)).toMatchObject({ bank: null, kind: null, branches: 44 });
  });

  it('knows a branch newer than the list from the service', async () => {
    const { status, body } = await live.json(`/ifsc?code=${NEW_BRANCH}`);
    expect(status).toBe(200);
    expect(ifscBranch.parse(body)).toMatchObject({ valid: true, listed: false, branch: 'A NEW BRANCH' });
  });

  it('says so where the list has a code that the service does not know', async () => {
    const { status, body } = await live.json('/ifsc?code=ICIC0000104');
    expect(status).toBe(200);
    expect(ifscBranch.parse(body)).toMatchObject({
      valid: true,
      listed: true,
      branch: null,
      unavailable: [],
      note: expect.stringContaining('service'),
    });
  });
});

describe('bad input at /ifsc', () => {
  it.each([
    ['HDFC000001', 'It has 10 characters and should have 11: 1 too few', undefined, ['HDFC0000001']],
    ['HDFCO000001', 'Position 5 is O and should be the figure 0, not the letter O', 5, ['HDFC0000001']],
    ['1CIC0000104', 'Position 1 is 1', 1, ['ICIC0000104']],
    ['HDFC1000001', 'Position 5 is 1', 5, undefined],
    ['HDFC00000%2F1', 'characters', undefined, ['HDFC0000001']],
    ['%3Cscript%3E', 'Position 1 is', 1, undefined],
    ["'%20or%201%3D1--", 'Position 1 is', 1, undefined],
    ['%F0%9F%92%A9', 'Position 1 is', 1, undefined],
  ])('says what is wrong with %s, with an example', async (code, words, position, suggestions) => {
    const { status, body } = await live.json(`/ifsc?code=${code}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'error', code: 'invalid_parameter', parameter: 'code', error: expect.stringContaining(words) });
    expect(body.hint).toContain('HDFC0000001');
    expect(body.position).toBe(position);
    expect(body.suggestions).toEqual(suggestions);
  });

  it.each([
    ['/ifsc', 'missing_parameter'],
    ['/ifsc?code=', 'missing_parameter'],
    [`/ifsc?code=${'A'.repeat(400)}`, 'invalid_parameter'],
    ['/ifsc?code=HDFC0000001&live=maybe', 'invalid_parameter'],
    ['/ifsc/search', 'missing_parameter'],
    ['/ifsc/search?q=sbi&limit=0', 'invalid_parameter'],
    ['/ifsc/bank/HD', 'invalid_parameter'],
  ])('refuses %s', async (address, code) => {
    const { status, body } = await live.json(address);
    expect([status, body.code]).toEqual([400, code]);
  });

  it.each([
    ['/ifsc?code=HDFC0088888', ['HDFC0008888']],
    ['/ifsc?code=ICIC0O00104', ['ICIC0000104']],
    ['/ifsc?code=HFDC0000001', ['HDFC0000001']],
  ])('answers 404 for %s, which is well formed and unknown, with near ones', async (address, near) => {
    const { status, body } = await live.json(address);
    expect(status).toBe(404);
    expect(body.code).toBe('not_found');
    expect(body.suggestions.length).toBeGreaterThan(0);
    if (address.includes('88888')) expect(body.suggestions.every((code: string) => code.startsWith('HDFC0'))).toBe(true);
    else expect(body.suggestions).toEqual(expect.arrayContaining(near));
  });

  it('answers 404 from the list when the service is out, and says that it could not be asked', async () => {
    const { status, body } = await offline.json('/ifsc?code=HDFC0088888');
    expect(status).toBe(404);
    expect(body.error).toContain('could not be asked');
  });

  it('answers 404 for a bank that nobody has, with the letters of near ones', async () => {
    const { status, body } = await live.json('/ifsc/bank/HDFD');
    expect([status, body.suggestions]).toEqual([404, ['HDFC']]);
  });
});

describe('banks', () => {
  it('are listed, live and as a file', async () => {
    const [answered, file] = await Promise.all([live.json('/ifsc/banks'), live.json('/ifsc/banks.json')]);
    expect(ifscBanks.parse(answered.body)).toEqual(file.body);
    expect(answered.body.banks).toContainEqual({
      bank_code: 'SBIN',
      bank: 'State Bank of India',
      kind: 'public sector bank',
      branches: 26_182,
    });
    expect(answered.body.codes).toBe(answered.body.banks.reduce((sum: number, { branches }: { branches: number }) => sum + branches, 0));
  });

  it('have all their codes, live in any case, as a file and as a table', async () => {
    const [answered, file, table] = await Promise.all([
      live.json('/ifsc/bank/hdfc'),
      live.json('/ifsc/bank/HDFC.json'),
      live.get('/ifsc/bank/HDFC.csv').then((reply) => reply.text()),
    ]);
    expect(ifscBank.parse(answered.body)).toEqual(file.body);
    expect(answered.body.codes).toHaveLength(10_956);
    expect(answered.body.members).toContainEqual({ code: 'HDFC0CAACOB', bank: 'Akhand Anand Co.op Bank' });
    expect(table.trim().split('\n')).toHaveLength(10_957);
  });

  it('lead every code they list to itself', async () => {
    const { body } = await offline.json('/ifsc/bank/IPOS');
    for (const code of [body.codes[0], body.codes.at(-1)]) {
      const found = await offline.json(`/ifsc?code=${code}&live=0`);
      expect([found.status, found.body.listed]).toEqual([200, true]);
    }
  });
});

describe('/ifsc/search', () => {
  it.each([
    ['sbi', 'SBIN'],
    ['state bank of india', 'SBIN'],
    ['stat bank of india', 'SBIN'],
    ['SBIN', 'SBIN'],
    ['icici', 'ICIC'],
    ['kotak', 'KKBK'],
    ['india post', 'IPOS'],
  ])('finds %s as the bank %s', async (q, bank) => {
    const { status, body } = await offline.json(`/ifsc/search?${new URLSearchParams({ q })}`);
    expect(status).toBe(200);
    expect(ifscSearch.parse(body).results[0]).toMatchObject({ kind: 'bank', bank_code: bank, code: null });
  });

  it('finds codes by how they begin', async () => {
    const { body } = await offline.json('/ifsc/search?q=hdfc00000&limit=3');
    expect(body.results.map(({ code }: { code: string }) => code)).toEqual(['HDFC0000001', 'HDFC0000002', 'HDFC0000003']);
  });

  it('finds a bank that is reached by the codes of another', async () => {
    const { body } = await offline.json('/ifsc/search?q=akhand+anand');
    expect(body.results[0]).toMatchObject({ kind: 'code', code: 'HDFC0CAACOB', member_bank: 'Akhand Anand Co.op Bank' });
  });

  it('finds a branch by the words that a live answer has taught, and not before', async () => {
    const q = new URLSearchParams({ q: 'nariman mumbai' });
    const before = await offline.json(`/ifsc/search?${q}`);
    expect(before.body.results.filter(({ kind }: { kind: string }) => kind === 'branch')).toEqual([]);
    await live.json('/ifsc?code=HDFC0000001');
    const after = await live.json(`/ifsc/search?${q}`);
    expect(after.body.results[0]).toMatchObject({ kind: 'branch', code: 'HDFC0000001', branch: BRANCH.branch, city: 'MUMBAI' });
  });

  it('finds nothing for what nothing is like, and is not hurt by what is typed', async () => {
    for (const q of ['zzzzqqqq', '%', '"', "'; drop table bank; --", '*'.repeat(100), '🏦'])
      expect(await offline.json(`/ifsc/search?${new URLSearchParams({ q })}`)).toMatchObject({ status: 200, body: { results: [] } });
  });
});

describe('the one field', () => {
  it.each([
    ['HDFC0000001', 'IFSC HDFC0000001', 'HDFC Bank'],
    ['ifsc sbin0000300', 'IFSC SBIN0000300', 'State Bank of India'],
    ['HDFCO000001', 'HDFCO000001 is not an IFSC', 'HDFC0000001?'],
    ['ifsc code of icici bank', 'IFSC codes of ICICI Bank', 'They begin with ICIC0'],
  ])('answers %s by itself', async (q, title, answer) => {
    const { body } = await offline.json(`/search?${new URLSearchParams({ q, scope: 'site' })}`);
    expect(body.answers[0]).toMatchObject({ title, answer });
  });

  it('does not take a word of eleven letters for a code', async () => {
    const { body } = await offline.json('/search?q=restaurants&scope=site');
    expect(body.answers.filter(({ area }: { area: string }) => area === 'ifsc')).toEqual([]);
  });
});

describe('pages', () => {
  it.each([
    ['/browse/ifsc', 'State Bank of India'],
    ['/browse/ifsc/bank/HDFC', 'Akhand Anand Co.op Bank'],
    ['/browse/ifsc/find?q=hdfc0000001', 'A valid code of'],
    ['/browse/ifsc/find?q=sbi', 'State Bank of India'],
  ])('show %s', async (address, words) => {
    const reply = await offline.get(address);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain(words);
  });

  it('say what is wrong with a code, and offer the one that was meant', async () => {
    const reply = await offline.get('/browse/ifsc/find?q=HDFCO000001');
    expect(reply.status).toBe(400);
    const page = await reply.text();
    expect(page).toContain('Position 5 is O');
    expect(page).toContain('find?q=HDFC0000001');
  });

  it('escape what was typed', async () => {
    const page = await (await offline.get(`/browse/ifsc/find?${new URLSearchParams({ q: '"><img src=x onerror=alert(1)>' })}`)).text();
    expect(page).not.toContain('"><img src=x');
  });
});
