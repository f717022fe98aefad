import type { CallContext } from '../../api/endpoint.ts';
import { ledger } from '../../kernel/ledger.ts';
import { snapshotFile } from '../../store/snapshot.ts';
import { withDatabaseInThread } from '../../store/sqlite/thread-dialect.ts';
import { type RowsPage, type RowsQuery, readPage } from './rows.ts';
import { countRows, openServed, type ServedTable } from './served.ts';

/**
 * Time limit for all statements of a call, the thread's start included. The bound of their work takes a third of a second of a core, for which a
 * thread of low priority may wait long on a busy machine.
 */
const LIMIT_MS = 10_000;

/**
 * A page of rows. For a caller it is read in a thread, in the caller's turn, and charged: what it takes at least before, the rest afterwards. For
 * ourselves (a build) in this thread. Throws like readPage, and ApiError `busy`.
 */
export async function readInTurn(
  served: ServedTable,
  query: RowsQuery,
  { caller, signal, spend }: Pick<CallContext, 'caller' | 'signal' | 'spend'>,
): Promise<RowsPage> {
  const db = await openServed(served);
  const rowsOf = (name: string) => countRows(db, { name });
  if (caller === '') return readPage(db, served, query, { rowsOf });
  let charged = 0;
  let spent = 0;
  const charge = (ms: number) => {
    spend?.(ms);
    charged += ms;
  };
  const call = {
    limitMs: LIMIT_MS,
    spend: (ms: number) => {
      spent += ms;
    },
  };
  const read = () =>
    withDatabaseInThread(snapshotFile(served.snapshot.name), call, (thread) => readPage(thread, served, query, { rowsOf, charge }));
  try {
    return await ledger.turns('tables').run(read, { caller, signal });
  } finally {
    charge(Math.max(0, spent - charged));
  }
}
