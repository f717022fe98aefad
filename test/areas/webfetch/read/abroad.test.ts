import { expect, it } from 'vitest';
import { chooseLines } from '../../../../src/areas/webfetch/read/choose/choose.ts';
import { inspectReply } from '../../../../src/areas/webfetch/read/read.ts';

const RUSSIAN =
  'Дожди пришли на побережье на два дня раньше срока, и крестьяне начали сеять рис на нижних полях, как сообщили вчера власти края.';
const HINDI = 'तट पर बारिश तय दिन से दो दिन पहले पहुँची और किसानों ने निचले खेतों में धान बोना शुरू कर दिया, जैसा कल राज्य के अधिकारियों ने बताया था।';
const ENGLISH =
  'The rain came to the coast two days before the date, and the farmers began to sow rice in the lower fields, as the office said.';

/** What is chosen of a page on which all chances say that its side column is the content. */
function choose(sentence: string, [side, article] = [0.9, 0.05]): string {
  const text = Array.from({ length: 6 }, (_, at) => `<p>${sentence} ${sentence} ${at}</p>`).join('');
  const teasers = Array.from({ length: 4 }, (_, at) => `<p class="teaser">${at} ${sentence}</p>`).join('');
  const { outline, hints } = inspectReply({
    bytes: Buffer.from(`<html><body><div class="article">${text}</div><div class="sidebar">${teasers}</div></body></html>`),
    contentType: 'text/html; charset=utf-8',
    url: 'https://example.org/',
  });
  const chances = outline.lines.map(({ box }) => (box.key === 'p teaser' ? side : article));
  return [...chooseLines(outline.lines, chances, hints)].map(({ box }) => box.key).join();
}

it('a page in another language whose text Readability sees elsewhere is read as Readability reads it', () => {
  expect(choose(RUSSIAN)).toMatch(/^p ,/);
  expect(choose(ENGLISH)).toMatch(/^p teaser/);
});

it('in another alphabet Readability counts beside the trees, whose words are English', () => {
  const unsure: [number, number] = [0.7, 0.25];
  for (const sentence of [RUSSIAN, HINDI]) expect(choose(sentence, unsure)).toMatch(/^p ,/);
  expect(choose(ENGLISH, unsure)).toMatch(/^p teaser/);
});
