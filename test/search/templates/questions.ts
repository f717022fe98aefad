import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A question, and what its answer has to say, by a plain query of the snapshot. */
export interface TemplateQuestion {
  typed: string;
  /** Is to be in the title, answer or detail. */
  says: string;
}

type Rows = Record<string, string | number>[];
const snapshot = (name: string) => new DatabaseSync(join(process.env.DATA_DIR ?? 'data', `${name}.sqlite`), { readOnly: true });
const read = (name: string, sql: string): Rows => snapshot(name).prepare(sql).all() as Rows;

/** Everyday phrases before a question; none changes its answer. */
export const PHRASES = [
  '',
  'please tell me',
  'hey can you check',
  'bhai zara batao',
  'mujhe jaanna hai',
  'i want to know',
  'ok google',
  'kripya bataiye',
  'could you find out',
  'hello sir',
];

const rupees = (value: number, digits = 2): string =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** Names of cities with fuel prices of their own, in Latin letters and Hindi. */
const CITIES: readonly (readonly [id: string, name: string, hi: string])[] = [
  ['city/mumbai', 'mumbai', 'मुंबई'],
  ['city/kolkata', 'kolkata', 'कोलकाता'],
  ['city/chennai', 'chennai', 'चेन्नई'],
  ['city/hyderabad', 'hyderabad', 'हैदराबाद'],
  ['city/jaipur', 'jaipur', 'जयपुर'],
  ['city/lucknow', 'lucknow', 'लखनऊ'],
  ['city/patna', 'patna', 'पटना'],
];
const FUELS = [
  ['petrol', 'पेट्रोल'],
  ['diesel', 'डीजल'],
] as const;

function fuelQuestions(): TemplateQuestion[] {
  const rows = read('fuel', 'select place, fuel, paise, max(day) as day from price group by place, fuel');
  const paise = new Map(rows.map((row) => [`${row.place} ${row.fuel}`, Number(row.paise)]));
  const at = (id: string, fuel: string) => (paise.get(`${id} ${fuel}`) ?? Number.NaN) / 100;
  return FUELS.flatMap(([fuel, hindi]) =>
    CITIES.flatMap(([id, name, hi], index) => {
      const [otherId, other, otherHi] = CITIES[(index + 1) % CITIES.length] as (typeof CITIES)[number];
      const price = rupees(at(id, fuel));
      const gap = rupees(Math.abs(at(id, fuel) - at(otherId, fuel)));
      const tenLitres = rupees(at(id, fuel) * 10);
      return [
        ...[
          `${fuel} price in ${name}`,
          `${name} ${fuel} rate`,
          `${name} me ${fuel} kitne ka hai`,
          `${hi} में ${hindi} का दाम`,
          `what does ${fuel} cost in ${name}`,
        ].map((typed) => ({ typed, says: price })),
        ...[`${fuel} difference ${name} ${other}`, `${name} aur ${other} me ${fuel} ka antar`, `${hi} और ${otherHi} में ${hindi} का अंतर`].map(
          (typed) => ({ typed, says: gap }),
        ),
        { typed: `10 litre ${fuel} in ${name}`, says: tenLitres },
      ];
    }),
  );
}

function moneyQuestions(): TemplateQuestion[] {
  const rows = read('forex', "select code, per_usd from rate where day = (select max(day) from rate where code = 'USD')");
  const perDollar = new Map(rows.map(({ code, per_usd }) => [String(code), Number(per_usd)]));
  const inr = perDollar.get('INR') ?? Number.NaN;
  const named = [
    ['USD', 'dollar'],
    ['EUR', 'euro'],
    ['GBP', 'pound'],
    ['JPY', 'yen'],
  ] as const;
  return named.flatMap(([code, name]) =>
    [1, 100, 2500].flatMap((sum) => {
      const says = rupees((sum * inr) / (perDollar.get(code) ?? Number.NaN));
      return [
        `${sum} ${code} to INR`,
        `${sum} ${name} in rupees`,
        `${sum} ${name} kitne rupaye`,
        `convert ${sum} ${code.toLowerCase()} into inr`,
      ].map((typed) => ({ typed, says }));
    }),
  );
}

function trainQuestions(): TemplateQuestion[] {
  const trains = read(
    'train',
    "select number, classes, stops from train where type in ('Rajdhani', 'Shatabdi', 'Vande Bharat') and number like '1%' limit 12",
  );
  return trains.flatMap(({ number, classes, stops }) => {
    const calls = String(stops).split(' ').length;
    const has = String(classes).split(',').includes('3A') ? 'Yes' : 'No';
    return [
      { typed: `how many stops does ${number} have`, says: `${calls} stops` },
      { typed: `${number} ke kitne stops hai`, says: `${calls} stops` },
      ...(String(classes) ? [{ typed: `does ${number} have 3AC`, says: has }] : []),
    ];
  });
}

function officeQuestions(): TemplateQuestion[] {
  const rows = read('vehicle', "select state, count(*) as offices from office where kind = 'office' group by state");
  return rows
    .filter(({ state }) => ['Maharashtra', 'Kerala', 'Gujarat', 'Bihar', 'Punjab', 'Karnataka'].includes(String(state)))
    .flatMap(({ state, offices }) =>
      [`how many rto in ${state}`, `number of rto codes of ${state}`, `${state} me kitne rto hai`].map((typed) => ({
        typed,
        says: `${offices} codes`,
      })),
    );
}

/** All questions of all templates. */
export const templateQuestions = (): TemplateQuestion[] => [
  ...fuelQuestions(),
  ...moneyQuestions(),
  ...trainQuestions(),
  ...officeQuestions(),
];

/** So many of them, each with an everyday phrase before it, drawn by a seed. */
export function drawQuestions(count: number, seed: number): TemplateQuestion[] {
  const all = templateQuestions();
  let state = seed;
  const next = (below: number) => {
    // The generator of Park and Miller.
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: count }, () => {
    const { typed, says } = all[next(all.length)] as TemplateQuestion;
    return { typed: `${PHRASES[next(PHRASES.length)]} ${typed}`.trim(), says };
  });
}
