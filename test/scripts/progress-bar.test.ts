import { expect, it, vi } from 'vitest';
import { showProgress } from '../../scripts/progress.ts';
import { BEGUN, DONE, statusBody } from '../../src/server/build-status.ts';

const PAGES = { ...BEGUN, stage: 'pages', ofPages: 5400 };

/** What a terminal was sent. */
function terminal() {
  const written: string[] = [];
  return { written, stream: { write: (text: string) => written.push(text) > 0 } };
}

it('writes one line over and over in a terminal, with a bar, pages of pages and the seconds left', () => {
  const { written, stream } = terminal();
  const show = showProgress(stream);
  show({ ...BEGUN, stage: 'bundling pages' });
  show({ ...PAGES, pages: 1350, secondsLeft: 40 });
  show(DONE);
  expect(written).toEqual([
    '\r\x1b[KBuilding: bundling pages\r',
    '\r\x1b[K[######..................] Building: 1,350 of 5,400 pages, about 40 s left\r',
    '\r\x1b[KThe build is done\n',
  ]);
});

it('writes plain lines where there is no terminal: one for each stage and each tenth of the pages', () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const show = showProgress(undefined);
  show({ ...BEGUN, stage: 'bundling pages' });
  show({ ...BEGUN, stage: 'bundling pages', canMakePages: true });
  for (let pages = 0; pages <= 5400; pages += 60) show({ ...PAGES, pages });
  show({ ...BEGUN, state: 'failed', fault: 'it ended with code 1' });
  log.mockRestore();
  expect(lines).toHaveLength(1 + 11 + 1);
  expect(lines.slice(0, 3)).toEqual(['Building: bundling pages', 'Building: 0 of 5,400 pages', 'Building: 540 of 5,400 pages']);
  expect(lines.at(-1)).toBe('The build failed: it ended with code 1');
});

it('says the same to programs', () => {
  expect(JSON.parse(statusBody({ ...PAGES, pages: 1350, secondsLeft: 40 })).build).toEqual({
    state: 'running',
    stage: 'pages',
    pages: 1350,
    of_pages: 5400,
    seconds_left: 40,
  });
  expect(JSON.parse(statusBody(BEGUN)).build).toMatchObject({ state: 'running', of_pages: null, seconds_left: null });
  expect(JSON.parse(statusBody({ ...BEGUN, state: 'failed', fault: 'why' })).build).toEqual({ state: 'failed', error: 'why' });
  expect(JSON.parse(statusBody(DONE)).build).toEqual({ state: 'done' });
});
