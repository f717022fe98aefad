import { describe, expect, it } from 'vitest';
import { chooseLines } from '../../../../src/areas/webfetch/read/choose/choose.ts';
import { isEnglish } from '../../../../src/areas/webfetch/read/choose/language.ts';
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

it('is not read so where Readability sees the cards of a shop, which are no text', () => {
  const intro = `<p>${'Le barbecue à gaz séduit par sa simplicité, il est prêt en dix minutes et se range en hiver. '.repeat(2)}</p>`;
  const cards = Array.from({ length: 30 }, (_, at) => `<li><a href="/${at}">Modèle ${at}</a><p>En stock, 24 h</p></li>`).join('');
  const { outline, hints } = inspectReply({
    bytes: Buffer.from(`<html lang="fr"><body><div class="intro">${intro}</div><ul>${cards}</ul></body></html>`),
    contentType: 'text/html; charset=utf-8',
    url: 'https://example.org/',
  });
  for (const line of outline.lines) line.found = /En stock/.test(line.text);
  const chances = outline.lines.map(({ found }) => (found ? 0.1 : 0.8));
  expect([...chooseLines(outline.lines, chances, hints)].map(({ text }) => text).join()).toContain('Le barbecue à gaz');
});

it('in another alphabet Readability counts beside the trees, whose words are English', () => {
  const unsure: [number, number] = [0.7, 0.25];
  for (const sentence of [RUSSIAN, HINDI]) expect(choose(sentence, unsure)).toMatch(/^p ,/);
  expect(choose(ENGLISH, unsure)).toMatch(/^p teaser/);
});

describe('a text in another language', () => {
  const POLISH =
    'Deszcze przyszły na wybrzeże dwa dni wcześniej, a rolnicy zaczęli siać ryż na niższych polach, jak podały wczoraj władze kraju.';
  /** The lines that are kept of a page where trees take all for content alike. */
  function keep(body: string, title: string, chance = 0.7): string {
    const { outline, hints } = inspectReply({
      bytes: Buffer.from(`<html><head><title>${title}</title></head><body>${body}</body></html>`),
      contentType: 'text/html; charset=utf-8',
      url: 'https://example.org/',
    });
    const { lines } = outline;
    const kept = chooseLines(
      lines,
      lines.map(() => chance),
      hints,
    );
    return lines.flatMap((line) => (kept.has(line) ? [line.text] : [])).join('\n');
  }
  const paragraphs = (sentence: string, count: number, name = '') =>
    Array.from({ length: count }, (_, at) => `<p class="${name}">${sentence} ${at}</p>`).join('');

  it.each([
    ['Polish', POLISH, 'Deszcze przyszły wcześniej'],
    ['Russian', RUSSIAN, 'Дожди пришли раньше срока'],
    ['Hindi', HINDI, 'बारिश दो दिन पहले पहुँची'],
    ['English', ENGLISH, 'The rain came two days before'],
  ])('has its headline by the title, and none of the teasers beside it: %s', (language, sentence, title) => {
    const body = `<div class="page"><div class="story"><div class="big">${title}</div>${paragraphs(sentence, 8)}</div><div class="more">${paragraphs(`${sentence.slice(0, 90)} Obok`, 1, 'x')}</div></div>`;
    const kept = keep(body, `${title} | Gazeta`);
    expect(kept.includes('Obok')).toBe(language === 'English');
    if (language !== 'English') expect(kept.startsWith(`${title}\n`)).toBe(true);
  });

  it('has the paragraph between its headline and its text, and what is sure beside it', () => {
    const lead = `<p class="lead">${RUSSIAN}</p>`;
    const body = `<div><h1>Дожди пришли раньше</h1>${lead}<div class="text">${paragraphs(RUSSIAN, 6)}</div></div>`;
    expect(keep(body, 'Дожди пришли раньше')).toMatch(/^Дожди пришли раньше\nДожди пришли на побережье/);
    const sure = `<nav><a href="/">Start</a></nav><div class="story">${paragraphs(POLISH, 8)}</div><div class="box"><p>300 g mąki i dwa jajka</p></div>`;
    expect(keep(sure, 'Deszcze', 0.95)).toContain('300 g mąki');
    expect(keep(sure, 'Deszcze', 0.7)).not.toContain('300 g mąki');
  });

  it('keeps a table beside it that names its rows, and no calendar', () => {
    const row = (name: string, figure: string) => `<tr><td>${name}</td><td></td><td>${figure}</td></tr>`;
    const names = ['Jan Kowalski', 'Piotr Nowak', 'Adam Zielinski', 'Marek Wrona'];
    const results = `<table><tr><th>Zawodnik</th><th>1</th><th>Suma</th></tr>${names.map((name, at) => row(name, `${at}`)).join('')}</table>`;
    const days = `<table><tr><th>Pn</th><th>Wt</th></tr>${['5', '12', '19', '26'].map((day) => `<tr><td>${day}</td><td>${day}</td></tr>`).join('')}</table>`;
    const kept = keep(`<div><div class="story">${paragraphs(POLISH, 20)}</div><div class="side">${results}${days}</div></div>`, 'Deszcze');
    for (const name of names) expect(kept).toContain(name);
    expect(kept).not.toContain('Wt');
  });

  it('has no consent or poll of a form in it, unless the form is around the page', () => {
    const consent = `<form><p>Wyrażam zgodę na przetwarzanie danych przez wydawcę i jego spółki w kraju.</p></form>`;
    const text = paragraphs(POLISH, 8);
    expect(keep(`<div>${text}${consent}</div>`, 'Deszcze')).not.toContain('Wyrażam');
    expect(keep(`<form>${text}</form>`, 'Deszcze')).toContain('Deszcze');
  });
});

it('a page that says it is in English is, however few of its words it has', () => {
  const names = Array.from({ length: 40 }, (_, at) => ({
    text: `Model ${at} Blue 256 GB`,
    words: ['model', String(at), 'blue', '256', 'gb'],
  }));
  expect(isEnglish(names, 'en-IN')).toBe(true);
  for (const lang of ['', 'de', 'enm']) expect(isEnglish(names, lang), lang).toBe(false);
  const abroad = Array.from({ length: 40 }, () => ({ text: RUSSIAN, words: RUSSIAN.split(' ') }));
  expect(isEnglish(abroad, 'en')).toBe(false);
});

it('links beside a text count less, in other scripts much less, and stay where a page is mostly links', () => {
  const chosen = (sentence: string, isText: boolean, [text, link]: [number, number]) => {
    const paragraphs = Array.from({ length: 5 }, (_, at) => `<p>${sentence} ${at}</p>`).join('');
    const links = Array.from(
      { length: isText ? 3 : 30 },
      (_, at) => `<p class="more"><a href="/${at}">${sentence.slice(0, 40)} ${at}</a></p>`,
    ).join('');
    const { outline, hints } = inspectReply({
      bytes: Buffer.from(`<html><body><div class="a">${isText ? paragraphs : ''}</div><div class="b">${links}</div></body></html>`),
      contentType: 'text/html; charset=utf-8',
      url: 'https://example.org/',
    });
    const chances = outline.lines.map(({ box }) => (box.key === 'p more' ? link : text));
    return [...chooseLines(outline.lines, chances, hints)].some(({ box }) => box.key === 'p more');
  };
  expect(chosen(HINDI, true, [0.9, 0.8])).toBe(false);
  expect(chosen(ENGLISH, true, [0.9, 0.8])).toBe(true);
  expect(chosen(ENGLISH, true, [0.9, 0.52])).toBe(false);
  for (const sentence of [HINDI, ENGLISH]) expect(chosen(sentence, false, [0.9, 0.8])).toBe(true);
});

it('a text without spaces between words weighs as much as any other', () => {
  const sentence = '雨比预报早两天到达海岸，农民开始在低处的田里种稻子，州里的官员昨天这样说。';
  const { outline } = inspectReply({
    bytes: Buffer.from(`<p>${sentence}</p><p>04/10 07:43</p>`),
    contentType: 'text/html; charset=utf-8',
    url: 'https://example.org/',
  });
  expect(outline.lines.map(({ size }) => size)).toEqual([18, 4]);
});
