import { expect, it } from 'vitest';
import { listMarkets, listStates, type MarketEvent, type NamedDay } from '../../scripts/holidays/lists.ts';

it('names the states of a day, the list of the centre and who differs from it, and what is estimated', () => {
  const days: NamedDay[] = [
    ['2027-03-01', 'public', 'all', 'Feast'],
    ['2027-03-01', 'public', 'MH', 'Feast'],
    ['2027-03-01', 'public', 'KL', 'Feast'],
    ['2027-03-02', 'optional', 'all', 'Moon Day (estimated)'],
    ['2027-03-02', 'optional', 'KL', 'Moon Day (estimated)'],
    ['2027-03-02', 'government', 'MH', 'Founding Day'],
  ];
  expect(listStates(days)).toEqual([
    { day: '2027-03-01', kind: 'public', states: ['all'], name: 'Feast' },
    { day: '2027-03-02', kind: 'government', states: ['MH'], name: 'Founding Day' },
    { day: '2027-03-02', kind: 'optional', states: ['all', '-MH'], name: 'Moon Day', estimated: true },
  ]);
});

it('names the exchanges that are closed on a day, for the whole of it or a part, and keeps the name on record', () => {
  const event = (category: string, applies_to: string[], day: string, metadata: MarketEvent['metadata'] = {}): MarketEvent => ({
    category,
    applies_to,
    start: `${day}T00:00:00+05:30`,
    metadata: { holiday_name: 'Feast as the exchange writes it', ...metadata },
  });
  const events = [
    event('MARKET_SCHEDULE', ['MCX'], '2027-03-01'),
    event('EXCHANGE_HOLIDAY', ['NSE_CURRENCY_DERIVATIVES'], '2027-03-01'),
    event('EXCHANGE_HOLIDAY', ['NSE_EQUITY', 'BSE_EQUITY'], '2027-03-01'),
    event('MARKET_SCHEDULE', ['MCX'], '2027-01-01', { evening_session: 'closed' }),
    event('EXCHANGE_HOLIDAY', ['MCX'], '2027-01-26'),
    event('CENTRAL_BANK', ['NIFTY'], '2027-02-05'),
    event('SPECIAL_TRADING_SESSION', ['NSE_EQUITY'], '2027-11-08'),
  ];
  expect(listMarkets(events, [{ day: '2027-03-01', closed: [], name: 'Feast' }])).toEqual([
    { day: '2027-01-01', closed: ['MCX:evening'], name: 'Feast as the exchange writes it' },
    { day: '2027-01-26', closed: ['MCX'], name: 'Feast as the exchange writes it' },
    { day: '2027-03-01', closed: ['NSE', 'BSE', 'MCX:morning', 'CURRENCY'], name: 'Feast' },
  ]);
});
