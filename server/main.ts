import { join } from 'node:path';
import { buildApp } from './app.ts';
import { createTimers } from './timers.ts';
import { createWorld } from './world.ts';

const { env } = process;
const built = join(import.meta.dirname, '..');

/** Answers the address. Not at the top level: what is compiled ahead cannot wait there. */
async function start(): Promise<string> {
  const app = await buildApp({
    world: createWorld({
      seed: env.SEED ? Number(env.SEED) : undefined,
      clock: env.CLOCK ? new Date(env.CLOCK) : undefined,
      accessSecret: env.ACCESS_TOKEN_SECRET,
      refreshSecret: env.REFRESH_TOKEN_SECRET,
      seedRows: env.SEED_ROWS ? Number(env.SEED_ROWS) : undefined,
      // Where the clock stands still, nothing can come later.
      timers: env.CLOCK ? undefined : createTimers(),
      hasReplies: env.CHAT_REPLIES !== 'off',
    }),
    log: env.LOG === 'true' ? process.stdout : undefined,
    client: join(built, 'client'),
    tools: join(built, 'tools'),
    enforceRules: env.AUTH === 'enforce',
    upstream: env.UPSTREAM_URL,
    corsOrigins: env.CORS_ORIGINS?.split(','),
  });

  const address = await app.listen({
    port: Number(env.PORT ?? 4000),
    host: env.HOST ?? '127.0.0.1',
  });
  process.stdout.write(
    `Frontdesk is open at ${address}\n  dashboard  ${address}/\n  GraphQL    ${address}/graphql\n  REST       ${address}/reference\n`,
  );

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  return address;
}

export const started = start();
