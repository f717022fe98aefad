import { NOT_KEPT } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { chartSvg } from './chart.ts';
import { drawnSigns } from './describe.ts';
import { birthChart, birthMatch, birthQuery, matchQuery } from './schema.ts';
import { type BirthChart, chartOf, matchOf } from './values.ts';

export const chart = defineEndpoint({
  path: '/astro',
  title: 'Birth chart',
  summary: 'Grahas, lagna, houses, divisional charts and Vimshottari dashas of a moment and a place. No predictions.',
  query: birthQuery,
  response: birthChart,
  cache: NOT_KEPT,
  errors: ['unknown_place'],
  examples: [
    { title: 'A birth in Nagpur', params: { date: '1990-01-15', time: '10:30', city: 'nagpur' } },
    {
      title: 'The chart drawn the South Indian way',
      params: { date: '1990-01-15', time: '10:30', city: 'chennai', style: 'south', format: 'svg' },
    },
    { title: 'Abroad', params: { date: '1990-01-15', time: '10:30', lat: '51.5074', lon: '-0.1278', tz: 'Europe/London' } },
  ],
  respond: async (call) => ({ status: 'ok' as const, api: 'astro' as const, ...chartOf(call) }),
  formats: {
    svg: {
      type: 'image/svg+xml; charset=utf-8',
      about: 'the chart as a drawing: varga and style say which and how',
      render: (body, { varga, style }) =>
        chartSvg(drawnSigns(body as BirthChart, varga === 'd1' ? 'D1' : varga === 'd9' ? 'D9' : 'D10'), style),
    },
  },
  table: (body) => body.grahas,
});

export const match = defineEndpoint({
  path: '/astro/match',
  tool: 'astro_match',
  title: 'Matching of two births',
  summary: 'Ashtakoota: the eight kootas of two births with points, what they are made of, and the rule.',
  query: matchQuery,
  response: birthMatch,
  cache: NOT_KEPT,
  examples: [
    {
      title: 'Two births in India',
      params: { groom_date: '1990-01-15', groom_time: '10:30', bride_date: '1992-06-02', bride_time: '21:05' },
    },
  ],
  respond: async (call) => ({ status: 'ok' as const, api: 'astro/match' as const, ...matchOf(call) }),
  table: (body) => body.kootas,
});
