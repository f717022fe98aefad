/** Numbers distinct things from 1 in order of appearance, and creates each one's row once. */
export class Ids<Row> {
  readonly rows: Row[] = [];
  readonly #known = new Map<string, number>();

  of(key: string, make: (id: number) => Row): number {
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const id = this.rows.length + 1;
    this.#known.set(key, id);
    this.rows.push(make(id));
    return id;
  }
}
