import { readFileSync } from 'node:fs';
import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BUDGETS, type Budget, HOLDINGS, type Holding, TURNS, type Turns } from '../../src/kernel/allowances.ts';
import { createLedger, type Held } from '../../src/kernel/ledger.ts';

type Item = keyof typeof HOLDINGS;
const holdings = Object.entries(HOLDINGS) as [Item, Holding][];
const budgets = Object.entries(BUDGETS) as [keyof typeof BUDGETS, Budget][];
const turns = Object.entries(TURNS) as [keyof typeof TURNS, Turns][];
const TABLES = { holdings: HOLDINGS, budgets: BUDGETS, turns: TURNS };
const busy = expect.objectContaining({ code: 'busy' });

/** Takes until it is refused. */
function flood(take: () => unknown, most = 100_000): number {
  for (let taken = 0; taken < most; taken += 1) {
    try {
      take();
    } catch (cause) {
      expect(cause).toEqual(busy);
      return taken;
    }
  }
  return most;
}

describe('who takes all that one caller may hold', () => {
  it.each(holdings)('of %s leaves others theirs, and nothing else is affected', (item, { perCaller }) => {
    const ledger = createLedger(TABLES);
    const step = Math.ceil(perCaller / 64);
    const held: Held[] = [];
    const taken = flood(() => held.push(ledger.take(item, '198.51.100.7', step)));
    expect(taken * step).toBeLessThanOrEqual(perCaller);
    expect(taken * step).toBeGreaterThan(perCaller - step);
    ledger.take(item, '203.0.113.5', perCaller).release();
    for (const [other] of holdings) if (other !== item) ledger.take(other, '198.51.100.7').release();
    for (const one of held) one.release();
    expect([ledger.held(item, '198.51.100.7'), ledger.held(item)]).toEqual([0, 0]);
  });

  it.each(holdings)('of %s from the networks of one /48 has four shares, and what is there for all is larger', (item) => {
    const ledger = createLedger(TABLES);
    const { perCaller, inAll } = HOLDINGS[item];
    const step = Math.ceil(perCaller / 8);
    let at = 0;
    const taken = flood(() => ledger.take(item, `2001:db8:1:${(at++).toString(16)}::/64`, step));
    expect(taken * step).toBeLessThanOrEqual(Math.min(4 * perCaller, inAll));
    expect(inAll).toBeGreaterThanOrEqual(4 * perCaller);
  });

  it.each(holdings)('of %s is held at most what is there for all together', (item) => {
    const { inAll } = HOLDINGS[item];
    if (inAll === Number.POSITIVE_INFINITY) return;
    const ledger = createLedger(TABLES);
    const step = Math.ceil(HOLDINGS[item].perCaller / 2);
    let at = 0;
    const taken = flood(() => ledger.take(item, `198.51.${at >> 8}.${at++ & 255}`, step));
    expect(taken * step).toBeLessThanOrEqual(inAll);
  });

  it('is given back in parts, once and no more, and what is larger than the bound is held alone', () => {
    const ledger = createLedger(TABLES);
    const held = ledger.take('ahead', 'a', 10 ** 9);
    expect(() => ledger.take('ahead', 'a', 1)).toThrow(busy);
    held.resize(4_000);
    expect(() => ledger.take('ahead', 'a', 1)).toThrow(busy);
    expect(ledger.held('ahead', 'a')).toBe(4_000);
    held.release();
    held.release();
    expect(ledger.held('ahead')).toBe(0);
  });
});

describe('who spends all of a budget', () => {
  it.each(budgets)('of %s leaves others theirs, and gets it back with time', (item) => {
    const clock = { now: 0 };
    const ledger = createLedger(TABLES, () => clock.now);
    const { perCaller, perMinute } = BUDGETS[item];
    ledger.charge(item, 'a', perCaller + perMinute / 60);
    expect(ledger.left(item, 'a').own).toBeCloseTo(-perMinute / 60);
    expect(ledger.secondsUntil(item, 'a')).toBe(1);
    expect(ledger.left(item, 'b').own).toBe(perCaller);
    clock.now += 2_000;
    expect(ledger.left(item, 'a').own).toBeGreaterThan(0);
    clock.now += 600_000;
    expect(ledger.left(item, 'a').own).toBe(perCaller);
  });

  it.each(budgets)('of %s by the networks of one /48 has four shares', (item) => {
    const ledger = createLedger(TABLES, () => 0);
    for (let at = 0; at < 4; at += 1) ledger.charge(item, `2001:db8:1:${at}::/64`, BUDGETS[item].perCaller);
    expect(ledger.left(item, '2001:db8:1:99::/64').wider).toBe(0);
    expect(ledger.left(item, '2001:db8:2:99::/64').wider).toBeGreaterThan(0);
  });
});

describe('who asks for more turns than there are', () => {
  it.each(turns)('of %s waits, is told so when too many wait, and another has the next turn', async (item, { atOnce, maxQueued = 0 }) => {
    const semaphore = createLedger(TABLES).turns(item);
    const begun: string[] = [];
    const refused: unknown[] = [];
    const ask = (caller: string) =>
      void semaphore.acquire(undefined, caller).then(
        () => begun.push(caller),
        (cause) => refused.push(cause),
      );
    for (let at = 0; at < atOnce + maxQueued + 10; at += 1) ask('many');
    ask('one');
    await nextRound();
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused).toEqual(refused.map(() => busy));
    expect(begun.length).toBeLessThanOrEqual(atOnce);
    while (!begun.includes('one')) {
      expect(begun.length).toBeLessThanOrEqual(2 * atOnce);
      semaphore.release('many');
      await nextRound();
    }
  });
});

it('every bound stands in the table of docs/security.md', () => {
  const number = (value: number) =>
    value === Number.POSITIVE_INFINITY ? '' : value >= 2 ** 20 ? `${value / 2 ** 20} MB` : value.toLocaleString('en-US');
  const turnsOf = (atOnce: number | undefined, queued: number | undefined) =>
    [atOnce === undefined ? '' : `${atOnce} at once`, queued === undefined ? '' : `${number(queued)} wait`].filter(Boolean).join(', ');
  const lines = [
    ...holdings.map(([item, { about, perCaller, inAll, beyond }]) => [item, about, number(perCaller), number(inAll), beyond]),
    ...budgets.map(([item, { about, perCaller, perMinute, beyond }]) => [
      item,
      about,
      `${number(perCaller)}, and ${number(perMinute)} more a minute`,
      '',
      beyond,
    ]),
    ...turns.map(([item, { about, atOnce, perCaller, maxQueuedPerCaller, maxQueued }]) => [
      item,
      about,
      turnsOf(perCaller, maxQueuedPerCaller),
      turnsOf(atOnce, maxQueued),
      '503 `busy`',
    ]),
  ];
  expect(readFileSync('docs/security.md', 'utf8')).toContain(
    lines.map(([item, ...rest]) => `| \`${[item, ...rest].join(' | ').replace(' | ', '` | ')} |\n`).join(''),
  );
});
