import { expect, it } from 'vitest';
import fuel from '../../src/areas/fuel/area.ts';
import { listing } from '../../src/areas/fuel/endpoints.ts';
import { prebuiltFiles } from '../../src/catalog/prebuilt.ts';
import { recordInputs, trackInputs } from '../../src/kernel/inputs.ts';

trackInputs();

it('a build asks an endpoint once for all formats of a file, and each has the inputs of its own', async () => {
  let asked = 0;
  const counted: typeof listing = {
    ...listing,
    respond(params, call) {
      asked += 1;
      return listing.respond(params, call);
    },
  };
  const files = await prebuiltFiles([{ ...fuel, endpoints: [counted] }]);
  const kolkata = files.filter(({ path }) => path.startsWith('/fuel/city/kolkata.'));
  expect(kolkata.map(({ path }) => path)).toEqual(['/fuel/city/kolkata.json', '/fuel/city/kolkata.csv']);
  for (const { body } of kolkata) {
    const { result, inputs } = await recordInputs(body);
    expect(String(result)).toContain('Kolkata');
    expect(inputs).toContain('fuel.sqlite');
  }
  expect(asked).toBe(1);
  // Another file asks for itself.
  const mumbai = files.find(({ path }) => path === '/fuel/city/mumbai.json');
  expect(String(await mumbai?.body())).toContain('Mumbai');
  expect(asked).toBe(2);
});
