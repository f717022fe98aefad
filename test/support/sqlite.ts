/** Is the optional sqlite3 driver with its native part here? Says so when it is not, so that a green run does not hide it. */
export const hasSqlite3: boolean = await import('sqlite3' as string).then(
  () => true,
  () => false,
);
if (!hasSqlite3) console.warn('SKIPPED: sqlite3 is not installed with its native part, so only the driver of Node itself is tested.');
