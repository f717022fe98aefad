import { describe, expect, it } from 'vitest';
import { dayLine, minutesOf } from '../../src/site/day-line.ts';

const DELHI = { rise: 412, set: 1044 };
const attributesOf = (svg: string, kind: string) =>
  [...svg.matchAll(new RegExp(`<(?:rect|line|text)[^>]*class="[^"]*${kind}[^"]*"[^>]*>`, 'g'))].map(([tag]) => tag);

describe('the drawn day', () => {
  it('reads minutes from clocks and from instants by the clock of their place', () => {
    expect([minutesOf('06:52'), minutesOf('2026-11-26T17:24:40+05:30'), minutesOf('nothing')]).toEqual([412, 1044, 0]);
  });

  it('puts daylight, spans and moments in per cent of the day', () => {
    const svg = dayLine({
      id: 'x',
      title: 'A day',
      suns: [DELHI],
      spans: [{ from: 720, to: 792, kind: 'avoid', label: 'Rahu Kaal 12:00 – 13:12' }],
      marks: [{ at: 360 }, { at: 360 }, { at: 400 }],
    });
    expect(attributesOf(svg, 'daylight')).toEqual(['<rect x="28.61%" width="43.89%" y="22" height="44" class="daylight"/>']);
    expect(attributesOf(svg, 'avoid')[0]).toContain('x="50%" width="5%"');
    expect(svg).toContain('<pattern id="x-hatch"');
    expect(attributesOf(svg, 'mark').map((mark) => /x1="([^"]*)/.exec(mark)?.[1])).toEqual(['25%', '27.78%']);
    expect(attributesOf(svg, 'span-label')[0]).toContain('x="52.5%" y="100" text-anchor="middle"');
  });

  it('takes several days for a run, and cuts what lies past its ends', () => {
    const svg = dayLine({ id: 'x', title: 'Two days', suns: [DELHI, DELHI], spans: [{ from: 1020, to: 4000, kind: 'run' }] });
    expect(attributesOf(svg, 'run')).toEqual(['<rect x="35.42%" width="64.58%" y="42" height="4" class="run"/>']);
    expect(attributesOf(svg, 'daylight')).toHaveLength(2);
  });

  it('writes no word of others as markup', () => {
    const svg = dayLine({ id: 'x', title: '"><script>', suns: [DELHI], marks: [{ at: 1, label: '<b>&' }] });
    expect(svg).toContain('aria-label="&quot;>&lt;script>"');
    expect(svg).toContain('>&lt;b>&amp;</text>');
  });
});
