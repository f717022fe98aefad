import { availableParallelism } from 'node:os';
import { env } from '../lib/env.ts';
import { createJaankariServer } from './server.ts';

/** How long calls under way may take after SIGTERM. */
const DRAIN_LIMIT_MS = 10_000;

const started = performance.now();
const { server, drain } = await createJaankariServer(env.DIST_DIR);

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') console.error(`Port ${env.PORT} is taken. Stop what uses it, or choose another: PORT=4322 npm start`);
  else console.error(error);
  process.exit(1);
});
server.listen(env.PORT, env.HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  if (env.RATE_LIMIT_OFF) console.log('Rate limits are off (RATE_LIMIT_OFF=1).');
  if (env.FETCH_ALLOW.length > 0) console.log(`Web fetch may also reach: ${env.FETCH_ALLOW.join(', ')} (FETCH_ALLOW).`);
  console.log(
    `Jaankari is at http://${env.HOST}:${port} (ready in ${Math.round(performance.now() - started)} ms, ${availableParallelism()} cores)`,
  );
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    console.log(`${signal}: finishing the calls under way.`);
    const limit = setTimeout(() => process.exit(1), DRAIN_LIMIT_MS);
    limit.unref();
    drain().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
