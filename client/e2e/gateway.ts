import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const main = join(import.meta.dirname, '../../dist/server/main.js');

export interface Gateway {
  address: string;
  stop(): void;
}

/** Creates a stock of gateways with unchanged data. The next one starts while the last is in use. */
export function createStock(environment: NodeJS.ProcessEnv = {}) {
  const running = new Set<Gateway['stop']>();
  const close = () => {
    for (const stop of running) stop();
  };
  process.once('exit', close);

  /** Starts the built server on a free port. */
  async function start(): Promise<Gateway> {
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, ...environment, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const stop = () => {
      running.delete(stop);
      child.kill('SIGKILL');
    };
    running.add(stop);

    for await (const line of createInterface({ input: child.stdout })) {
      const [address] = /http:\S+/.exec(line) ?? [];
      if (address) return { address, stop };
    }
    throw new Error('The gateway ended before it was open.');
  }

  /** Starts a gateway. Its failure is reported to the test that takes it, not to one before. */
  function startSpare() {
    const gateway = start();
    gateway.catch(() => undefined);
    return gateway;
  }

  let next = startSpare();
  return {
    async take(): Promise<Gateway> {
      const gateway = await next;
      next = startSpare();
      return gateway;
    },
    close,
  };
}
