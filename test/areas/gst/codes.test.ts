import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawl } from '../../../src/areas/gst/crawl.ts';
import { everydayWords } from '../../../src/areas/gst/everyday.ts';
import { findCodes } from '../../../src/areas/gst/find-codes.ts';
import { findCode, type GstDatabase } from '../../../src/areas/gst/queries.ts';
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts';
import { workDir } from '../../support/work-dir.ts';

const data = workDir({ data: ['starter'] });
let db: GstDatabase;

beforeAll(async () => {
  const outcome = await crawl({
    dataDir: data.path,
    now: new Date('2026-11-21T08:00:00Z'),
    source: 'gst-portal-list',
    log: () => undefined,
  });
  expect(outcome.message).toMatch(/^gst: first 22,309 codes \(gst-portal-list\);/);
  db = new Kysely({ dialect: sqliteDialect(join(data.path, 'gst.sqlite'), 'read') });
});
afterAll(async () => {
  await db.destroy();
  data.remove();
});

describe('12.4: the list of goods and services', () => {
  it.each([
    ['85171300', 'SMARTPHONES'],
    ['01012100', 'PURE-BRED BREEDING ANIMALS'],
    ['27101241', 'MOTOR GASOLINE'],
    ['27101944', 'AUTOMOTIVE DIESEL FUEL'],
    ['24022010', 'CIGARETTES'],
    ['8471', 'AUTOMATIC DATA PROCESSING MACHINES'],
    ['01', 'LIVE ANIMALS'],
    ['9954', 'Construction services'],
  ])('has %s', async (code, words) => {
    expect((await findCode(db, code))?.description).toContain(words);
  });

  it.each([
    ['3307', 'PERSONAL DEODORANTS'],
    ['8446', 'WEAVING MACHINES'],
    ['8452', 'SEWING MACHINES'],
    ['8454', 'CONVERTERS'],
    ['8455', 'METAL-ROLLING MILLS'],
    ['8461', 'PLANING'],
    ['8538', 'PARTS SUITABLE'],
    ['8539', 'LAMPS'],
  ])('has the own text of heading %s where the list has that of the heading before', async (code, words) => {
    expect(await findCode(db, code)).toMatchObject({ description: expect.stringContaining(words), source: 'customs-tariff' });
  });

  it('has no text twice in a row among headings of machines, save where the tariff has', async () => {
    const rows = await db.selectFrom('code').select(['code', 'description']).where('code', 'like', '84__').orderBy('code').execute();
    const doubles = rows.filter(({ description }, at) => description !== null && description === rows[at - 1]?.description);
    expect(doubles).toEqual([]);
  });

  it.each(['3021', '1111', '6705', '020310'])('has no stray %s, under which nothing stands', async (code) => {
    expect(await findCode(db, code)).toBeUndefined();
  });

  it('keeps no marks of the export in its texts', async () => {
    const { rows } = await db
      .selectFrom('code')
      .select('code')
      .where('description', 'like', '%!_x000D!_%')
      .execute()
      .then((rows) => ({ rows }));
    expect(rows).toEqual([]);
    expect(await db.selectFrom('code').select('code').where('description', 'like', '%~%').execute()).toEqual([]);
  });
});

it('12.4: every everyday word stands for a code that is in the list, and there are over 300', async () => {
  const words = everydayWords();
  expect(words.length).toBeGreaterThan(300);
  expect(new Set(words.map(({ name }) => name)).size).toBe(words.length);
  const missing = [];
  for (const { name, code } of words) if (!(await findCode(db, code))) missing.push(`${name} ${code}`);
  expect(missing).toEqual([]);
});

/** What people type, and what the code has to begin with. */
const QUERIES =
  `laptop 8471|laptops 8471|labtop 8471|Laptop computer 8471|mobile phone 8517|mobile phones 8517|smart phone 8517|smartphon 8517
charger 8504|mobile charger 8504|biscuit 1905|biscuits 1905|biscit 1905|cookies 1905|cement 2523|cements 2523|tyre 4011|tyres 4011|tire 4011
shirt 6205|shirts 6205|t-shirt 6109|T Shirts 6109|mixer 8509|mixer grinder 8509|medicine 3004|medicines 3004|medecine 3004|tv 8528|television 8528
fridge 8418|refrigerator 8418|refridgerator 8418|washing machine 8450|ac 8415|air conditioner 8415|fan 8414|ceiling fan 8414|geyser 8516|bulb 8539
led bulb 8539|car 8703|bike 8711|motorcycle 8711|bicycle 8712|cycle 8712|truck 8704|tractor 8701|petrol 2710|diesel 2710|lpg 2711|coal 2701
taxi 996412|long distance bus 996422|brick 6904|bricks 6904|tiles 6907|marble 6802|sand 2505|plywood 4412|furniture 9403|chair 9401|sofa 9401|mattress 9404|mirror 7009|rice 1006
basmati rice 1006|wheat 1001|atta 1101|sugar 1701|jaggery 1701|dal 0713|potato 0701|tomatoes 0702|onion 0703|mango 0804|apple 0808|milk 0401
paneer 0406|ghee 0405|curd 0403|ice cream 2105|tea 0902|coffee 0901|turmeric 0910|salt 2501|mustard oil 1514|cigarette 2402|soap 3401|shampoo 3305
toothpaste 3306|detergent 3402|sanitizer 3808|fertilizer 3105|jeans 6203|saree 5|socks 6115|shoes 6403|slippers 6402|bag 4202|umbrella 6601
jewellery 7113|jewelery 7113|gold 7108|silver 7106|diamond 7102|watch 910|toys 9503|book 4901|notebook 4820|pen 9608|pencil 9609|paint 3209
restaurant 9963|hotel 9963|courier 9968|rent 9972|advocate 9982|gst audit 9982|security guard 9985|coaching 9992|salon 9997|insurance 9971
car repair 9987|works contract 9954|basmati 1006|crackers 3604|helmet 6506|generator 8502|solar panel 8541|water purifier 8421|fish 0302|eggs 0407`
    .split(/[|\n]/)
    .map((line) => /^(.*) (\d+)$/.exec(line.trim())?.slice(1) as [string, string]);

it.each(QUERIES)('12.4: finds %s among the first three, as %s', async (query, code) => {
  const found = (await findCodes(db, query, 3)).map((row) => row.code);
  expect(
    found.some((one) => one.startsWith(code)),
    found.join(),
  ).toBe(true);
});

it('12.4: asks at least a hundred queries', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(100);
});
