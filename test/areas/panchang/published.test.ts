import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  boundaries,
  type Compared,
  festivals,
  moonPhases,
  periods,
  risesAndSets,
  summary,
  TOLERANCE_MINUTES,
} from '../../../scripts/tools/accuracy/published.ts';
import { accuracyTables, explain } from '../../../scripts/tools/accuracy/tables.ts';

/** What differs by more than the tolerance without an explanation. */
const unexplained = (rows: readonly Compared[]) =>
  rows
    .filter(({ minutes, source, what }) => Math.abs(minutes) > TOLERANCE_MINUTES && !explain(source, what))
    .map(({ what, published }) => `${what} ${published}`);

describe('the panchang, against published almanacs', () => {
  it('has ends of tithis, nakshatras, yogas and karanas within two minutes; every miss is explained', () => {
    const rows = boundaries();
    expect(rows).toHaveLength(281);
    expect(summary(rows).within).toBeGreaterThanOrEqual(279);
    expect(unexplained(rows)).toEqual([]);
  });

  it('has rise and set of sun and moon within two minutes, and 0.6 at the median', () => {
    const rows = risesAndSets();
    expect(rows).toHaveLength(161);
    expect(summary(rows).median).toBeLessThan(0.6);
    expect(unexplained(rows)).toEqual([]);
  });

  it('has Rahu Kaal, Yamaganda, Gulika and Abhijit within two minutes', () => {
    const rows = periods();
    expect(rows).toHaveLength(244);
    expect(summary(rows).within).toBe(244);
  });

  it('has new and full moons of the US Naval Observatory within a minute at the median, all within two', () => {
    const result = summary(moonPhases());
    expect(result).toMatchObject({ count: 85, within: 85 });
    expect(result.median).toBeLessThan(0.5);
  });

  it('has festivals to the day in at least 97 % of entries; every miss is explained', () => {
    const rows = festivals();
    const hits = rows.filter(({ verdict }) => verdict === 'same');
    expect(rows).toHaveLength(225);
    expect(hits.length / rows.length).toBeGreaterThanOrEqual(0.97);
    expect(rows.filter(({ verdict, source, name, year }) => verdict === 'different' && !explain(source, `${name} ${year}`))).toEqual([]);
  });

  it('has the same tables in docs/accuracy.md (npm run bench -- panchang writes them)', () => {
    expect(readFileSync('docs/accuracy.md', 'utf8')).toContain(accuracyTables());
  });
});
