// A board of one's own is loaded where there is one, or where somebody begins to make one: most visitors do neither.
const root = document.querySelector<HTMLElement>('[data-own-board]');
const load = (): void => void import('./board.ts');

if (document.documentElement.classList.contains('pinned')) load();
else root?.querySelector('details')?.addEventListener('toggle', load, { once: true });
// Until it is there, what is sent must not leave the page.
root?.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
