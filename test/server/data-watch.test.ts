import { afterAll, expect, it, onTestFinished } from 'vitest';
import { pricesIn, replaceFuelPrices } from '../support/fuel-prices.ts';
import { launchServer } from '../support/server.ts';
import { waitFor } from '../support/wait.ts';
import { workDir } from '../support/work-dir.ts';

// By hand, with the workers one after another: workers.test.ts.

const { path: dataDir, remove } = workDir({ data: ['.'] });
afterAll(remove);

it('DATA_WATCH=1: a snapshot that was replaced is served without a restart, no call fails, and no answer has two states', async () => {
  await replaceFuelPrices(dataDir, 100.5);
  const server = await launchServer({ DATA_WATCH: '1', DATA_DIR: dataDir });
  onTestFinished(() => server.stop());
  /**
   * As every client does: a kept connection that the server ends just as a request goes out on it is no answer, and the request is sent once more on
   * a new one (RFC 9112 9.3.1).
   */
  const asked = (path: string) =>
    server.json(path).catch((error: { cause?: { code?: string } }) => {
      if (error.cause?.code !== 'ECONNRESET') throw error;
      return server.json(path);
    });
  /** Asks over and over until an answer holds; every answer meanwhile is a whole one of one state. */
  const askUntil = (price: number, states: readonly number[]) =>
    waitFor(async () => {
      const { status, body } = await asked('/fuel?fuel=petrol');
      expect(status).toBe(200);
      const prices = pricesIn(body);
      expect(prices).toHaveLength(1);
      expect(states.map((one) => `"price":${one}`)).toContain(prices[0]);
      return prices[0] === `"price":${price}`;
    });

  await askUntil(100.5, [100.5]);
  await replaceFuelPrices(dataDir, 200.5);
  await askUntil(200.5, [100.5, 200.5]);
  await waitFor(() => /All workers are new/.test(server.output()));
});
