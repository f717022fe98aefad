import { expect, it } from 'vitest';
import { chooseLines } from '../../../../src/areas/webfetch/read/choose/choose.ts';
import { inspectReply } from '../../../../src/areas/webfetch/read/read.ts';

const RUSSIAN =
  'Дожди пришли на побережье на два дня раньше срока, и крестьяне начали сеять рис на нижних полях, как сообщили вчера власти края.';
const ENGLISH =
  'The rain came to the coast two days before the date, and the farmers began to sow rice in the lower fields, as the office said.';

/** What is chosen of a page on which all chances say that its side column is the content. */
function choose(sentence: string): string {
  const text = Array.from({ length: 6 }, (_, at) => `<p>${sentence} ${sentence} ${at}</p>`).join('');
  const side = Array.from({ length: 4 }, (_, at) => `<p class="teaser">${at} ${sentence}</p>`).join('');
  const { outline, hints } = inspectReply({
    bytes: Buffer.from(`<html><body><div class="article">${text}</div><div class="sidebar">${side}</div></body></html>`),
    contentType: 'text/html; charset=utf-8',
    url: 'https://example.org/',
  });
  const chances = outline.lines.map(({ box }) => (box.key === 'p teaser' ? 0.9 : 0.05));
  return [...chooseLines(outline.lines, chances, hints)].map(({ box }) => box.key).join();
}

it('a page in another language whose text Readability sees elsewhere is read as Readability reads it', () => {
  expect(choose(RUSSIAN)).toMatch(/^p ,/);
  expect(choose(ENGLISH)).toMatch(/^p teaser/);
});
