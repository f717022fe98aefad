/** Attributes of an element, as Astro writes them. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A column of a `DataTable`: its head and what stands under it. Markup may be given wherever a text may. */
export interface Column<Row> {
  /** Where no column has one, the table has no heads. */
  head?: unknown;
  /** What a row says here; left out where a script fills the table. */
  cell?: (row: Row) => unknown;
  /** Figures: at the right, in one line. */
  number?: boolean;
  /** It names the row. The first column does where none says so. */
  names?: boolean;
  /** The head sorts: by this value (unknown last), or where it is `true` by what the cells show. */
  sort?: true | ((row: Row) => string | number | null | undefined);
  /** The rows come sorted by it. */
  sorted?: 'ascending';
  /** False where a phone has no room for it. */
  phone?: false;
  /** Of the head and the cells. */
  class?: string;
  /** Of the cells: their language, a script's hook. */
  attributes?: (row: Row) => Attributes;
}

const classOf = (column: Column<never>) =>
  [column.number && 'number', column.phone === false && 'not-on-phone', column.class].filter(Boolean).join(' ') || undefined;

/** Attributes of a column's head. */
export const headAttributes = (column: Column<never>): Attributes => ({
  scope: 'col',
  class: classOf(column),
  'data-sort': column.sort && '',
  'aria-sort': column.sorted,
});

/** Attributes of a column's cell in a row. */
export function cellAttributes<Row>(column: Column<Row>, row: Row): Attributes {
  const attributes = column.attributes?.(row);
  return {
    'data-value': typeof column.sort === 'function' ? (column.sort(row) ?? '') : undefined,
    ...attributes,
    class: [classOf(column), attributes?.class].filter(Boolean).join(' ') || undefined,
  };
}
