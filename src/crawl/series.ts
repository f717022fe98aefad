/** The newest row of each series, such as a place and fuel, or a currency. */
export function latestBySeries<Row extends { day: string }>(rows: readonly Row[], seriesOf: (row: Row) => string): Map<string, Row> {
  const newest = new Map<string, Row>();
  for (const row of rows) {
    const newestSoFar = newest.get(seriesOf(row));
    if (!newestSoFar || newestSoFar.day < row.day) newest.set(seriesOf(row), row);
  }
  return newest;
}
