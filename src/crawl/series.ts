/** The newest row of each series, such as a place and fuel, or a currency. */
export function latestBySeries<Row extends { day: string }>(rows: readonly Row[], seriesOf: (row: Row) => string): Map<string, Row> {
  const newest = new Map<string, Row>();
  for (const row of rows) {
    const known = newest.get(seriesOf(row));
    if (!known || known.day < row.day) newest.set(seriesOf(row), row);
  }
  return newest;
}
