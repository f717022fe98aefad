import { changePercent } from '../../kernel/money.ts';
import { addDays, daysBetween } from '../../kernel/time.ts';
import type { Days } from '../price-history.ts';
import { dutyOn } from './duty.ts';
import { listPlaces, type MetalPlace, placeBySlug } from './places.ts';
import { premiumFor } from './premium.ts';
import { commoditiesDatabase, lastQuotesBefore, listPremiums, listQuotes, listSpot, newestSpotDay } from './queries.ts';
import type { Metal, PremiumRow, QuoteRow, SpotRow } from './tables.ts';

/** Days of quotes needed for the newest price and its change. */
const RECENT_DAYS = 10;

interface Part {
  /** Quotes of a single place. */
  place?: string;
  /** Some days, or all; by default the recent ones and each place's last quote before them. */
  days?: Days | 'all';
  /** Recent days end with this one. */
  until?: string | undefined;
}

/** All data on a metal, or part of it. */
export async function loadMarket(metal: Metal, { place, days, until = '9999-12-31' }: Part = {}): Promise<Market> {
  const db = await commoditiesDatabase();
  const premiums = await listPremiums(db, metal);
  const newest = days ? undefined : await newestSpotDay(db, metal, until);
  const recent = newest === undefined ? undefined : { first: addDays(newest, -RECENT_DAYS), last: until };
  const spotDays = days === 'all' ? undefined : (days ?? recent ?? { first: '', last: until });
  const only = { ...(place && { place }), ...(spotDays && { days: spotDays }) };
  const [spot, quotes] = await Promise.all([listSpot(db, metal, spotDays), listQuotes(db, metal, only)]);
  const older = recent ? await lastQuotesBefore(db, metal, recent.first, place) : [];
  return { metal, spot, premiums, quotes: Map.groupBy([...older, ...quotes], (row) => row.place) };
}

/** Prices of every place of a metal that has any. */
export const pricesEverywhere = (market: Market): PlacePrices[] =>
  listPlaces(market.metal).flatMap((place) => {
    const points = pricesAt(place, market);
    return points.length > 0 ? [{ place, points }] : [];
  });

export type Basis = 'quote' | 'estimate' | 'spot';

/** A metal's price at a place on a day, and its basis. */
export interface PricePoint {
  day: string;
  /** Paise per the metal's unit. */
  paise: number;
  basis: Basis;
  source: string;
  /** ISO 8601 UTC: when a quote was read, or the time of the spot price. */
  updatedAt: string;
  /** Gold only; `quoted` if published, else computed by purity. */
  karats?: Readonly<Record<'k22' | 'k18', { paise: number; quoted: boolean }>>;
  /** The premium behind an estimate. */
  premium?: PremiumRow;
  /** Import duty of the day, percent: in India, of gold. */
  dutyPercent?: number;
  /** For an estimate whose premium was measured in another tier: its origin, and the price range in paise. */
  borrowed?: { from: readonly MetalPlace[]; low: number; high: number };
}

/** Share of pure gold in 22 and 18 karat, unless quoted. */
const FINENESS = { k22: 22 / 24, k18: 18 / 24 } as const;
/** A change is given only against a day at most this far back. */
const COMPARABLE_DAYS = 7;

/** Data on a metal: spot for some or all days, all premiums, and the quotes of one or many places. */
export interface Market {
  metal: Metal;
  spot: readonly SpotRow[];
  premiums: readonly PremiumRow[];
  quotes: ReadonlyMap<string, readonly QuoteRow[]>;
}

/**
 * Prices at a place by day, newest first: its own quote; else, in India, an estimate (spot times the premium measured from quotes); else
 * spot. If a metal's premium was never measured, India has spot too. Days without either are absent.
 */
export function pricesAt(place: MetalPlace, { metal, spot, premiums, quotes }: Market): PricePoint[] {
  const points = new Map<string, PricePoint>();
  const estimating = place.region === 'india' && premiums.length > 0;
  for (const row of spot) {
    const point = estimating ? estimate(place, row, premiumFor(premiums, row.day)) : asSpot(row);
    if (point) points.set(row.day, point);
  }
  for (const row of quotes.get(place.slug) ?? []) points.set(row.day, asQuote(metal, row, premiumFor(premiums, row.day)));
  return [...points.values()].sort((a, b) => b.day.localeCompare(a.day)).map((point) => withDuty(place, metal, point));
}

function withDuty(place: MetalPlace, metal: Metal, point: PricePoint): PricePoint {
  const duty = place.region === 'india' ? dutyOn(metal, point.day) : undefined;
  return duty ? { ...point, dutyPercent: duty.percent } : point;
}

function asSpot(row: SpotRow): PricePoint {
  return {
    day: row.day,
    paise: row.paise,
    basis: 'spot',
    source: row.source,
    updatedAt: `${row.day}T00:00:00.000Z`,
    ...karats(row.metal, row.paise),
  };
}

function estimate(place: MetalPlace, row: SpotRow, premium: PremiumRow | undefined): PricePoint | undefined {
  if (!premium) return undefined;
  const there = row.paise * premium.ratio;
  const borrowed = borrowedTier(row.metal, place, premium);
  const [low, high] = borrowed ? borrowed.share.map((share) => Math.round(there * share)) : [];
  const paise = low !== undefined && high !== undefined ? Math.round((low + high) / 2) : Math.round(there);
  return {
    ...asSpot(row),
    paise,
    basis: 'estimate',
    // Nobody published this figure, so it says how it was made.
    source: `spot of ${row.source} times the premium of ${premium.source} quotes`,
    premium,
    ...(borrowed && low !== undefined && high !== undefined ? { borrowed: { from: borrowed.from, low, high } } : {}),
    ...karats(row.metal, paise, premium),
  };
}

function asQuote(metal: Metal, row: QuoteRow, premium: PremiumRow | undefined): PricePoint {
  return {
    day: row.day,
    paise: row.paise,
    basis: 'quote',
    source: row.source,
    updatedAt: row.observed_at,
    ...karats(metal, row.paise, premium, row),
  };
}

function karats(metal: Metal, paise: number, premium?: PremiumRow, quote?: QuoteRow): Pick<PricePoint, 'karats'> {
  if (metal !== 'gold') return {};
  const one = (quoted: number | null | undefined, ratio: number) =>
    quoted ? { paise: quoted, quoted: true } : { paise: Math.round(paise * ratio), quoted: false };
  return {
    karats: {
      k22: one(quote?.paise_22k, premium?.ratio_22k ?? FINENESS.k22),
      k18: one(quote?.paise_18k, premium?.ratio_18k ?? FINENESS.k18),
    },
  };
}

/** Change of the newest price since the previous recorded day, in per cent; null if there is none on the same basis within a week. */
export function dailyChange(points: readonly PricePoint[]): number | null {
  const [newest, before] = points;
  if (!newest || !before || before.basis !== newest.basis) return null;
  return daysBetween(before.day, newest.day) <= COMPARABLE_DAYS ? changePercent(before.paise, newest.paise) : null;
}

/**
 * Silver costs more in the south-east: published quotes in Chennai, Hyderabad and Kerala are 4 to 9 % above those in Mumbai, Delhi and
 * Kolkata.
 */
const DEARER_STATES = new Set(['Tamil Nadu', 'Telangana', 'Andhra Pradesh', 'Kerala', 'Puducherry']);
const ABOVE_OTHERS: readonly [least: number, most: number] = [1.04, 1.09];

const isDearer = ({ state }: MetalPlace): boolean => state !== undefined && DEARER_STATES.has(state);

interface Borrowed {
  /** The places whose quotes the premium is based on. */
  from: readonly MetalPlace[];
  /** The price as a share of the price there, lowest and highest. */
  share: readonly [lowest: number, highest: number];
}

/** Set if an estimate of silver uses a premium measured only in the dearer tier, though the place belongs to the other. */
function borrowedTier(metal: Metal, place: MetalPlace, premium: PremiumRow): Borrowed | undefined {
  const measured = premium.places.split(',').flatMap((slug) => placeBySlug(slug) ?? []);
  if (metal !== 'silver' || isDearer(place) || measured.length === 0 || !measured.every(isDearer)) return undefined;
  return { from: measured, share: [1 / ABOVE_OTHERS[1], 1 / ABOVE_OTHERS[0]] };
}

/** A place with its prices by day, newest first; at least one. */
export interface PlacePrices {
  place: MetalPlace;
  points: readonly PricePoint[];
}
