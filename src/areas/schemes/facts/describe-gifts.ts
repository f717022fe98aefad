import { both, rupees as inRupees, join } from './describe.ts';
import { GIFTS } from './gift-kinds.ts';
import type { Given, SchemeFacts, Words } from './types.ts';

const PER_NAMES: Readonly<Record<NonNullable<Given['per']>, Words>> = {
  day: both('a day', 'प्रतिदिन'),
  week: both('a week', 'प्रति सप्ताह'),
  month: both('a month', 'प्रति माह'),
  quarter: both('a quarter', 'प्रति तिमाही'),
  year: both('a year', 'प्रति वर्ष'),
  unit: both('for each', 'प्रति इकाई'),
};

/** Smaller sums are left to the page's own text. */
const MOST_SUMS = 2;

/** What is given, largest first: `up to ₹20,000`, `a loan up to ₹2,00,000`, `50% of the cost`, `a bicycle`; undefined if unknown. */
export function giftsInWords(facts: SchemeFacts, most = 3): Words | undefined {
  const all = facts.gives ?? [];
  // what is given for each of something says little beside a sum for all of it
  const whole = all.filter(({ per }) => per !== 'unit');
  const largest = (whole.length > 0 ? whole : all).toSorted((a, b) => yearly(b) - yearly(a)).slice(0, MOST_SUMS);
  const sums = [...Map.groupBy(largest, ({ kind, per, most }) => `${kind} ${per} ${most}`).values()].map(sumsInWords);
  const shares = (facts.subsidy_percent ?? [])
    .slice(0, 1)
    .map((share) => both(`${share}% of the cost or interest`, `लागत या ब्याज का ${share}%`));
  const things = (facts.in_kind ?? []).map((key) => GIFTS.find((gift) => gift.key === key)?.name ?? both(key, key));
  const gifts = [...sums, ...shares, ...things].slice(0, most);
  return gifts.length > 0 ? listed(gifts) : undefined;
}

/** `a, b and c`. */
function listed(all: readonly Words[]): Words {
  const [last, ...others] = all.toReversed();
  if (!last || others.length === 0) return last ?? both('', '');
  const head = join(others.toReversed(), '; ', '; ');
  return both(`${head.en} and ${last.en}`, `${head.hi} और ${last.hi}`);
}

const TIMES_A_YEAR = { day: 30, week: 50, month: 12, quarter: 4, year: 1, unit: 1 } as const;
const yearly = ({ rupees: sum, per }: Given): number => sum * (per ? TIMES_A_YEAR[per] : 1);

/** Sums of one kind: `₹2,500 and ₹1,500 a month`. */
function sumsInWords(gifts: readonly Given[]): Words {
  const [{ kind, per, most } = { kind: 'money', per: undefined, most: undefined }] = gifts;
  const often = per && PER_NAMES[per];
  const sums = gifts.map(({ rupees }) => inRupees(rupees));
  const amount = both(
    `${most ? 'up to ' : ''}${sums.join(' and ')}${often ? ` ${often.en}` : ''}`,
    `${often ? `${often.hi} ` : ''}${sums.join(' और ')}${most ? ' तक' : ''}`,
  );
  if (kind === 'loan') return both(`a loan of ${amount.en}`, `${amount.hi} का ऋण`);
  if (kind === 'insurance') return both(`insurance of ${amount.en}`, `${amount.hi} का बीमा`);
  return amount;
}
