import type { StandIn } from './stand-in.ts';

const page = (script: string) => `<!doctype html><title>Harms</title><body style="background:#00f"><script>${script}</script>`;

/** Pages that try to end who takes them: by what they throw, say, call themselves, hold, and do without end. */
export const HARMFUL_PAGES: StandIn['routes'] = {
  '/throws': page(
    `const get = () => { throw new Error('\\u001b[31m' + 'x'.repeat(200 * 2 ** 20)); };
     for (const one of [Element.prototype, HTMLElement.prototype]) Object.defineProperty(one, 'scrollHeight', { get });
     Element.prototype.getBoundingClientRect = get; window.scrollTo = get; window.scrollBy = get; Object.defineProperty(window, 'scrollY', { get });`,
  ),
  '/title': page(`document.title = 'x'.repeat(450 * 2 ** 20)`),
  '/says': page(`for (let at = 0; at < 10; at++) console.log('x'.repeat(100 * 2 ** 20) + at)`),
  '/arrays': page(
    `const kept = []; const fill = () => { for (let at = 0; at < 4; at++) kept.push(new Uint8Array(16 * 2 ** 20).fill(1)); setTimeout(fill, 5); }; fill();`,
  ),
  '/busy': page('onload = () => setTimeout(() => { for (;;); }, 50)'),
  '/small': page('document.title = "Small"'),
};
