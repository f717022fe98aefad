import { withoutSnapshot } from '../../../store/snapshot.ts';
import { allRates, codeRates, ratesDatabase } from './queries.ts';
import { readIds } from './source.ts';
import type { RateRow, RateStatus } from './tables.ts';

/** The rates of one code of goods. */
export interface CodeRates {
  status: RateStatus;
  /** Percent, central and state tax together, lowest first; empty for goods outside GST. */
  percents: number[];
  /** Entries that cover the code, lowest rate first. None for a whole chapter, whose headings have them. */
  entries: RateRow[];
  /** Entries that name particular goods of the chapter at another rate, which may be these goods. */
  namedGoods: RateRow[];
  /** Entries for the code that have ended, newest first. */
  ended: RateRow[];
  /** The day up to which notifications are known, YYYY-MM-DD. */
  asOf: string;
}

/** Rates of codes of goods by code. Those of services, and of codes that the schedules' edition does not know, are absent. */
export const ratesOf = (codes: readonly string[]): Promise<ReadonlyMap<string, CodeRates>> =>
  withoutSnapshot(async () => {
    const goods = codes.filter((code) => !code.startsWith('99'));
    if (goods.length === 0) return new Map();
    const db = await ratesDatabase();
    const [entries, rows] = await Promise.all([allRates(db), codeRates(db, goods)]);
    const ended = [...entries.values()].filter(({ ends }) => ends !== null);
    const pick = (ids: string) =>
      readIds(ids)
        .flatMap((id) => entries.get(id) ?? [])
        .sort((a, b) => a.percent - b.percent || a.id - b.id);
    return new Map(
      rows.map(({ code, status, entries: ids, named_goods }): [string, CodeRates] => {
        const covering = pick(ids);
        const percents = [...new Set(covering.map(({ percent }) => percent))];
        return [
          code,
          {
            status,
            percents,
            entries: code.length === CHAPTER ? [] : covering,
            namedGoods:
              code.length === CHAPTER ? [] : pick(named_goods).filter(({ percent }) => !(percents.length === 1 && percents[0] === percent)),
            ended: code.length === CHAPTER ? [] : ended.filter(({ codes: covered }) => isCovered(code, covered.split(' '))).sort(byNewest),
            asOf: [...entries.values()][0]?.as_of ?? '',
          },
        ];
      }),
    );
  }, new Map());

/** Digits of a chapter. */
const CHAPTER = 2;

const byNewest = (a: RateRow, b: RateRow): number => b.starts.localeCompare(a.starts) || a.id - b.id;

/** Whether an entry with these codes applies to a code or to some of the codes below it. */
const isCovered = (code: string, named: readonly string[]): boolean => named.some((one) => code.startsWith(one) || one.startsWith(code));
