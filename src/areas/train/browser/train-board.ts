// The board of a station: from all its trains those that leave in the next hours, by where they go next.

const HOURS = 3;
const part = document.querySelector<HTMLElement>('[data-next-trains]');
const rows = [...document.querySelectorAll<HTMLTableRowElement>('[data-board] tr')];

/** The minute of the day, the weekday (0 Monday) and the day (YYYY-MM-DD) in India, so many minutes from now. */
function inIndia(ahead: number): { minute: number; weekday: number; day: string } {
  const at = new Date(Date.now() + (330 + ahead) * 60_000);
  return { minute: at.getUTCHours() * 60 + at.getUTCMinutes(), weekday: (at.getUTCDay() + 6) % 7, day: at.toISOString().slice(0, 10) };
}

/** Minutes until a row's train leaves, where it does so in the next hours; undefined where not. */
function minutesUntil(row: HTMLTableRowElement): number | undefined {
  const [hours, minutes] = (row.cells[2]?.textContent ?? '').split('.').map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours)) return undefined;
  const ahead = (hours * 60 + minutes - inIndia(0).minute + 1440) % 1440;
  const { weekday, day } = inIndia(ahead);
  const { days, from, to } = row.dataset;
  const runs = (!days || days[weekday] === '1') && (!from || from <= day) && (!to || day <= to);
  return ahead <= HOURS * 60 && runs ? ahead : undefined;
}

function headOf(next: string): HTMLTableRowElement {
  const row = document.createElement('tr');
  const head = document.createElement('th');
  head.scope = 'rowgroup';
  head.colSpan = 3;
  head.textContent = `Towards ${next}`;
  row.append(head);
  return row;
}

function show(): void {
  const soon = rows
    .flatMap((row) => {
      const ahead = minutesUntil(row);
      return ahead === undefined ? [] : [{ row, ahead }];
    })
    .sort((a, b) => a.ahead - b.ahead);
  const bodies = [...Map.groupBy(soon, ({ row }) => row.dataset.next ?? '')].map(([next, trains]) => {
    const body = document.createElement('tbody');
    const copies = trains.map(({ row }) => {
      const copy = row.cloneNode(true) as HTMLTableRowElement;
      copy.cells[1]?.remove();
      return copy;
    });
    body.append(headOf(next), ...copies);
    return body;
  });
  const table = part?.querySelector('table');
  for (const old of table?.querySelectorAll('tbody') ?? []) old.remove();
  table?.append(...bodies);
  const clock = part?.querySelector('[data-board-clock]');
  const { minute } = inIndia(0);
  if (clock) clock.textContent = `${String(Math.floor(minute / 60)).padStart(2, '0')}.${String(minute % 60).padStart(2, '0')}`;
  part?.toggleAttribute('hidden', soon.length === 0);
}

show();
setInterval(show, 60_000);
