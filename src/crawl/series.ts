/** The newest row of each series: of a place and fuel, of a currency. */
export function latestBySeries<Row extends { day: string }>(rows: readonly Row[], seriesOf: (row: Row) => string): Map<string, Row> {
  const newest = new Map<string, Row>();
  for (const row of rows) {
    const known = newest.get(seriesOf(row));
    if (!known || known.day < row.day) newest.set(seriesOf(row), row);
  }
  return newest;
}
