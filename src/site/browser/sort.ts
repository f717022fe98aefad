// Heads marked `data-sort` become buttons that sort their column: first click up, second down. Cells give their value by `data-value`, or are figures.
type Direction = 'ascending' | 'descending';

for (const table of document.querySelectorAll<HTMLTableElement>('table[data-sortable]')) {
  for (const head of table.querySelectorAll<HTMLTableCellElement>('th[data-sort]')) makeButton(table, head);
}

function makeButton(table: HTMLTableElement, head: HTMLTableCellElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sort';
  const mark = document.createElement('span');
  mark.className = 'sort-mark';
  button.append(...head.childNodes, mark);
  head.append(button);
  button.addEventListener('click', () => {
    const direction: Direction = head.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending';
    for (const other of table.querySelectorAll('th[aria-sort]')) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', direction);
    sortRows(table, head.cellIndex, direction);
  });
}

const toNumber = (text: string): number => Number(text.replaceAll(',', ''));

function sortRows(table: HTMLTableElement, column: number, direction: Direction): void {
  const body = table.tBodies[0];
  if (!body) return;
  const sign = direction === 'ascending' ? 1 : -1;
  const sortKey = (row: HTMLTableRowElement) => row.cells[column]?.dataset.value ?? row.cells[column]?.textContent?.trim() ?? '';
  const compare = (a: string, b: string) => {
    const [x, y] = [toNumber(a), toNumber(b)];
    return a !== '' && b !== '' && !Number.isNaN(x) && !Number.isNaN(y) ? x - y : a.localeCompare(b, 'en');
  };
  body.append(...[...body.rows].sort((a, b) => sign * compare(sortKey(a), sortKey(b))));
}
