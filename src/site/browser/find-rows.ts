// Shows the rows of a table whose head or `data-names`, and those of a list whose text, has every word that is typed; a fold is open meanwhile.
/** Without accents and case; in Hindi with and without the dot below, ँ as ं. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase();

for (const input of document.querySelectorAll<HTMLInputElement>('[data-find-rows]')) {
  const part = input.closest<HTMLElement>('.table-part');
  const rows = [...(part?.querySelectorAll<HTMLElement>('tbody tr, .link-rows > li') ?? [])].map((row) => {
    const named =
      row instanceof HTMLTableRowElement ? `${row.cells[0]?.textContent} ${row.querySelector('th')?.textContent}` : row.textContent;
    return { row, words: fold(`${named} ${row.dataset.names ?? ''}`) };
  });
  const none = part?.querySelector<HTMLElement>('.none-found');
  const find = () => {
    const typed = fold(input.value).split(/\s+/).filter(Boolean);
    part?.toggleAttribute('data-finding', typed.length > 0);
    let shown = 0;
    for (const { row, words } of rows) {
      row.hidden = !typed.every((word) => words.includes(word));
      if (!row.hidden) shown += 1;
    }
    if (none) none.hidden = shown > 0;
  };
  input.addEventListener('input', find);
  if (input.value) find();
}

// A module, which a script that has drawn a list brings then.
export {};
