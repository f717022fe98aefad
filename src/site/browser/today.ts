// Marks today, by the reader's clock in India, on month sheets (`data-date`) and in calendars of a year (`data-month`, whose cells are days).
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
const mark = (cell: Element | null | undefined): void => {
  cell?.classList.add('today');
  cell?.setAttribute('aria-current', 'date');
};

mark(document.querySelector(`[data-date="${today}"]`));
for (const cell of document.querySelectorAll(`[data-month="${today.slice(0, 7)}"] td`))
  if (cell.textContent?.trim() === String(Number(today.slice(8)))) mark(cell);
