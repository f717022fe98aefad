import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/areas/webfetch/read/page/document.ts';

describe('nodes of a page that is read', () => {
  it('keep no map for listeners, which would take half of their memory', () => {
    const { body } = parseDocument('<p>x</p>');
    expect(() => body.addEventListener('click', () => undefined)).toThrow();
  });

  it.each([
    ['  a  b a\n', 'a b'],
    ['a', 'a'],
    [' ', ''],
  ])('have their class with each name once: %j', (given, written) => {
    const { body } = parseDocument(`<p class="${given}" id="i">x</p>`);
    const element = body.firstElementChild as Element;
    expect([element.getAttribute('class'), element.className, element.id]).toEqual([written, written, 'i']);
    expect(body.querySelectorAll('.a').length).toBe(written ? 1 : 0);
  });

  it('take a class that is set, changed and removed, also when they are copied', () => {
    const { body } = parseDocument('<p>x</p>');
    const element = body.firstElementChild as Element;
    expect([element.getAttribute('class'), element.hasAttribute('class')]).toEqual(['', false]);
    element.className = 'row head row';
    expect(element.outerHTML).toBe('<p class="row head">x</p>');
    element.setAttribute('class', 'row');
    expect([element.className, (element.cloneNode(true) as Element).className]).toEqual(['row', 'row']);
    element.removeAttribute('class');
    expect([element.className, element.outerHTML]).toEqual(['', '<p>x</p>']);
  });
});
