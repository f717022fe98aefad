import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { findErrorExamples } from '../../src/catalog/error-examples.ts';
import { listParams } from '../../src/catalog/reference.ts';
import { sampleJson } from '../../src/catalog/shortened-json.ts';
import { defaultServer } from '../support/server.ts';

describe('the errors that the reference tells', () => {
  const server = defaultServer();

  it.each(AREAS.map(({ name, endpoints }) => [name, endpoints as readonly Endpoint[]] as const))(
    'are those that %s answers: call, status and body',
    async (name, endpoints) => {
      const page = parseHTML(await (await server.get(`/docs/${name}`)).text()).document;
      const shown = [...page.querySelectorAll('.error-example')].map((one) => one.textContent ?? '');
      for (const endpoint of endpoints) {
        for (const { code, call, status, body } of await findErrorExamples(endpoint)) {
          const answer = await server.json(call);
          expect([call, answer.status, answer.body]).toEqual([call, status, body]);
          expect(shown.some((text) => text.includes(`${status} ${code}: ${call}`) && text.includes(sampleJson(body, 6)))).toBe(true);
        }
      }
    },
  );

  it('have a body for every parameter that is required or bounded, without asking anybody', async () => {
    for (const endpoint of AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[])) {
      const told = (await findErrorExamples(endpoint)).map(({ code }) => code);
      const own = listParams(endpoint).filter(({ inPath }) => !inPath);
      if (own.some(({ required }) => required)) expect(told, endpoint.path).toContain('missing_parameter');
      if (own.some(({ choices, maximum }) => choices || maximum)) expect(told, endpoint.path).toContain('invalid_parameter');
    }
  });
});
