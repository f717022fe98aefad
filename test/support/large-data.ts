import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { withDatabase } from '../../src/store/sqlite/tables.ts';
import { type WorkDir, workDir } from './work-dir.ts';

/** As many rows as a call may look at, nearly. */
const BRANCHES = 99_000;

/** The frozen data with as many branches of banks as there are in truth: those that there are, again and again. */
export async function largeData(): Promise<WorkDir> {
  const data = workDir({ data: ['.'] });
  // It would say that the snapshot is not what a crawl left.
  rmSync(join(data.path, 'reports/ifsc.json'), { force: true });
  await withDatabase(
    join(data.path, 'ifsc.sqlite'),
    (db) =>
      sql`insert into branch with recursive n(n) as (select 1 union all select n + 1 from n where n < ${BRANCHES})
        select (select max(id) from branch) + n, branch_group, code, name, centre, city, district, micr, swift, ways
        from n join (select *, row_number() over (order by id) - 1 as place, count(*) over () as number from branch) on place = n % number
        limit ${BRANCHES}`.execute(db),
    'write',
  );
  return data;
}
